import { and, eq, gt, sql } from "drizzle-orm";
import type { Body } from "#contract/schemas.ts";
import { isAdultOn } from "#rules/application.ts";
import { dayInJakarta } from "#rules/day.ts";
import { type Db, type Tx, transact } from "#server/db/db.ts";
import { expertApplications } from "#server/db/tables/application.ts";
import { offeredService } from "#server/features/expert/expert.ts";
import { mayMail } from "#server/features/mail/mail.ts";
import { assessText, noteTextRisk, noticeBeside } from "#server/features/safety/safety.ts";
import type { App, Client, Handler } from "#server/platform/app.ts";
import { fail, orNotFound } from "#server/platform/failure.ts";
import { joinTexts } from "#texts/join-expert.ts";
import { applicationPlace, type Details, emailMarkOf } from "./details.ts";
import { mailApplicant, mailOperator } from "./mails.ts";

/** C-52 (B-286): receives an application, without a login. Sending the same one again within a day changes nothing. */
export const joinExpert: Handler<"joinExpert"> = async ({ app, client, body, address }) => {
  await app.limits.take("applicationByAddress", address);
  await requireAdult(app.database.db, body.birth_date);
  const serviceId = await requireService(app, client, body);
  const { skills: _, kontak, ...rest } = body;
  const details: Details = { ...rest, biography: body.biography.trim(), kontak: kontak || null };
  const assessment = assessText(details.biography, { atMs: Date.now() });
  const seal = await app.seals.of(app.database.db, client.id);
  const row = {
    clientId: client.id,
    serviceId,
    detailsSealed: seal.seal(JSON.stringify(details), applicationPlace(client.id)),
    emailMark: emailMarkOf(seal, details.email),
    contentMark: seal.mark(JSON.stringify(details)),
  };
  await transact(app.database.db, async (tx) => {
    const earlier = await marksOfLastDay(tx, row);
    if (earlier.includes(row.contentMark)) return;
    const [made] = await tx.insert(expertApplications).values(row).returning({ id: expertApplications.id });
    const { id: applicationId } = orNotFound(made);
    await noteTextRisk(tx, seal, { clientId: client.id, userId: null, source: "application" }, assessment);
    await app.queue.enqueue(tx, mailOperator, { applicationId });
    // An applicant who corrects an earlier application already knows that it arrived. `mayMail` keeps the form from
    // flooding somebody else's inbox.
    if (earlier.length === 0 && (await mayMail(app, details.email, address)))
      await app.queue.enqueue(tx, mailApplicant, { applicationId, state: "received" });
  });
  const safety = noticeBeside(assessment);
  return { status: "success", message: joinTexts.received, ...(safety ? { safety } : {}) };
};

/**
 * Returns the content hashes of all applications from an email address in the last day. The lock serialises submissions
 * from one address.
 */
async function marksOfLastDay(
  tx: Tx,
  { clientId, emailMark }: { clientId: number; emailMark: string },
): Promise<string[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${emailMark}, ${clientId}))`);
  const rows = await tx
    .select({ contentMark: expertApplications.contentMark })
    .from(expertApplications)
    .where(
      and(
        eq(expertApplications.clientId, clientId),
        eq(expertApplications.emailMark, emailMark),
        gt(expertApplications.createdAt, sql`app_now() - interval '1 day'`),
      ),
    );
  return rows.map(({ contentMark }) => contentMark);
}

async function requireAdult(db: Db, birthDate: string): Promise<void> {
  const { rows } = await db.execute<{ now: string }>(sql`select app_now() as now`);
  if (!isAdultOn(birthDate, dayInJakarta(new Date(orNotFound(rows[0]).now))))
    throw fail("invalid", { fields: { birth_date: [joinTexts.birthWrong] } });
}

/**
 * B-281: returns the id of the service with this name that the client offers; fails if the form gives a different
 * service id.
 */
async function requireService(app: App, client: Client, body: Body<"joinExpert">): Promise<number> {
  const service = await offeredService(app, client, body.layanan);
  if (!service || (body.skills !== undefined && body.skills !== service.id))
    throw fail("invalid", { fields: { layanan: [joinTexts.serviceWrong] } });
  return service.id;
}
