import type { Handler } from "#server/platform/app.ts";

/** C-15: being answered at all is the answer. */
export const checkAuth: Handler<"checkAuth"> = async () => ({ status: "success" });
