import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { type Tx, transact } from "#server/db/db.ts";
import {
  compensate,
  endMeter,
  pauseMeter,
  readSaldo,
  reapMeters,
  resetMeter,
  settleAnswered,
  startMeter,
} from "#server/features/balance/balance.ts";
import type { Member } from "#server/platform/app.ts";
import { orNotFound } from "#server/platform/failure.ts";
import { buildClient } from "#server/test/factories.ts";
import type { TestApp } from "#server/test/test-app.ts";
import type { Act, ActOf } from "./commands.ts";
import { newReference, type ReferenceClient, type ReferenceMember } from "./reference.ts";

export type WorldMember = {
  /** The member as handlers receive it. */
  member: Member;
  reference: ReferenceMember;
  /** Active conversations, by expert. */
  conversations: Map<number, number>;
  /** Signs of life of the member's page: moments, or spans that contain the moment. */
  signs: { from: number; until: number }[];
};

export type World = {
  t: TestApp;
  /** The stopped clock of the database. */
  now: number;
  clients: { id: number; reference: ReferenceClient }[];
  members: WorldMember[];
  /** The story's two members. */
  heroes: WorldMember[];
  /** Makes keys of this world differ from those of others. */
  name: string;
};

/** Little free time and small pools, so that both run out often. */
const rules: Omit<ReferenceClient, "pool">[] = [
  { granted: true, quota: 45, period: "day", strict: false },
  { granted: false, quota: 50, period: "day", strict: false },
  { granted: false, quota: 90, period: "once", strict: false },
  { granted: false, quota: 30, period: "day", strict: true },
];
const poolSeconds = 170;

let worlds = 0;

/** Creates four clients and five members, two of whom share a pool. Nobody has asked anything yet. */
export async function newWorld(t: TestApp, heroes: number[]): Promise<World> {
  worlds += 1;
  const name = `dunia-${worlds}`;
  const clients: World["clients"] = [];
  for (const rule of rules) {
    const pool = rule.granted ? 0 : poolSeconds;
    clients.push({ id: await newClient(t, rule, pool), reference: { ...rule, pool } });
  }
  // The reaper looks at every member, so meters of earlier worlds are stopped.
  await t.database.db.execute(sql`update meters set state = 'ended'`);
  const members: WorldMember[] = [];
  for (const n of [0, 1, 1, 2, 3]) {
    const client = orNotFound(clients[n]);
    members.push({
      member: await newMember(t, client.id, `${name}-${members.length}`),
      reference: newReference(client.reference),
      conversations: new Map(),
      signs: [],
    });
  }
  const begin = "2026-11-21 23:55:00.300+07";
  await t.stopClock(begin);
  return {
    t,
    now: Date.parse(begin),
    clients,
    members,
    heroes: heroes.map((n) => orNotFound(members[n])),
    name,
  };
}

async function newClient(
  t: TestApp,
  { granted, quota, period, strict }: Omit<ReferenceClient, "pool">,
  poolSeconds: number,
): Promise<number> {
  const funding = granted ? "platform" : "pool";
  const rules = { funding, freeSeconds: quota, freePeriod: period, strictClock: strict } as const;
  return (await buildClient(t, { ...rules, poolSeconds })).id;
}

async function newMember(t: TestApp, clientId: number, name: string): Promise<Member> {
  const { rows } = await t.database.pool.query<{ id: number }>(
    `insert into users (client_id, email, name, phone, password_hash, verified_at)
     values ($1, $2, $3, '081234567890', '', app_now()) returning id`,
    [clientId, `${name}@dunia.test`, name],
  );
  return { id: orNotFound(rows[0]).id, clientId, sessionId: 0, name, email: `${name}@dunia.test` };
}

/** Returns the member's active conversation with an expert; creates one when there is none. */
export async function conversationOf(world: World, who: WorldMember, expert: number): Promise<number> {
  const known = who.conversations.get(expert);
  if (known) return known;
  const { rows } = await world.t.database.pool.query<{ id: number }>(
    `insert into conversations (client_id, user_id, expert_id, code, prompt_id)
     values ($1, $2, $3, gen_random_uuid()::text, '2') returning id`,
    [who.member.clientId, who.member.id, expert],
  );
  const { id } = orNotFound(rows[0]);
  who.conversations.set(expert, id);
  return id;
}

export const whoActs = (world: World, act: Exclude<Act, { do: "reap" }>): WorldMember =>
  orNotFound(world.heroes[act.who]);

/** When the safety hold of a question ends; undefined when the question does not change the hold. */
export function holdOf(world: World, act: ActOf<"ask">): { until: number | null } | undefined {
  if (act.hold === "as before") return undefined;
  if (act.hold === "end") return { until: null };
  return { until: world.now + (act.hold === "begin" ? 150_000 : 6 * 3_600_000) };
}

/** The time window of a compensation. */
export function windowOf(world: World, act: ActOf<"compensate">): { from: number; until: number } {
  const charge = whoActs(world, act).reference.charges.at(-1 - act.charge);
  const from = (charge?.from ?? world.now) + act.afterMs;
  return { from, until: from + act.lengthMs };
}

