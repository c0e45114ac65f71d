import type { Handler } from "#server/platform/app.ts";

/** C-15: only signed-in members get here, so any answer means that the session is valid. */
export const checkAuth: Handler<"checkAuth"> = async () => ({ status: "success" });
