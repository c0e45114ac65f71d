import { and, asc, eq, sql } from "drizzle-orm";
import { type Tx, transact } from "#server/db/db.ts";
import { expertApplications } from "#server/db/tables/application.ts";
import { clients } from "#server/db/tables/client.ts";
import type { App } from "#server/platform/app.ts";
import {
  type Application,
  type ApplicationState,
  emailMarkOf,
  type Opener,
  openApplication,
} from "./details.ts";
import { mailApplicant } from "./mails.ts";

/**
 * Returns all applications in one state, oldest first, each with the client it was sent to. Used by the operator's
 * commands.
 */
export async function applicationsIn(
  opener: Opener,
  state: ApplicationState,
): Promise<(Application & { client: string })[]> {
  const rows = await opener.db
    .select({ row: expertApplications, client: clients.username })
    .from(expertApplications)
    .innerJoin(clients, eq(clients.id, expertApplications.clientId))
    .where(eq(expertApplications.state, state))
    .orderBy(asc(expertApplications.id));
  return Promise.all(
    rows.map(async ({ row, client }) => ({ ...(await openApplication(opener, row)), client })),
  );
}

/** Decides on an application and mails the applicant. Returns false if it does not exist or already has this state. */
export async function decide(app: App, id: number, state: "accepted" | "declined"): Promise<boolean> {
  return transact(app.database.db, async (tx) => {
    const [decided] = await tx
      .update(expertApplications)
      .set({ state, stateAt: sql`app_now()` })
      .where(and(eq(expertApplications.id, id), sql`${expertApplications.state} <> ${state}`))
      .returning({ id: expertApplications.id });
    if (!decided) return false;
    await app.queue.enqueue(tx, mailApplicant, { applicationId: id, state });
    return true;
  });
}

async function ofAddress({ db, seals }: Opener, clientId: number, email: string) {
  const seal = await seals.of(db, clientId);
  return and(
    eq(expertApplications.clientId, clientId),
    eq(expertApplications.emailMark, emailMarkOf(seal, email)),
  );
}

/** Returns all applications sent to a client from a (verified) email address, for the data export. */
export async function applicationsOf(
  opener: Opener,
  clientId: number,
  email: string,
): Promise<Application[]> {
  const rows = await opener.db
    .select()
    .from(expertApplications)
    .where(await ofAddress(opener, clientId, email))
    .orderBy(asc(expertApplications.id));
  return Promise.all(rows.map((row) => openApplication(opener, row)));
}

/** Deletes all applications sent from a (verified) email address when its account is erased. */
export async function eraseApplications(
  tx: Pick<Tx, "delete">,
  opener: Opener,
  clientId: number,
  email: string,
): Promise<void> {
  await tx.delete(expertApplications).where(await ofAddress(opener, clientId, email));
}
