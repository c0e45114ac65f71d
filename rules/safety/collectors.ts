import { plain } from "./language/scan.ts";
import type { Sign } from "./signs.ts";

/** The question with which the list of debts begins (flows/business/daftar-utang.yaml). */
const asksOfCollectors = /\bpenagih yang mengancam\b/;
const collectors =
  /\b(?:pinjol|dc|desk collection|debt collector|collector|kolektor|penagih)(?:nya|e|ne|ku)?\b/;
/** Who comes, strikes or has pictures of a naked body is a danger, whoever sends them. */
const bodily =
  /\b(?:bunuh|mati\w*|bacok\w*|pukul\w*|hajar|keroyok\w*|tabrak|patah\w*|bakar|culik\w*|nyulik|pisau|parang|golok|celurit|preman|rumah\w*|kos|kosan|kantor\w*|depan|bawah|datang\w*|dtg|dateng\w*|samper\w*|nyamper\w*|didatang\w*|telanjang|bugil|busana|vulgar|perkosa\w*)\b/;

/**
 * The threats of debt collectors to tell others of a debt, where the guide has asked about just that: its flow goes on
 * with what to do about them, and a card that asks whether the person is near would be for another danger.
 */
export function withAskedThreats(signs: readonly Sign[], text: string, said: string | undefined): Sign[] {
  const words = plain(text);
  const isAsked = asksOfCollectors.test(plain(said ?? "")) && collectors.test(words) && !bodily.test(words);
  return signs.map((sign) =>
    isAsked && sign.ruleId === "threat" ? { ...sign, category: "distress", level: 1 } : sign,
  );
}
