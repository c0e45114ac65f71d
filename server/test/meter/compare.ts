import { expect } from "vitest";
import { alive, buy, compensate, end, pause, reap, reset, start, tick } from "./acts.ts";
import type { Act, Step } from "./commands.ts";
import { paidWith, type ReferenceMember, read } from "./reference.ts";
import {
  conversationOf,
  crash,
  fillPool,
  holdOf,
  keyOf,
  moveClock,
  request,
  seen,
  type World,
  type WorldMember,
  whoActs,
  windowOf,
} from "./world.ts";

/** Performs one step on the database and on the reference model, and compares them. */
export async function take(world: World, step: Step): Promise<void> {
  if (step.step === "act") await takeAct(world, step.act, step.copies);
  else if (step.step === "crash") await crash(world, step.act);
  else if (step.step === "fill pool") await fillPool(world, step.client);
  else await moveClock(world, movement(world, step));
  for (const member of world.heroes) expect(await seen(world, member)).toEqual(due(world, member.reference));
}

const midnight = (moment: number) => {
  const day = 86_400_000;
  return (Math.floor((moment + 7 * 3_600_000) / day) + 1) * day - 7 * 3_600_000;
};

/** How far a time step moves the clock, in milliseconds. */
export function movement(world: World, step: Extract<Step, { ms: number }>): number {
  if (step.step === "wait") return step.ms;
  if (step.step === "step back") return -step.ms;
  return Math.max(0, midnight(world.now) - step.ms - world.now);
}

/**
 * Sends all copies at once. Together they do what one does, except that after a gap of 60 to 90 seconds the second one
 * charges what the first left due; a third finds nothing.
 */
async function takeAct(world: World, act: Act, copies: number): Promise<void> {
  // Opening the conversation is not part of the race.
  if ("expert" in act) await conversationOf(world, whoActs(world, act), act.expert);
  const answers = await Promise.all(Array.from({ length: copies }, () => request(world, act)));
  const wanted = Array.from({ length: Math.min(copies, 2) }, () => refer(world, act));
  if (act.do !== "reap") whoActs(world, act).signs.push({ from: world.now, until: world.now });
  if (act.do === "ask") expect(new Set(answers)).toEqual(new Set(wanted));
  else if (act.do === "reset") expect(answers).toContain(wanted[0]);
  else if (act.do === "buy") expect(answers.filter((journal) => journal !== null).length).toBe(sum(wanted));
  else if (act.do === "tick" || act.do === "compensate" || act.do === "reap")
    expect(sum(answers)).toBe(sum(wanted));
}

const sum = (answers: unknown[]) => answers.reduce<number>((total, answer) => total + Number(answer), 0);

/** Performs the act on the reference model and returns its result. */
function refer(world: World, act: Act): unknown {
  const { now } = world;
  if (act.do === "reap") {
    // The longest silent member comes first, since a pool may not have enough for all.
    const lastSeen = ({ reference }: WorldMember) => reference.meter?.lastSeen ?? 0;
    const inTurn = world.heroes.toSorted((a, b) => lastSeen(a) - lastSeen(b));
    return inTurn.filter(({ reference }) => reap(reference, now)).length;
  }
  const { reference, conversations } = whoActs(world, act);
  if (act.do === "compensate") return compensate(reference, windowOf(world, act), keyOf(world, act));
  if (act.do === "reset") return reset(reference, now, act.expert);
  if (act.do === "buy") return buy(reference, now, act.expert, act.seconds, keyOf(world, act)) ? 1 : 0;
  if (act.do === "tick") return tick(reference, now, act.expert, conversations.get(act.expert));
  const conversation = conversations.get(act.expert) ?? 0;
  if (act.do === "alive") return alive(reference, now, conversation, act.complete);
  if (act.do === "pause") return pause(reference, now, conversation);
  if (act.do === "end") {
    conversations.delete(act.expert);
    return end(reference, now, conversation);
  }
  const accepted = start(reference, now, { expert: act.expert, conversation }, holdOf(world, act));
  return accepted ? secondsLeft(reference, now, act.expert) : 0;
}

const secondsLeft = (member: ReferenceMember, now: number, expert: number) =>
  (member.holdUntil ?? 0) > now ? -1 : member.free + paidWith(member, expert);

function due(world: World, reference: ReferenceMember) {
  const reading = read(reference, world.now);
  const paid = Object.entries(reading.paid).filter(([, seconds]) => seconds > 0);
  return {
    ...reading,
    paid: Object.fromEntries(paid),
    total: reading.free + paid.reduce((total, [, seconds]) => total + seconds, 0),
  };
}
