import type { App } from "#server/platform/app.ts";
import type { JobFor } from "./queue.ts";

export type Job<D extends object> = JobFor<App, D>;
