import { and, eq, gte, isNotNull, or } from "drizzle-orm";
import { isBlank } from "#rules/blank.ts";
import { type Tx, transact } from "#server/db/db.ts";
import { conversations, messages } from "#server/db/tables/conversation.ts";
import { safetyEvents } from "#server/db/tables/safety.ts";
import { givenConsents } from "#server/features/consent/consent.ts";
import { personaOf } from "#server/features/expert/expert.ts";
import { assessText } from "#server/features/safety/safety.ts";
import { noteSpent, spendingOf } from "#server/features/spending/spending.ts";
import type { App, Context, Handler, Member } from "#server/platform/app.ts";
import { orNotFound } from "#server/platform/failure.ts";
import {
  type Conversation,
  ownConversation,
  requireConversation,
  titleOf,
  titlePlace,
} from "./conversation.ts";
import { madeTitle, type Titler } from "./made-title.ts";
import { neutralTitle } from "./neutral-title.ts";

type Title = { text: string; by: NonNullable<Conversation["titleBy"]> };

/** C-28: sets the member's own title or, once, one made from the first messages. Returns the current title. */
export const editTitle: Handler<"editTitle"> = async (context) => {
  const { app, client, member, params, body } = context;
  const { db } = app.database;
  const conversation = await requireConversation(db, member, params.id);
  const seal = await app.seals.of(db, client.id);
  const isOwn = body.title !== undefined;
  if (isOwn || !conversation.titleSealed) {
    const neutral = await neutralFor(app, conversation);
    const found = isOwn
      ? ownTitle(body.title ?? "")
      : await firstTitle(context, conversation, body.topic ?? "");
    await transact(db, async (tx) => {
      const own = ownConversation(member, params.id);
      // A question waits for this lock and this call for a question's, so no sign of risk comes between the check and
      // the title.
      const [row] = await tx.select().from(conversations).where(own).for("no key update");
      // If two tabs ask at once, the first one sets the title.
      if (orNotFound(row).titleSealed && !isOwn) return;
      const isFit = found && (isOwn || !(await showedRisk(tx, member, conversation)));
      const { text, by } = isFit ? found : neutral;
      const titleSealed = seal.seal(text, titlePlace(conversation.code));
      await tx.update(conversations).set({ titleSealed, titleBy: by }).where(own);
    });
  }
  const named = await requireConversation(db, member, params.id);
  return { status: "success", data: { title: titleOf(named, seal) } };
};

type Editing = Context<"editTitle">;

/** Returns undefined for a title in which nobody sees anything, which becomes the neutral one for good. */
function ownTitle(given: string): Title | undefined {
  const text = given.replace(/\s+/g, " ").trim();
  return isBlank(text) ? undefined : { text, by: "member" };
}

/**
 * Returns a title made from the first messages. A conversation that shows risk gets none, and no endpoint is asked, so
 * that the title reveals nothing of the risk.
 */
async function firstTitle(
  editing: Editing,
  conversation: Conversation,
  topic: string,
): Promise<Title | undefined> {
  const { app, member } = editing;
  if (assessText(topic, { atMs: Date.now() }).level > 0) return undefined;
  if (await showedRisk(app.database.db, member, conversation)) return undefined;
  const text = await madeTitle(topic, await titlerFor(editing, conversation));
  return text === undefined ? undefined : { text, by: "made" };
}

async function neutralFor(app: App, { expertId, startAt }: Conversation): Promise<Title> {
  const { service } = await personaOf(app, expertId);
  return { text: neutralTitle(startAt, service), by: "neutral" };
}

async function showedRisk(db: Pick<Tx, "select">, member: Member, { id }: Conversation): Promise<boolean> {
  const [event] = await db
    .select({ id: safetyEvents.id })
    .from(safetyEvents)
    .where(
      and(
        eq(safetyEvents.clientId, member.clientId),
        eq(safetyEvents.userId, member.id),
        eq(safetyEvents.conversationId, id),
        gte(safetyEvents.level, 1),
      ),
    )
    .limit(1);
  if (event) return true;
  const [message] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.clientId, member.clientId),
        eq(messages.userId, member.id),
        eq(messages.conversationId, id),
        or(isNotNull(messages.riskSealed), isNotNull(messages.riskPlain)),
      ),
    )
    .limit(1);
  return message !== undefined;
}

/**
 * Returns the endpoint only if the member agreed to texts being sent to it, within the rate limit and the day's budget,
 * and for a conversation with an answer, which bears what the title costs.
 */
async function titlerFor(
  { app, client, member }: Editing,
  { id }: Conversation,
): Promise<Titler | undefined> {
  const { endpoint } = app.external;
  if (!endpoint || !(await hasAnswer(app, member, id)) || !(await spendingOf(app, member)).isWithin)
    return undefined;
  const given = await givenConsents(app.database.db, app, client, member.id);
  const hasAgreed = (["health_data", "ai_provider"] as const).every((kind) =>
    given.some((row) => row.kind === kind),
  );
  if (!hasAgreed || !(await app.limits.tryTake("titleByUser", String(member.id)))) return undefined;
  const purpose = { clientId: client.id, conversationId: id };
  return { endpoint, spent: (microUsd) => void noteSpent(app, purpose, microUsd) };
}

async function hasAnswer(app: App, { clientId, id }: Member, conversationId: number): Promise<boolean> {
  const [answer] = await app.database.db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.clientId, clientId),
        eq(messages.userId, id),
        eq(messages.conversationId, conversationId),
        eq(messages.type, "answer"),
      ),
    )
    .limit(1);
  return answer !== undefined;
}
