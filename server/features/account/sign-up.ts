import { transact } from "#server/db/db.ts";
import { signUps, users } from "#server/db/tables/user.ts";
import { isGuessable } from "#server/features/password/password.ts";
import type { Handler } from "#server/platform/app.ts";
import { fail, orNotFound } from "#server/platform/failure.ts";
import { hashPassword } from "#server/platform/security/secrets.ts";
import { registerTexts } from "#texts/account/register.ts";
import { verifyTexts } from "#texts/account/verify.ts";
import { clientOfForm, findUser, giveHandle } from "./account.ts";
import { sendVerification } from "./verification.ts";

/**
 * C-04: signs up. A known address gets the same answer, and its owner gets a mail that says so (S-21). Whoever is told
 * that a mail is on its way gets it; too many sign-ups with one address, known or not, are refused instead.
 */
export const signUp: Handler<"signUp"> = async ({
  app,
  client: pageClient,
  body,
  address,
  request,
  reply,
}) => {
  const client = await clientOfForm(app, pageClient, body.username, request.headers["x-client"]);
  await app.limits.take("signUpByAddress", address);
  await app.limits.take("signUpByAsker", `${body.email}:${address}`, "too_many_mails");
  await app.limits.take("signUpByRecipient", body.email, "too_many_mails");
  if (await isGuessable(body.password, client)) {
    throw fail("invalid", { fields: { password: [registerTexts.passwordCommon] } });
  }
  const passwordHash = await hashPassword(body.password);
  const signUpId = await transact(app.database.db, async (tx) => {
    const { name, phone, email } = body;
    await tx
      .insert(users)
      .values({ clientId: client.id, email, name, phone, passwordHash })
      .onConflictDoNothing();
    const user = orNotFound(await findUser(tx, client.id, email));
    const [made] = await tx
      .insert(signUps)
      .values({ clientId: client.id, userId: user.id, name, phone, passwordHash })
      .returning({ id: signUps.id });
    const { id } = orNotFound(made);
    await app.queue.enqueue(tx, sendVerification, { userId: user.id, signUpId: id });
    return id;
  });
  const sign_up = await giveHandle(app, client.id, signUpId, reply);
  return { status: "pending", message: verifyTexts.created, sign_up };
};
