import type { Body } from "#contract/schemas.ts";
import type { Db } from "#server/db/db.ts";
import type { expertApplications } from "#server/db/tables/application.ts";
import type { Seals } from "#server/platform/security/seal.ts";

/** The fields of an application (E-40) in the form in which they are encrypted. */
export type Details = Omit<Body<"joinExpert">, "skills" | "kontak"> & { kontak: "Ya" | "Tidak" | null };

type Row = typeof expertApplications.$inferSelect;
export type ApplicationState = Row["state"];
export type Application = { id: number; state: ApplicationState; createdAt: Date; details: Details };

/** The place (AES-GCM associated data) that application details are sealed to. */
export const applicationPlace = (clientId: number): string => `application:${clientId}`;

/** What is needed to decrypt sealed rows; both the app and a command can provide it. */
export type Opener = { db: Db; seals: Seals };

/** Returns the keyed hash by which the applications of an email address are found again. */
export const emailMarkOf = (seal: { mark: (text: string) => string }, email: string): string =>
  seal.mark(`application:${email}`);

/** Returns an application with its details decrypted. */
export async function openApplication({ db, seals }: Opener, row: Row): Promise<Application> {
  const seal = await seals.of(db, row.clientId);
  const details = JSON.parse(seal.open(row.detailsSealed, applicationPlace(row.clientId)));
  return { id: row.id, state: row.state, createdAt: row.createdAt, details };
}
