import { applicationChapter } from "#server/features/application/own-data.ts";
import { statementChapter } from "#server/features/balance/own-data.ts";
import { cartChapter } from "#server/features/cart/own-data.ts";
import { consentChapter } from "#server/features/consent/own-data.ts";
import { conversationChapter } from "#server/features/conversation/own-data.ts";
import { feedbackChapter } from "#server/features/feedback/own-data.ts";
import { productChapter } from "#server/features/library/own-data.ts";
import { orderChapter } from "#server/features/order/own-data.ts";
import { profileChapter } from "#server/features/profile/own-data.ts";
import { safetyChapter, safetyPlanChapter } from "#server/features/safety/own-data.ts";
import { sessionChapter } from "#server/features/session/own-data.ts";
import { srqChapter } from "#server/features/srq/own-data.ts";
import { surveyChapter } from "#server/features/survey/own-data.ts";
import type { Chapter } from "#server/platform/own-data.ts";

/** THE CHAPTER TABLE: the contents of the data export, in order. */
export const chapters: readonly Chapter[] = [
  profileChapter,
  consentChapter,
  sessionChapter,
  conversationChapter,
  statementChapter,
  cartChapter,
  orderChapter,
  productChapter,
  srqChapter,
  surveyChapter,
  feedbackChapter,
  applicationChapter,
  safetyPlanChapter,
  safetyChapter,
];
