import {
  type Charge,
  isHeld,
  type Meter,
  mayTurn,
  paidWith,
  type ReferenceMember,
  second,
  settle,
  spendableFree,
  turnDay,
  type Window,
  wibDay,
} from "./reference.ts";

/* What members, their pages and the server do to the meter of the reference model. */

const stopped = (now: number): Meter => ({
  state: "ended",
  reason: null,
  expert: 0,
  conversation: 0,
  chargedUntil: now,
  lastSeen: now,
  lastActivity: now,
  broken: 0,
});

/** A question is accepted. Returns false, with nothing changed, when no time is left. */
export function start(
  member: ReferenceMember,
  now: number,
  talk: { expert: number; conversation: number },
  hold: { until: number | null } | undefined,
): boolean {
  const before = structuredClone({ ...member, client: undefined });
  const pool = member.client.pool;
  if (hold) {
    settle(member, now, false);
    member.holdUntil = hold.until;
  }
  member.meter ??= stopped(now);
  const { meter } = member;
  settle(member, now, true);
  turnDay(member, wibDay(now));
  if (member.free + paidWith(member, talk.expert) === 0 && !isHeld(member, now)) {
    Object.assign(member, before, { client: Object.assign(member.client, { pool }) });
    return false;
  }
  // After the clock stepped back: time that passed before the step is not charged now.
  const begin = Math.max(now, meter.chargedUntil, meter.lastSeen);
  const resumed = Math.max(meter.chargedUntil, begin - meter.broken);
  const chargedUntil = meter.state === "running" ? meter.chargedUntil : resumed;
  const lastSeen = Math.max(now, meter.lastSeen);
  const lastActivity = Math.max(now, meter.lastActivity);
  const times = { chargedUntil, lastSeen, lastActivity, broken: 0 };
  Object.assign(meter, { ...talk, state: "running", reason: null, ...times });
  return true;
}

/** A heartbeat. `conversationWith` is the member's active conversation with that expert, if any. */
export function tick(
  member: ReferenceMember,
  now: number,
  expert: number,
  conversationWith: number | undefined,
): number {
  const { meter } = member;
  if (meter?.state !== "running") return 0;
  const isOther = meter.expert !== expert;
  if (!isOther && now - meter.lastSeen < 5 * second) return 0;
  const charged = settle(member, now, true);
  const usable = spendableFree(member, now) + paidWith(member, expert);
  if (meter.state === "running" && isOther && conversationWith !== undefined && usable > 0) {
    Object.assign(meter, { expert, conversation: conversationWith });
  }
  return charged;
}

/** An answer arrived or is being read. */
export function alive(member: ReferenceMember, now: number, conversation: number, complete: boolean): void {
  settle(member, now, true);
  const { meter } = member;
  if (complete && meter?.state === "running" && meter.conversation === conversation) {
    meter.lastActivity = Math.max(now, meter.lastActivity);
  }
}

/** Milliseconds of a second that had begun when the meter stopped; the meter resumes with them. */
function brokenAt(meter: Meter, now: number): number {
  const begun = now - meter.chargedUntil;
  return begun >= 0 && begun < second ? begun : 0;
}

export function pause(member: ReferenceMember, now: number, conversation: number): void {
  settle(member, now, true);
  const { meter } = member;
  if (meter?.state === "running" && meter.conversation === conversation) {
    Object.assign(meter, { state: "paused", reason: "member", broken: brokenAt(meter, now) });
  }
}

export function end(member: ReferenceMember, now: number, conversation: number): void {
  settle(member, now, true);
  const { meter } = member;
  if (meter && meter.state !== "ended" && meter.conversation === conversation) {
    const broken = meter.state === "running" ? brokenAt(meter, now) : meter.broken;
    Object.assign(meter, { state: "ended", reason: "conversation", broken });
  }
}

/** The reaper: settles and pauses members who have been silent for more than 90 seconds. */
export function reap(member: ReferenceMember, now: number): boolean {
  const isSilent = member.meter?.state === "running" && member.meter.lastSeen < now - 90 * second;
  if (isSilent) settle(member, now, false);
  return isSilent;
}

export function reset(member: ReferenceMember, now: number, expert: number): string {
  member.meter ??= stopped(now);
  settle(member, now, true);
  const today = wibDay(now);
  const free = mayTurn(member, today) ? 0 : member.free;
  if (free + paidWith(member, expert) > 0) return "not_empty";
  turnDay(member, today);
  if (member.free > 0) return "filled";
  const { client } = member;
  if (client.granted) return "free_time_used";
  const refills = member.refills.get(today) ?? 0;
  if (refills >= 3) return "reset_limit";
  if (client.quota === 0 || client.pool < client.quota) return "pool_empty";
  client.pool -= client.quota;
  member.free = client.quota;
  // A refill counts as free time of its day, like the grant that could not be made earlier.
  member.freeDay = Math.max(member.freeDay ?? today, today);
  member.refills.set(today, refills + 1);
  return "filled";
}

export function buy(
  member: ReferenceMember,
  now: number,
  expert: number,
  seconds: number,
  key: string,
): boolean {
  member.meter ??= stopped(now);
  if (member.keys.has(key)) return false;
  member.keys.add(key);
  member.paid.set(expert, paidWith(member, expert) + seconds);
  return true;
}

const lengthOf = ({ from, until }: Window) => Math.max(0, until - from);
const cut = (a: Window, b: Window): Window => ({
  from: Math.max(a.from, b.from),
  until: Math.min(a.until, b.until),
});

/** Returns the parts of a window that none of the others covers. */
function without(window: Window, others: Window[]): Window[] {
  return others.reduce<Window[]>(
    (parts, other) =>
      parts.flatMap((part) =>
        [
          { from: part.from, until: Math.min(part.until, other.from) },
          { from: Math.max(part.from, other.until), until: part.until },
        ].filter((rest) => lengthOf(rest) > 0),
      ),
    [window].filter((rest) => lengthOf(rest) > 0),
  );
}

/** Gives back what was charged within a window: each second once, paid time first. Returns the seconds. */
export function compensate(member: ReferenceMember, window: Window, key: string): number {
  if (!member.meter || member.keys.has(key) || lengthOf(window) === 0) return 0;
  const hits = member.charges
    .toSorted((a, b) => a.from - b.from)
    .map((charge) => ({ charge, parts: without(cut(spanOf(charge), window), charge.back) }));
  let covered = 0;
  let given = 0;
  // Fractions of seconds are summed; less than one second in total gives nothing back.
  if (hits.reduce((sum, { parts }) => sum + total(parts), 0) < second) return 0;
  for (const { charge, parts } of hits) {
    covered += total(parts);
    charge.back.push(...parts);
    const back = Math.min(Math.floor(covered / second) - given, charge.free + charge.paid);
    giveBack(member, charge, back);
    given += back;
  }
  member.keys.add(key);
  return given;
}

const total = (parts: Window[]) => parts.reduce((sum, part) => sum + lengthOf(part), 0);
const spanOf = ({ from, free, paid, returned }: Charge): Window => ({
  from,
  until: from + (free + paid + returned) * second,
});

function giveBack(member: ReferenceMember, charge: Charge, seconds: number): void {
  const paid = Math.min(seconds, charge.paid);
  charge.paid -= paid;
  charge.free -= seconds - paid;
  charge.returned += seconds;
  member.paid.set(charge.expert, paidWith(member, charge.expert) + paid);
  member.free += seconds - paid;
}
