import type { Handler } from "#server/platform/app.ts";
import { readSaldo } from "./balance.ts";

/** C-34: reads only; signs of life charge the meter, reading the balance does not. */
export const getSaldo: Handler<"getSaldo"> = async ({ app, member }) => ({
  status: "success",
  data: await readSaldo(app, member),
});
