import type { StatementEntry } from "#contract/balance.ts";
import { statementTexts } from "#texts/balance/statement.ts";
import { conversationTexts } from "#texts/conversation/conversation.ts";
import { rupiah } from "#web/ui/rupiah.ts";
import { clockText, dayText, mmss } from "#web/ui/time-text.ts";

/** Formats seconds as "+05:00" or "−00:40" (a true minus sign, as wide as the plus). */
export const signed = (seconds: number): string =>
  seconds === 0 ? mmss(0) : `${seconds < 0 ? "−" : "+"}${mmss(Math.abs(seconds))}`;

/** "1 jam 5 menit 3 detik" */
export function lengthText(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  return statementTexts.length(hours, Math.floor((seconds % 3600) / 60), seconds % 60);
}

/** A paused duration: mm:ss below an hour, in words above. */
const pausedText = (seconds: number) => (seconds < 3600 ? mmss(seconds) : lengthText(seconds));

/** For screen readers, which may skip a plus or minus sign. */
export function movedText(seconds: number): string {
  if (seconds === 0) return statementTexts.noTime;
  return seconds < 0 ? statementTexts.lost(lengthText(-seconds)) : statementTexts.gained(lengthText(seconds));
}

/** The title of an entry: what happened, in plain words. */
export function entryTitle(entry: StatementEntry, now = new Date()): string {
  const { kind, reason, conversation, order } = entry;
  switch (kind) {
    case "talk":
      return conversation?.expert
        ? statementTexts.conversationWith(conversation.expert)
        : statementTexts.deletedConversation;
    case "compensation":
      return reason ? statementTexts.reasons[reason] : statementTexts.compensation;
    case "free_granted":
      // "Today" would be wrong below the heading of another day.
      return dayText(entry.from, now) === dayText(now.toISOString(), now)
        ? statementTexts.freeToday
        : statementTexts.freeGranted;
    case "free_expired":
      return statementTexts.freeExpired;
    case "free_reset":
      return statementTexts.freeReset;
    case "time_bought":
      return order ? statementTexts.bought(order.name, lengthText(entry.seconds)) : statementTexts.timeBought;
    case "order_paid":
      return statementTexts.paidOrder(order?.name ?? "");
    case "time_taken_back":
      return statementTexts.takenBack(order?.name ?? "", lengthText(-entry.seconds));
    case "order_refunded":
      return statementTexts.returnedOrder(order?.name ?? "");
    default:
      return statementTexts.other;
  }
}

/**
 * Details of an entry: when, how long it was paused, and from which time it was taken; repeats nothing from the title.
 */
export function entryDetails(entry: StatementEntry): string[] {
  const { kind, from, to, paused, conversation, order } = entry;
  const isConversation = kind === "talk";
  const isFree = kind.startsWith("free_");
  return [
    isConversation ? statementTexts.fromTo(clockText(from), clockText(to)) : clockText(from),
    ...(paused ? [statementTexts.paused(pausedText(paused))] : []),
    ...(isFree ? [] : partsOf(entry)),
    ...(order && entry.rupiah !== 0 ? [statementTexts.invoice(order.no_invoice)] : []),
    ...(kind === "compensation" && conversation?.expert
      ? [statementTexts.conversationWith(conversation.expert)]
      : []),
    ...(conversation?.code === null && conversation.expert ? [conversation.title] : []),
  ];
}

/** Which time the entry moved (free or paid); with amounts if it moved both. */
function partsOf({ movements }: StatementEntry): string[] {
  const nameOf = (account: "free" | "paid") =>
    account === "free" ? statementTexts.ofFree : statementTexts.ofPaid;
  return movements.length === 1
    ? movements.map(({ account }) => nameOf(account))
    : movements.map(({ account, seconds }) => statementTexts.part(nameOf(account), signed(seconds)));
}

/** The amount of money in an entry; undefined if only time moved. */
export const moneyText = ({ rupiah: amount }: StatementEntry): string | undefined =>
  amount === 0 ? undefined : rupiah(amount);

/** The conversation's own title; undefined if it still has the default title or is deleted. */
export const conversationTitle = ({ conversation }: StatementEntry): string | undefined =>
  conversation?.code && conversation.title !== conversationTexts.defaultTitle
    ? conversation.title
    : undefined;

type Day = { key: string; name: string; entries: StatementEntry[] };

/** Groups entries by the day on which they began, newest first. */
export function daysOf(entries: readonly StatementEntry[], now = new Date()): Day[] {
  const days: Day[] = [];
  for (const entry of entries) {
    const key = new Date(entry.from).toDateString();
    const last = days.at(-1);
    if (last?.key === key) last.entries.push(entry);
    else days.push({ key, name: dayText(entry.from, now), entries: [entry] });
  }
  return days;
}
