import type { Body } from "#contract/schemas.ts";
import type { Db } from "#server/db/db.ts";
import type { expertApplications } from "#server/db/tables/voices.ts";
import type { Seals } from "#server/platform/seal.ts";

/** E-40 as it is sealed. */
export type Details = Omit<Body<"joinExpert">, "skills" | "kontak"> & { kontak: "Ya" | "Tidak" | null };

type Row = typeof expertApplications.$inferSelect;
export type ApplicationState = Row["state"];
export type Application = { id: number; state: ApplicationState; createdAt: Date; details: Details };

/** Where an application is sealed to. */
export const applicationPlace = (clientId: number): string => `application:${clientId}`;

/** What opens sealed rows: the app, or a command. */
export type Opener = { db: Db; seals: Seals };

/** What finds the applications of an address again. */
export const emailMarkOf = (seal: { mark: (text: string) => string }, email: string): string =>
  seal.mark(`application:${email}`);

/** An application with what was sealed of it. */
export async function openApplication({ db, seals }: Opener, row: Row): Promise<Application> {
  const seal = await seals.of(db, row.clientId);
  const details = JSON.parse(seal.open(row.detailsSealed, applicationPlace(row.clientId)));
  return { id: row.id, state: row.state, createdAt: row.createdAt, details };
}
