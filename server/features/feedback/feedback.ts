import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#server/db/db.ts";
import { clients } from "#server/db/tables/client.ts";
import { feedback } from "#server/db/tables/feedback.ts";
import type { App } from "#server/platform/app.ts";
import type { Seals } from "#server/platform/security/seal.ts";

type Owner = { id: number; clientId: number };

/** The place (AES-GCM associated data) that a member's feedback is sealed to. */
export const feedbackPlace = (userId: number): string => `feedback:${userId}`;

const own = ({ id, clientId }: Owner) => and(eq(feedback.clientId, clientId), eq(feedback.userId, id));

/** Returns the member's own feedback messages, oldest first, for the data export. */
export async function feedbackOf(app: App, member: Owner): Promise<{ message: string; createdAt: Date }[]> {
  const { db } = app.database;
  const rows = await db.select().from(feedback).where(own(member)).orderBy(asc(feedback.id));
  const seal = await app.seals.of(db, member.clientId);
  return rows.map(({ messageSealed, createdAt }) => ({
    message: seal.open(messageSealed, feedbackPlace(member.id)),
    createdAt,
  }));
}

/** Returns the newest feedback messages of all clients for the operator, without their authors. */
export async function newestFeedback(
  { db, seals }: { db: Db; seals: Seals },
  most: number,
): Promise<{ client: string; message: string; createdAt: Date }[]> {
  const rows = await db
    .select({ row: feedback, client: clients.username })
    .from(feedback)
    .innerJoin(clients, eq(clients.id, feedback.clientId))
    .orderBy(desc(feedback.id))
    .limit(most);
  return Promise.all(
    rows.map(async ({ row, client }) => {
      const seal = await seals.of(db, row.clientId);
      const message = seal.open(row.messageSealed, feedbackPlace(row.userId));
      return { client, message, createdAt: row.createdAt };
    }),
  );
}

/** Returns how many feedback messages each client's members sent in the last day. */
export async function feedbackOfLastDay(
  db: Pick<Db, "execute">,
): Promise<{ client: string; count: number }[]> {
  const { rows } = await db.execute<{ client: string; count: number }>(sql`
    select c.name as client, count(*)::int as count from feedback f join clients c on c.id = f.client_id
    where f.created_at > app_now() - interval '1 day' group by c.id order by c.id`);
  return rows;
}
