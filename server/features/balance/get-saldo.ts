import type { Handler } from "#server/platform/app.ts";
import { readSaldo } from "./balance.ts";

/** C-34: reads only; the clock is charged by signs of life, not by looking at it. */
export const getSaldo: Handler<"getSaldo"> = async ({ app, member }) => ({
  status: "success",
  data: await readSaldo(app, member),
});
