import type { Manner } from "#rules/answer-versions.ts";
import type { RiskLevel } from "#rules/safety/types.ts";
import type { ModelFacts } from "#server/external/model/model.ts";
import type { Conversation } from "#server/features/conversation/conversation.ts";
import type { Judgement } from "#server/features/safety/safety.ts";
import type { App, Client, Member } from "#server/platform/app.ts";
import type { ClientSeal } from "#server/platform/security/seal.ts";
import type { AnswerCost } from "./answer-cost.ts";

/** What an answer is written from, as known when its question was accepted. */
export type AnswerTask = {
  app: App;
  client: Client;
  member: Member;
  seal: ClientSeal;
  conversation: Conversation;
  questionId: number;
  answerId: number;
  level: RiskLevel;
  risk: NonNullable<ModelFacts["risk"]>;
  /** The judgement from which `level` and `risk` were made. */
  judgement: Judgement;
  /** When a screening of the last 30 days showed thoughts of ending one's life. */
  srq17AtMs: number | undefined;
  secondsLeft: number;
  cost: AnswerCost;
  /** How the member wants a new version of an answer to be. */
  manner: Manner | undefined;
};
