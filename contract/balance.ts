import { z } from "zod";
import { bigId, call, id, moment, success } from "./shape.ts";

const seconds = z.int().min(0);

/** E-23: `total_saldo` = free + all paid; each expert's row is its paid time plus the shared free time. */
const saldo = z.object({
  total_saldo: seconds,
  free_saldo: seconds,
  paid_saldo: seconds,
  saldo_experts: z.array(z.object({ expert_id: z.int(), expert_layanan: z.string(), total_saldo: seconds })),
  /**
   * State of the meter: `running` counts down, `paused` waits for the next question, and `held` charges nothing, in a
   * safety hold or while talking is free.
   */
  state: z.enum(["idle", "running", "paused", "ended", "held"]),
  /** Why a paused meter was paused, where the member can be told. */
  paused_by: z.enum(["member", "silence", "idle"]).nullable(),
  running_expert_id: z.int().nullable(),
  server_now: moment(),
});

export type Saldo = z.output<typeof saldo>;

/** C-34: returns the current balance; never writes. */
export const getSaldo = call({ answer: success(saldo), errors: ["unauthenticated"] });

/** C-33: a heartbeat from an open chat; the server charges by its own clock (S-02). */
export const updateBattery = call({
  body: z.object({ expert_id: id() }),
  answer: success(saldo.extend({ charged: seconds }), { total_saldo: seconds }),
  errors: ["unauthenticated", "not_found"],
});

/** C-32: fills free time up to the client's quota, only at 0 (S-03); refusals carry `redirect`. */
export const resetBattery = call({
  body: z.object({ expert_id: id() }),
  answer: success(saldo, { total_saldo: seconds }),
  errors: ["unauthenticated", "not_found", "pool_empty", "free_time_used", "reset_limit"],
});

/**
 * Seconds that an entry added to or took from one of the member's accounts: free time, or paid time with one expert.
 */
const movement = z.object({
  account: z.enum(["free", "paid"]),
  expert_id: z.int().nullable(),
  seconds: z.int(),
});

const statementEntry = z.object({
  /** Id of the newest journal that the entry covers. */
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
  /** Why time was given back: for a slow answer, for an interrupted one, or for the minute before a safety hold. */
  reason: z.enum(["wait", "interrupted", "safety"]).nullable(),
  /** When it happened; for a stretch of charged time, its beginning and end. */
  from: moment(),
  to: moment(),
  movements: z.array(movement),
  /** Sum of the movements: positive if the balance grew, negative if it shrank. */
  seconds: z.int(),
  /** For a stretch of charged time: how many seconds the meter stood still within it. */
  paused: seconds.nullable(),
  /** Rupiah paid by the member; 0 where no money moved, negative for a refund. */
  rupiah: z.int(),
  /** The member's total seconds after this entry. */
  balance: seconds,
  /**
   * The conversation that the entry belongs to. A deleted one has neither code nor title of its own, and a compensation
   * for it no expert once its messages are purged.
   */
  conversation: z
    .object({
      code: z.string().nullable(),
      title: z.string(),
      expert_id: z.int().nullable(),
      expert: z.string().nullable(),
    })
    .nullable(),
  /** `name` lists what was bought, joined by commas. */
  order: z.object({ no_invoice: z.string(), name: z.string() }).nullable(),
});
export type StatementEntry = z.output<typeof statementEntry>;

/**
 * every second and rupiah of a member, newest first, equal to the ledger: the balance before a page's oldest
 * entry plus the page's entries is the balance after its newest entry. `before` returns older pages.
 */
export const getStatement = call({
  query: z.object({ before: bigId().optional() }),
  answer: success(
    z.object({
      entries: z.array(statementEntry),
      /** The balance as the ledger has it now, without the seconds that a running meter has not settled yet. */
      balance: seconds,
      free: seconds,
      paid: seconds,
      /** Totals over the member's whole history. */
      totals: z.object({ used: seconds, returned: seconds, rupiah: z.int() }),
      before: z.int().nullable(),
    }),
  ),
  errors: ["unauthenticated"],
});
