import { summariseTalk } from "#server/features/chat/summarise.ts";
import { sendVerification } from "#server/features/user/verification.ts";

/** THE JOB TABLE: what is done later, at least once (pg-boss). */
export const jobs = [sendVerification, summariseTalk] as const;
