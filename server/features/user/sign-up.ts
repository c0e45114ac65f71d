import { transact } from "#server/db/db.ts";
import { signUps, users } from "#server/db/tables/user.ts";
import { mayMail } from "#server/features/mail/mail.ts";
import type { Handler } from "#server/platform/app.ts";
import { fail, orNotFound } from "#server/platform/failure.ts";
import { hashPassword } from "#server/platform/secrets.ts";
import { registerTexts } from "#texts/register.ts";
import { verifyTexts } from "#texts/verify.ts";
import { handleOf } from "./sign-up-handle.ts";
import { clientOfForm, findUser, isGuessable } from "./user.ts";
import { sendVerification } from "./verification.ts";

/** C-04: signs up. A known address gets the same answer, and its owner gets a mail that says so (S-21). */
export const signUp: Handler<"signUp"> = async ({ app, client: pageClient, body, address, request }) => {
  const client = await clientOfForm(app, pageClient, body.username, request.headers["x-client"]);
  await app.limits.take("signUpByAddress", address);
  if (await isGuessable(body.password, client)) {
    throw fail("invalid", { fields: { password: [registerTexts.passwordCommon] } });
  }
  const passwordHash = await hashPassword(body.password);
  const isMailed = await mayMail(app, body.email, address);
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
    if (isMailed) await app.queue.enqueue(tx, sendVerification, { userId: user.id, signUpId: id });
    return id;
  });
  const sign_up = await handleOf(app, client.id, signUpId);
  return { status: "pending", message: verifyTexts.created, sign_up };
};
