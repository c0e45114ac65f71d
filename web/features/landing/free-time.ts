import { landingTexts } from "#texts/landing.ts";
import type { Client } from "#web/frame/client.ts";

type Free = Pick<Client, "free_seconds" | "free_period">;

const minutesOf = ({ free_seconds }: Free): number => Math.floor(free_seconds / 60);

/** B-420, or the client's own free time; undefined if the client gives none. */
export function freeBenefit(client: Free): { title: string; text: string } | undefined {
  const minutes = minutesOf(client);
  if (minutes === 0) return undefined;
  return client.free_period === "day" ? landingTexts.benefitDay(minutes) : landingTexts.benefitOnce(minutes);
}

/** The free time as a row of the price list. */
export function freePrice(client: Free): { minutes: number; often: string } | undefined {
  const minutes = minutesOf(client);
  if (minutes === 0) return undefined;
  const often = client.free_period === "day" ? landingTexts.priceFreeDay : landingTexts.priceFreeOnce;
  return { minutes, often };
}
