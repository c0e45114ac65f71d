import { usableWith } from "#rules/usable-balance.ts";
import { conversations } from "#server/db/tables/conversation.ts";
import { readSaldo } from "#server/features/balance/balance.ts";
import { requireConversationConsents } from "#server/features/consent/consent.ts";
import { requireExpert } from "#server/features/expert/expert.ts";
import type { Handler } from "#server/platform/app.ts";
import { fail } from "#server/platform/failure.ts";
import { newCode } from "#server/platform/security/secrets.ts";
import { defaultTopic, topicPlace } from "./conversation.ts";

/** C-22: creates a conversation, always active (S-09); the meter starts with its first question, not here. */
export const createConversation: Handler<"createConversation"> = async ({ app, client, member, body }) => {
  const { db } = app.database;
  await app.limits.take("conversationByUser", String(member.id));
  await requireExpert(app, client, body.expert_id);
  await requireConversationConsents(db, app, client, member);
  const saldo = await readSaldo(app, member);
  if (usableWith(saldo, body.expert_id) === 0 && saldo.state !== "held") throw fail("saldo_empty");
  const code = newCode();
  const seal = await app.seals.of(db, client.id);
  await db.insert(conversations).values({
    clientId: client.id,
    userId: member.id,
    expertId: body.expert_id,
    code,
    promptId: body.prompt_id,
    topicSealed: body.topic && body.topic !== defaultTopic ? seal.seal(body.topic, topicPlace(code)) : null,
  });
  return { status: "success", data: code };
};
