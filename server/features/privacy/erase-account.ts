import { transact } from "#server/db/db.ts";
import { stopAnswersOf } from "#server/features/conversation/conversation.ts";
import { requireConfirmation } from "#server/features/password/password.ts";
import type { Handler } from "#server/platform/app.ts";
import { fail } from "#server/platform/failure.ts";
import { closeAccount } from "./close-account.ts";

/**
 * from this moment nobody can sign in, nothing of the account can be read, and its email address can sign up
 * again. A job removes the many rows right after; ledger, orders and consents stay under a number only.
 */
export const eraseAccount: Handler<"eraseAccount"> = async ({ app, client, member, body }) => {
  await requireConfirmation(app, member, body.password, { orRecent: false });
  const { db } = app.database;
  const seal = await app.seals.of(db, client.id);
  await app.limits.take("erasureByRecipient", seal.mark(`erasure:${member.email}`));
  // Found before, so that the farewell is not among them.
  const { folder } = app.external.mail;
  const mails = (await folder?.find(member.email)) ?? [];
  const closed = await transact(db, (tx) => closeAccount(app, tx, member));
  // Another tab was faster: the session was deleted with the account.
  if (!closed) throw fail("unauthenticated");
  // What is left of them goes after seven days in any case.
  await folder
    ?.remove(mails)
    .catch((err: unknown) => app.log.warn({ err }, "mails of an erased account are still in the outbox"));
  await stopAnswersOf(app, member, closed.conversationIds);
  return { status: "success" };
};
