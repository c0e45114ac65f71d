import { resendVerificationMail, sendVerification } from "#server/features/account/verification.ts";
import { mailApplicant, mailOperator } from "#server/features/application/mails.ts";
import { purgeDeclined } from "#server/features/application/purge-declined.ts";
import { summariseConversation } from "#server/features/chat/summarise.ts";
import { purgeDeleted } from "#server/features/conversation/purge-deleted.ts";
import { tellOfFeedback } from "#server/features/feedback/tell-operator.ts";
import { purgeDownloads } from "#server/features/library/purge-downloads.ts";
import { followPayment } from "#server/features/order/follow/follow-payment.ts";
import { mailReceipt } from "#server/features/order/pay/mail-receipt.ts";
import { tellOfOrder } from "#server/features/order/pay/tell-operator.ts";
import { purgePageCounts } from "#server/features/page-count/purge-page-counts.ts";
import { tellOfNewPassword } from "#server/features/password/password.ts";
import { sendResetLink } from "#server/features/password/reset-link.ts";
import { eraseRest, sweepErased } from "#server/features/privacy/erase-rest.ts";
import { purgeExpired } from "#server/features/privacy/purge-expired.ts";
import { sayFarewell } from "#server/features/privacy/say-farewell.ts";
import { tellExport } from "#server/features/privacy/tell-export.ts";
import { noteErasure } from "#server/features/privacy/tombstones.ts";
import { sealRisk } from "#server/features/safety/seal-risk.ts";
import { tellOfFactor } from "#server/features/second-factor/second-factor.ts";
import { sendGoogleLinked } from "#server/features/session/login-google.ts";
import { finishRotations } from "#server/keys/finish-rotations.ts";

/** THE JOB TABLE: work that runs later, at least once (pg-boss). */
export const jobs = [
  sendVerification,
  resendVerificationMail,
  sendResetLink,
  tellOfNewPassword,
  tellOfFactor,
  sendGoogleLinked,
  summariseConversation,
  purgeExpired,
  sealRisk,
  finishRotations,
  purgeDeleted,
  mailApplicant,
  mailOperator,
  purgeDeclined,
  purgeDownloads,
  purgePageCounts,
  tellOfFeedback,
  tellExport,
  noteErasure,
  eraseRest,
  sayFarewell,
  sweepErased,
  followPayment,
  mailReceipt,
  tellOfOrder,
] as const;
