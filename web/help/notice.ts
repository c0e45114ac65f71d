import type { SafetyNotice } from "#contract/safety.ts";
import { helpCardTexts } from "#texts/chat/chat.ts";

/** Whoever may be in one room with somebody violent needs a quick way out of this page. */
export const needsQuickExit = ({ categories }: SafetyNotice): boolean =>
  categories.some((one) => one.startsWith("violence"));

/** The words for somebody close: neutral, except where an ambulance is needed. */
export const sharedWords = (notice: SafetyNotice | undefined): string =>
  notice?.isMedical ? helpCardTexts.shareUrgent : helpCardTexts.shareText;
