import { z } from "zod";
import { call, id, moment, success } from "./shape.ts";

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
