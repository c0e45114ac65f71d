import { isOnHold } from "#server/features/risk/risk.ts";
import { assessText, knownRiskOf } from "#server/features/safety/safety.ts";
import type { Handler } from "#server/platform/app.ts";
import { type Accepted, acceptQuestion } from "./accept-question.ts";
import { AnswerCost } from "./answer-cost.ts";
import { respondWithAnswer } from "./answer-response.ts";
import { isStopping, whileAccepting } from "./drain-answers.ts";
import { liveForDangerMax, overloaded } from "./live-limits.ts";
import type { QuestionRequest } from "./question-request.ts";
import { writeAnswer } from "./write-answer.ts";

/** C-23: accepts one question and answers it; the answer continues when the reader leaves. */
export const sendQuestion: Handler<"sendQuestion"> = async (context) => {
  const { answerId, begun } = await whileAccepting(context.app, () => acceptAndWrite(context));
  return begun ? respondWithAnswer(context, answerId, begun) : respondWithAnswer(context, answerId);
};

async function acceptAndWrite({ app, client, member, body }: Parameters<Handler<"sendQuestion">>[0]) {
  const accepted = await accept({ app, client, member, body });
  const { conversation, questionId, answerId, begun } = accepted;
  if (!begun) return { answerId };
  const { secondsLeft, judgement } = begun;
  const seal = await app.seals.of(app.database.db, client.id);
  const level = judgement.assessment.level;
  app.metrics?.asked(level);
  const { srq17AtMs } = judgement.assessment.next;
  const cost = new AnswerCost(app, client.id);
  const task = { app, client, member, seal, conversation, questionId, answerId, level, secondsLeft, cost };
  void writeAnswer({ ...task, judgement, risk: knownRiskOf(judgement), srq17AtMs, manner: body.manner });
  return { answerId, begun: { questionId, secondsLeft } };
}

async function accept(request: QuestionRequest): Promise<Accepted> {
  const { app, member } = request;
  await app.limits.take("questionByUser", String(member.id));
  if (isStopping(app) || app.live.size >= liveForDangerMax || (await isRefusedByLoad(request)))
    throw overloaded();
  return acceptQuestion(request);
}

/** A busy server takes nobody but members in danger: by what they write now, or by what they wrote before. */
async function isRefusedByLoad({ app, member, body }: QuestionRequest): Promise<boolean> {
  if (!app.load.isHigh) return false;
  const { level } = assessText(body.question ?? "", { atMs: Date.now() });
  return level < 2 && !(await isOnHold(app.database.db, member));
}
