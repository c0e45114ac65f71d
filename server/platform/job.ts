import type { App } from "./app.ts";
import type { JobFor } from "./queue.ts";

export type Job<D extends object> = JobFor<App, D>;
