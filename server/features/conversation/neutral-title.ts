import { conversationTexts } from "#texts/conversation/conversation.ts";

const form = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("id-ID", { timeZone: "Asia/Jakarta", ...options });
const day = form({ day: "numeric", month: "short" });
const clock = form({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** Returns a title that reveals nothing of the conversation, in Jakarta time: "Sesi 21 Nov, 14.05 · Karier". */
export const neutralTitle = (startAt: Date, service: string): string =>
  conversationTexts.neutralTitle(`${day.format(startAt)}, ${clock.format(startAt)}`, service);
