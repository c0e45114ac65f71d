import { z } from "zod";
import { bigId, call, id, moment, success } from "./shape.ts";

const seconds = z.int().min(0);

/** E-23: `total_saldo` = free + all paid; each expert's row is its paid time plus the shared free time. */
const saldo = z.object({
  total_saldo: seconds,
  free_saldo: seconds,
  paid_saldo: seconds,
  saldo_experts: z.array(z.object({ expert_id: z.int(), expert_layanan: z.string(), total_saldo: seconds })),
  /** The clock: `running` counts down now, `paused` waits for the next question, `held` is the safety hold. */
  state: z.enum(["idle", "running", "paused", "ended", "held"]),
  /** Why the clock stands still, where it does. */
  paused_by: z.enum(["member", "silence", "idle"]).nullable(),
  running_expert_id: z.int().nullable(),
  server_now: moment(),
});

export type Saldo = z.output<typeof saldo>;

/** C-34: the balance as it is now; never writes. */
export const getSaldo = call({ answer: success(saldo), errors: ["unauthenticated"] });

/** C-33: sign of life of an open chat; the server charges by its own clock (S-02). */
export const updateBattery = call({
  body: z.object({ expert_id: id() }),
  answer: success(saldo.extend({ charged: seconds }), { total_saldo: seconds }),
  errors: ["unauthenticated", "not_found"],
});

/** C-32: fills up to the client's quota, only at 0 (S-03); refusals carry `redirect`. */
export const resetBattery = call({
  body: z.object({ expert_id: id() }),
  answer: success(saldo, { total_saldo: seconds }),
  errors: ["unauthenticated", "not_found", "pool_empty", "free_time_used", "reset_limit"],
});

/** Seconds that an entry moved on one of the member's own accounts: free time, or paid time with one expert. */
const movement = z.object({
  account: z.enum(["free", "paid"]),
  expert_id: z.int().nullable(),
  seconds: z.int(),
});

const statementEntry = z.object({
  /** The newest journal that the entry tells of. */
  id: z.int(),
  kind: z.enum([
    "free_granted",
    "free_expired",
    "free_reset",
    "talk",
    "compensation",
    "time_bought",
    "order_paid",
    "time_taken_back",
    "order_refunded",
    "other",
  ]),
  /** Why time was given back: a slow answer, one that broke off, or the minute before a safety hold. */
  reason: z.enum(["wait", "interrupted", "safety"]).nullable(),
  /** When it happened; of a stretch of talking, when it began and ended. */
  from: moment(),
  to: moment(),
  movements: z.array(movement),
  /** Sum of the movements: what the balance gained or, below zero, lost. */
  seconds: z.int(),
  /** Of a stretch of talking: seconds in which the clock stood still meanwhile. */
  paused: seconds.nullable(),
  /** Paid by the member, in rupiah; 0 where no money moved, below zero where it went back. */
  rupiah: z.int(),
  /** Total of the member's time after it. */
  balance: seconds,
  /** Which talk; a deleted one has neither code nor title of its own, and when its messages are gone no expert. */
  conversation: z
    .object({
      code: z.string().nullable(),
      title: z.string(),
      expert_id: z.int().nullable(),
      expert: z.string().nullable(),
    })
    .nullable(),
  /** `name`: what was bought, joined by commas. */
  order: z.object({ no_invoice: z.string(), name: z.string() }).nullable(),
});
export type StatementEntry = z.output<typeof statementEntry>;

/**
 * each second and rupiah of a member, newest first, equal to the ledger: the balance before the oldest entry of
 * a page and the entries of that page make the balance after its newest. `before` pages back.
 */
export const getStatement = call({
  query: z.object({ before: bigId().optional() }),
  answer: success(
    z.object({
      entries: z.array(statementEntry),
      /** The balance as the ledger has it now, without what a running clock has not settled yet. */
      balance: seconds,
      free: seconds,
      paid: seconds,
      /** All that was ever used, given back and paid. */
      totals: z.object({ used: seconds, returned: seconds, rupiah: z.int() }),
      before: z.int().nullable(),
    }),
  ),
  errors: ["unauthenticated"],
});
