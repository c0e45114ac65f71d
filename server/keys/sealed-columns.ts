import { applicationPlace } from "#server/features/application/details.ts";
import {
  attachedPlace,
  messagePlace,
  riskPlace,
  summaryPlace,
  titlePlace,
  topicPlace,
} from "#server/features/conversation/conversation.ts";
import { feedbackPlace } from "#server/features/feedback/feedback.ts";
import { farewellPlace } from "#server/features/privacy/say-farewell.ts";
import { eventPlace, statePlace } from "#server/features/risk/risk.ts";
import { planPlace } from "#server/features/safety/safety-plan.ts";
import { factorPlace } from "#server/features/second-factor/second-factor.ts";
import { srqPlace } from "#server/features/srq/srq.ts";
import { surveyPlace } from "#server/features/survey/survey.ts";
import { idempotencyPlace } from "#server/platform/http/idempotency.ts";

/** A row as the database gives it: numbers and names by which its sealed columns are bound to their place. */
export type PlacedRow = Record<string, unknown>;

type SealedTable = {
  /** The key by which the table is walked through. */
  key: string;
  /** Other columns that the places are made of. */
  reads: readonly string[];
  /** The place (AES-GCM associated data) of each sealed column. */
  places: Readonly<Record<string, (row: PlacedRow) => string>>;
};

const ofUser = (place: (userId: number) => string) => (row: PlacedRow) => place(Number(row.user_id));
const ofConversation = (place: (conversationId: number) => string) => (row: PlacedRow) =>
  place(Number(row.conversation_id));
const ofCode = (place: (code: string) => string) => (row: PlacedRow) => place(String(row.code));
const idOrNull = (value: unknown) => (value === null ? null : Number(value));

/** THE TABLE OF SEALED COLUMNS. A test compares it with the schema, so that a rotation cannot forget one. */
export const sealedTables: Readonly<Record<string, SealedTable>> = {
  messages: {
    key: "id",
    reads: ["conversation_id"],
    places: {
      body_sealed: ofConversation(messagePlace),
      attached_sealed: ofConversation(attachedPlace),
      risk_sealed: ofConversation(riskPlace),
    },
  },
  conversations: {
    key: "id",
    reads: ["code"],
    places: {
      title_sealed: ofCode(titlePlace),
      topic_sealed: ofCode(topicPlace),
      summary_sealed: ofCode(summaryPlace),
    },
  },
  safety_events: {
    key: "id",
    reads: ["user_id", "message_id"],
    places: {
      event_sealed: (row) =>
        eventPlace({ userId: idOrNull(row.user_id), messageId: idOrNull(row.message_id) }),
    },
  },
  safety_states: { key: "user_id", reads: [], places: { state_sealed: ofUser(statePlace) } },
  safety_plans: { key: "user_id", reads: [], places: { plan_sealed: ofUser(planPlace) } },
  srq_results: {
    key: "id",
    reads: ["user_id", "version"],
    places: {
      result_sealed: (row) => srqPlace({ userId: Number(row.user_id), version: String(row.version) }),
    },
  },
  surveys: { key: "id", reads: ["user_id"], places: { answers_sealed: ofUser(surveyPlace) } },
  feedback: { key: "id", reads: ["user_id"], places: { message_sealed: ofUser(feedbackPlace) } },
  expert_applications: {
    key: "id",
    reads: ["client_id"],
    places: { details_sealed: (row) => applicationPlace(Number(row.client_id)) },
  },
  second_factors: { key: "id", reads: ["user_id"], places: { secret_sealed: ofUser(factorPlace) } },
  users: { key: "id", reads: [], places: { farewell_sealed: (row) => farewellPlace(Number(row.id)) } },
  idempotency_keys: {
    key: "id",
    reads: ["user_id", "call", "key"],
    places: {
      answer_sealed: (row) =>
        idempotencyPlace({ userId: Number(row.user_id), call: String(row.call), key: String(row.key) }),
    },
  },
};
