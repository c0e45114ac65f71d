import { startTexts } from "#texts/frame/start.ts";
import type { Client } from "./client.ts";

/** Returns the text of the start button, with the free time that this client really gives. */
export function startText({
  free_seconds,
  free_period,
}: Pick<Client, "free_seconds" | "free_period">): string {
  const minutes = Math.floor(free_seconds / 60);
  if (minutes === 0) return startTexts.start;
  return free_period === "day" ? startTexts.day(minutes) : startTexts.once(minutes);
}
