import { checkInvariants } from "#server/db/check.ts";
import { dice } from "#server/test/seed.ts";
import type { Case, Field } from "./field.ts";
import { inputs } from "./inputs.ts";
import { model } from "./model.ts";
import { money } from "./money.ts";
import { races } from "./races.ts";
import { tenancy } from "./tenancy.ts";
import { watchServer } from "./watch.ts";
import { newTally, type Tally, type World } from "./world.ts";

/** Inputs come last and take what is left of the time: there are thousands of them. */
export const fields: readonly Field[] = [tenancy, money, races, model, inputs];

/** The process may not work longer than this without looking up, in ms of processor time. */
const stopMs = 1000;

export type Row = Tally & { name: string; stopMs: number };

export type Plan = {
  seed: number;
  fields: readonly Field[];
  /** Seconds for all of it; a case that has begun is finished. */
  seconds?: number;
  /** Cases of each field. */
  cases?: number;
};

/** The cases of a field in an order that depends on the seed alone. */
function shuffled(cases: Case[], seed: number): Case[] {
  const roll = dice(seed);
  return cases
    .map((one) => ({ one, at: roll(2 ** 30) }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

/** Attacks the world, field by field, and checks afterwards that its books are in order. */
export async function attack(world: World, plan: Plan): Promise<Row[]> {
  const rows: Row[] = [];
  const until = performance.now() + (plan.seconds ?? Number.POSITIVE_INFINITY) * 1000;
  for (const [n, field] of plan.fields.entries()) {
    const share = (until - performance.now()) / (plan.fields.length - n);
    rows.push(await attackField(world, field, { ...plan, until: performance.now() + share }));
  }
  world.tally = newTally();
  const { broken } = await checkInvariants(world.t.database.pool);
  for (const { name, rows: count } of broken) world.breach(`${name}: ${count} rows`);
  rows.push({ name: "books", stopMs: 0, ...world.tally });
  return rows;
}

async function attackField(world: World, field: Field, { seed, cases, until }: Plan & { until: number }) {
  world.tally = newTally();
  const all = shuffled(field.cases(world), seed).slice(0, cases);
  const end = await field.begin?.(world);
  const watch = watchServer(world.base);
  for (const { says, attack: send } of all) {
    if (performance.now() > until) break;
    const before = world.tally.breaches.length;
    await send(world).catch((error: unknown) => world.breach(`no answer that can be read: ${error}`));
    const { breaches } = world.tally;
    for (let at = before; at < breaches.length; at += 1) breaches[at] = `${says}: ${breaches[at]}`;
  }
  await end?.();
  const { longestMs, refusals } = await watch.end();
  if (longestMs > stopMs) world.breach(`the process worked ${Math.round(longestMs)} ms without a pause`);
  if (refusals.length > 0) world.breach(`/healthz answered ${refusals.join(", ")}`);
  return { name: field.name, stopMs: longestMs, ...world.tally };
}