class Refused extends Error {}

/** Performs an act with the production functions on the given connection and returns their result. */
async function perform(world: World, act: Act, tx: Tx): Promise<unknown> {
  if (act.do === "reap") return reapMeters(tx, 100);
  const who = whoActs(world, act);
  const { member } = who;
  if (act.do === "compensate") {
    const { from, until } = windowOf(world, act);
    const window = { from: new Date(from), to: new Date(until) };
    return compensate(tx, { userId: member.id, ...window, key: keyOf(world, act), messageId: 1 });
  }
  if (act.do === "tick") return tickOn(tx, member, act.expert);
  if (act.do === "reset") return resetMeter(tx, member, act.expert);
  if (act.do === "buy") return buyOn(tx, world, act, member);
  return performConversation(act, tx, {
    world,
    who,
    conversation: await conversationOf(world, who, act.expert),
  });
}

async function performConversation(
  act: ActOf<"ask" | "alive" | "pause" | "end">,
  tx: Tx,
  { world, who, conversation }: { world: World; who: WorldMember; conversation: number },
): Promise<unknown> {
  const { member } = who;
  if (act.do === "alive" && act.complete) return settleAnswered(tx, member.id, conversation, true);
  if (act.do === "alive") return tx.execute(sql`select meter_settle(${member.id}, true)`);
  if (act.do === "pause") return pauseMeter(tx, member.id, conversation);
  if (act.do === "end") {
    await endMeter(tx, member.id, conversation);
    return tx.execute(sql`update conversations set status = 'ended' where id = ${conversation}`);
  }
  const hold = holdOf(world, act);
  const left = await startMeter(
    tx,
    { clientId: member.clientId, userId: member.id, expertId: act.expert, conversationId: conversation },
    hold && {
      stateSealed: Buffer.from("sealed"),
      holdUntil: hold.until ? new Date(hold.until) : null,
    },
  );
  // As in the chat, a refused question leaves nothing behind.
  if (left === 0) throw new Refused();
  return left;
}

const tickOn = (tx: Tx, member: Member, expertId: number) =>
  // The production heartbeat takes a connection from the pool; here it must be this one.
  tx
    .execute<{ charged: number }>(
      sql`select * from tick_saldo(${member.clientId}, ${member.id}, ${expertId})`,
    )
    .then(({ rows }) => rows[0]?.charged ?? 0);

/** A purchase key is tied to one expert and length; a compensation key may be used with any window. */
export const keyOf = (world: World, act: ActOf<"buy" | "compensate">) =>
  [act.do, world.name, act.who, act.key, ...(act.do === "buy" ? [act.expert, act.seconds] : [])].join(":");

async function buyOn(tx: Tx, world: World, act: ActOf<"buy">, { clientId, id }: Member) {
  const { rows } = await tx.execute<{ journal: number | null }>(
    sql`select credit_paid(${clientId}, ${id}, ${act.expert}, ${act.seconds}, ${keyOf(world, act)}, 'test', 1) as journal`,
  );
  return orNotFound(rows[0]).journal;
}

/** Performs an act in its own transaction, as a request does; returns 0 when it was refused. */
export async function request(world: World, act: Act): Promise<unknown> {
  try {
    return await transact(world.t.database.db, (tx) => perform(world, act, tx));
  } catch (error) {
    if (error instanceof Refused) return 0;
    throw error;
  }
}

/** Starts an act on its own connection and kills that connection's server process before the commit. */
export async function crash(world: World, act: Act): Promise<void> {
  const { t } = world;
  const client = new pg.Client({ connectionString: t.database.url, options: "-c alma.test_clock=on" });
  const gone = new Promise<void>((resolve) => client.once("end", resolve));
  client.on("error", () => {});
  await client.connect();
  await client.query("begin");
  await perform(world, act, drizzle(client)).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
  });
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  await t.database.pool.query("select pg_terminate_backend($1)", [orNotFound(rows[0]).pid]);
  await gone;
}

/** The operator adds a minute to a client's pool. */
export async function fillPool(world: World, n: number): Promise<void> {
  const { id, reference } = orNotFound(world.clients[n]);
  reference.pool += 60;
  await world.t.database.pool.query("select fill_pool($1, 60, gen_random_uuid()::text)", [id]);
}

/** Moves the database clock and the world's clock together. */
export async function moveClock(world: World, ms: number): Promise<void> {
  world.now += ms;
  await world.t.advance(ms / 1000);
}

/** What a member sees, in the form of the reference model. */
export async function seen(world: World, { member }: WorldMember) {
  const saldo = await readSaldo(world.t.app, member);
  const paid = saldo.saldo_experts
    .map(({ expert_id, total_saldo }) => [expert_id, total_saldo - saldo.free_saldo] as const)
    .filter(([, seconds]) => seconds > 0);
  return {
    free: saldo.free_saldo,
    paid: Object.fromEntries(paid),
    total: saldo.total_saldo,
    state: saldo.state,
    pausedBy: saldo.paused_by,
    runningExpert: saldo.running_expert_id,
  };
}
