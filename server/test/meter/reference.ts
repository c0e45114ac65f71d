/*
 * THE REFERENCE METER: computes in memory, second by second. Written from the documents and not from the SQL, so that
 * comparing the two exposes errors in either. Times are milliseconds.
 */

export type ClientRules = {
  /** The platform grants the free time; otherwise the client's pool pays it. */
  granted: boolean;
  quota: number;
  period: "day" | "once";
  /** The meter of the specification, without a pause for idle members. */
  strict: boolean;
};

export type ReferenceClient = ClientRules & { pool: number };

type State = "running" | "paused" | "ended";
type Reason = "member" | "silence" | "idle" | "exhausted" | "conversation" | null;

export type Meter = {
  state: State;
  reason: Reason;
  expert: number;
  conversation: number;
  chargedUntil: number;
  lastSeen: number;
  lastActivity: number;
  /** Milliseconds of the next second that had begun when the meter stopped. */
  broken: number;
};

/** Seconds charged in one go, how many of them were given back, and the windows already compensated. */
export type Charge = {
  from: number;
  free: number;
  paid: number;
  returned: number;
  back: Window[];
  expert: number;
};
export type Window = { from: number; until: number };

export type ReferenceMember = {
  client: ReferenceClient;
  free: number;
  /** WIB day of the last grant; null before the first. */
  freeDay: number | null;
  refills: Map<number, number>;
  paid: Map<number, number>;
  holdUntil: number | null;
  meter: Meter | undefined;
  charges: Charge[];
  keys: Set<string>;
};

export type Reading = {
  free: number;
  paid: Record<number, number>;
  state: State | "idle" | "held";
  pausedBy: Reason;
  runningExpert: number | null;
};

export const second = 1000;
const day = 86_400 * second;
/** Jakarta is UTC+7 without daylight saving time. */
export const wibDay = (moment: number) => Math.floor((moment + 7 * 3600 * second) / day);

export function newReference(client: ReferenceClient): ReferenceMember {
  return {
    client,
    free: 0,
    freeDay: null,
    refills: new Map(),
    paid: new Map(),
    holdUntil: null,
    meter: undefined,
    charges: [],
    keys: new Set(),
  };
}

export const paidWith = (member: ReferenceMember, expert: number) => member.paid.get(expert) ?? 0;
export const isHeld = (member: ReferenceMember, now: number) =>
  member.holdUntil !== null && member.holdUntil > now;

/** Seconds that the next daily grant would give. */
const grantable = ({ client }: ReferenceMember) =>
  client.granted || client.pool >= client.quota ? client.quota : 0;

export function mayTurn(member: ReferenceMember, today: number): boolean {
  if (member.freeDay === null) return true;
  return member.client.period === "day" && member.freeDay < today;
}

/** Starts a new day: the rest of the old free time expires and the new is granted, in full or not at all. */
export function turnDay(member: ReferenceMember, today: number): void {
  if (!mayTurn(member, today)) return;
  member.free = 0;
  const grant = grantable(member);
  if (grant === 0) return;
  if (!member.client.granted) member.client.pool -= grant;
  member.free = grant;
  member.freeDay = today;
}

/** Free time shown at a moment: today's, or what asking now would grant. */
const offeredFree = (member: ReferenceMember, now: number) =>
  mayTurn(member, wibDay(now)) ? grantable(member) : member.free;

/** Until when seconds may be charged: 60 seconds after the last sign of life, and not while the member is idle. */
function chargeable(member: ReferenceMember, meter: Meter, moment: number): number {
  const limit = Math.min(moment, meter.lastSeen + 60 * second);
  return member.client.strict ? limit : Math.min(limit, meter.lastActivity + 240 * second);
}

/** Free time that a running meter can spend, including a new day's grant unless the member never had one. */
export const spendableFree = (member: ReferenceMember, now: number) =>
  member.freeDay === null ? member.free : offeredFree(member, now);

/** Takes one second from the free time or, when there is none, from the paid time. */
function takeSecond(member: ReferenceMember, meter: Meter, charge: Charge): boolean {
  const paid = paidWith(member, meter.expert);
  if (member.free > 0) {
    member.free -= 1;
    charge.free += 1;
  } else if (paid > 0) {
    member.paid.set(meter.expert, paid - 1);
    charge.paid += 1;
  } else return false;
  meter.chargedUntil += second;
  return true;
}

/** Charges every whole second that is due, one by one. `paidAll` is whether all of them could be paid. */
function chargeSeconds(member: ReferenceMember, meter: Meter, limit: number) {
  const begin = meter.chargedUntil;
  const newCharge = (): Charge => ({
    from: meter.chargedUntil,
    free: 0,
    paid: 0,
    returned: 0,
    back: [],
    expert: meter.expert,
  });
  const charges = [newCharge()];
  let turned = false;
  let paidAll = true;
  while (paidAll && meter.chargedUntil + second <= limit) {
    const today = wibDay(meter.chargedUntil);
    if (member.freeDay !== null && mayTurn(member, today)) {
      turnDay(member, today);
      // A charge never spans midnight.
      if (!turned) charges.push(newCharge());
      turned = true;
    }
    paidAll = takeSecond(member, meter, charges[charges.length - 1] ?? newCharge());
  }
  member.charges.push(...charges.filter(({ free, paid }) => free + paid > 0));
  return { paidAll, turned, n: (meter.chargedUntil - begin) / second };
}

/** Settles what is due; `alive` marks this as a sign of life. Returns the seconds charged. */
export function settle(member: ReferenceMember, now: number, alive: boolean): number {
  const { meter } = member;
  if (meter?.state !== "running") return 0;
  const moment = Math.max(now, meter.chargedUntil);
  if (member.holdUntil !== null && member.holdUntil > meter.chargedUntil) {
    meter.chargedUntil = Math.min(member.holdUntil, moment);
  }
  const { paidAll, turned, n } = chargeSeconds(member, meter, chargeable(member, meter, moment));
  // A member who slept through a second midnight has used up the day that was charged, not the one after it.
  const free = turned ? member.free : spendableFree(member, moment);
  const left = free + paidWith(member, meter.expert);
  if (!paidAll || (left === 0 && !isHeld(member, moment))) {
    Object.assign(meter, { state: "ended", reason: "exhausted", chargedUntil: moment });
  } else if (moment - meter.lastSeen > 90 * second) {
    Object.assign(meter, { state: "paused", reason: "silence" });
  } else if (!member.client.strict && moment >= meter.lastActivity + 240 * second) {
    Object.assign(meter, { state: "paused", reason: "idle" });
  }
  if (alive) meter.lastSeen = Math.max(now, meter.lastSeen);
  return n;
}

/** The balance that a member sees at a moment: what settling now would leave. Changes nothing. */
export function read(member: ReferenceMember, now: number): Reading {
  const copy = structuredClone({ ...member, charges: [] });
  settle(copy, now, false);
  const { meter } = copy;
  return {
    free: offeredFree(copy, now),
    paid: Object.fromEntries(copy.paid),
    state: isHeld(copy, now) ? "held" : (meter?.state ?? "idle"),
    pausedBy: meter?.state === "paused" && !isHeld(copy, now) ? meter.reason : null,
    runningExpert: meter?.state === "running" ? meter.expert : null,
  };
}
