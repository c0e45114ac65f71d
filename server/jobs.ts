import { summariseTalk } from "#server/features/chat/summarise.ts";
import { purgeDeleted } from "#server/features/conversation/purge-deleted.ts";
import { purgeExpired } from "#server/features/user/purge-expired.ts";
import { resendVerificationMail, sendVerification } from "#server/features/user/verification.ts";

/** THE JOB TABLE: what is done later, at least once (pg-boss). */
export const jobs = [
  sendVerification,
  resendVerificationMail,
  summariseTalk,
  purgeExpired,
  purgeDeleted,
] as const;
