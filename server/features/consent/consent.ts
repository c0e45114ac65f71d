import { createHash } from "node:crypto";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { ConsentRow } from "#contract/consent.ts";
import type { Db, Tx } from "#server/db/db.ts";
import { consents, users } from "#server/db/tables/user.ts";
import type { App, Client, Member } from "#server/platform/app.ts";
import { fail } from "#server/platform/failure.ts";
import { consentTexts, consentWording } from "#texts/consent.ts";

export type ConsentKind = "terms" | "health_data" | "ai_provider";
const consentKinds = ["terms", "health_data", "ai_provider"] as const satisfies ConsentKind[];

/** Hash of the wording shown today; a consent to another wording, or to another provider, does not count. */
function wordingHash(app: App, client: Client, kind: ConsentKind): string {
  return createHash("sha256")
    .update(wordingOf(app, client, kind))
    .digest("hex");
}

/** The consent text as it is shown and hashed today. */
const wordingOf = (app: App, client: Client, kind: ConsentKind): string =>
  consentWording(kind, client.name.toUpperCase(), app.config.llm?.providerName ?? "");

/** Returns a member's consents that are in force. */
export async function givenConsents(db: Pick<Db, "select">, app: App, client: Client, userId: number) {
  const rows = await db
    .select({
      kind: consents.kind,
      version: consents.version,
      textHash: consents.textHash,
      givenAt: consents.givenAt,
    })
    .from(consents)
    .where(and(eq(consents.clientId, client.id), eq(consents.userId, userId), isNull(consents.withdrawnAt)));
  return rows.filter((row) => row.textHash === wordingHash(app, client, row.kind));
}

/**
 * Returns every kind of consent with its current text and all its records, newest first. The provider consent is
 * included only if a provider is in use; `whole` also includes records of earlier ones.
 */
export async function consentsOf(
  db: Pick<Db, "select">,
  app: App,
  client: Client,
  userId: number,
  { whole = false } = {},
): Promise<ConsentRow[]> {
  const rows = await db
    .select()
    .from(consents)
    .where(and(eq(consents.clientId, client.id), eq(consents.userId, userId)))
    .orderBy(desc(consents.id));
  return consentKinds.flatMap((kind) => {
    const records = rows.filter((row) => row.kind === kind);
    const isAsked = kind !== "ai_provider" || app.config.llm !== undefined;
    if (!isAsked && !(whole && records.length > 0)) return [];
    const hash = wordingHash(app, client, kind);
    const inForce = records.find((row) => row.textHash === hash && row.withdrawnAt === null);
    return {
      kind,
      text: isAsked ? wordingOf(app, client, kind) : "",
      version: consentTexts.version,
      given_at: inForce?.givenAt.toISOString() ?? null,
      records: records.map(({ version, givenAt, withdrawnAt }) => ({
        version,
        given_at: givenAt.toISOString(),
        withdrawn_at: withdrawnAt?.toISOString() ?? null,
      })),
    };
  });
}

/** Records newly given consents and withdraws those that were taken back. */
export async function recordConsents(
  tx: Tx,
  app: App,
  client: Client,
  userId: number,
  wishes: Partial<Record<ConsentKind, boolean>>,
): Promise<void> {
  // Serialises two concurrent taps, so that the second finds what the first recorded.
  await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.clientId, client.id), eq(users.id, userId)))
    .for("no key update");
  const given = await givenConsents(tx, app, client, userId);
  for (const kind of consentKinds) {
    const wish = wishes[kind];
    const inForce = given.some((row) => row.kind === kind);
    if (wish === undefined || wish === inForce) continue;
    await tx
      .update(consents)
      .set({ withdrawnAt: sql`app_now()` })
      .where(
        and(
          eq(consents.clientId, client.id),
          eq(consents.userId, userId),
          eq(consents.kind, kind),
          isNull(consents.withdrawnAt),
        ),
      );
    if (wish) {
      const textHash = wordingHash(app, client, kind);
      await tx
        .insert(consents)
        .values({ clientId: client.id, userId, kind, version: consentTexts.version, textHash });
    }
  }
}

/** Withdraws all consents of an account whose owner turned out to be somebody else, or may have been. */
export async function voidConsents(tx: Tx, user: { id: number; clientId: number }): Promise<void> {
  await tx
    .update(consents)
    .set({ withdrawnAt: sql`app_now()` })
    .where(
      and(eq(consents.clientId, user.clientId), eq(consents.userId, user.id), isNull(consents.withdrawnAt)),
    );
}

/** The consents that a screening needs: its answers are health data, and no AI provider reads them. */
export const screeningConsents = ["terms", "health_data"] as const satisfies ConsentKind[];

/** Returns which of these consents of a member are not in force. */
export async function missingConsents<K extends ConsentKind>(
  db: Pick<Db, "select">,
  app: App,
  client: Client,
  member: Member,
  needed: readonly K[],
): Promise<K[]> {
  const given = await givenConsents(db, app, client, member.id);
  return needed.filter((kind) => !given.some((row) => row.kind === kind));
}

/**
 * Fails with the consents that are missing for a conversation: terms, health data, and the AI provider if texts go to
 * one (S-20).
 */
export async function requireConversationConsents(
  db: Pick<Db, "select">,
  app: App,
  client: Client,
  member: Member,
): Promise<void> {
  const given = await givenConsents(db, app, client, member.id);
  refuseMissing(
    app,
    given.map((row) => row.kind),
  );
}

/** The same check from hashes of consented wordings that the caller has already read. */
export function requireConversationHashes(app: App, client: Client, hashes: string[]): void {
  refuseMissing(
    app,
    consentKinds.filter((kind) => hashes.includes(wordingHash(app, client, kind))),
  );
}

function refuseMissing(app: App, given: ConsentKind[]): void {
  const needed = consentKinds.filter((kind) => kind !== "ai_provider" || app.config.llm);
  const needs = needed.filter((kind) => !given.includes(kind));
  if (needs.length > 0) throw fail("consent_required", { beside: { needs } });
}
