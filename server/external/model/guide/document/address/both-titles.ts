import type { Flow } from "#server/external/model/guide/flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { openAddress } from "./address-wish.ts";

/* "Pak/Bu" stands in the words of a flow until it is known which of them the reader is, or that it is neither. */

const named =
  /^(pak|bapak|bu|ibu|mas|mbak|mba|kak|kakak|bang|abang|om|tante|teh|teteh|kang|akang|koh|cik|bude|pakde|bulik|paklik)(?: (?!(?:saya|aku|gw|mertua|kandung|tiri|angkat|kos|kost|dan|atau)(?!\p{L}))(\p{L}+))?(?!\p{L})/iu;
const several = /(?<!\p{L})(?:dan|atau|sama|&)(?!\p{L})|\//iu;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** How somebody is called: `short` behind a greeting, `long` within a sentence. */
type Called = { short: string; long: string };

/** The forms of address for a name with its title: "Pak Hadi" is "Pak" and "Bapak", "teh rina" is "Teh Rina". */
export function calledByName(name: string): Called | undefined {
  const [, title = "", own] = several.test(name) ? [] : (named.exec(name.trim()) ?? []);
  const short = title.toLowerCase();
  if (short === "") return undefined;
  if (/^(?:pak|bapak)$/.test(short)) return { short: "Pak", long: "Bapak" };
  if (/^(?:bu|ibu)$/.test(short)) return { short: "Bu", long: "Ibu" };
  const whole = own === undefined ? capital(short) : `${capital(short)} ${capital(own)}`;
  return { short: whole, long: whole };
}

function calledIn(flow: Flow, { filled, address }: ActiveFlow): Called | undefined {
  if (address !== undefined && address !== openAddress) return calledByName(address);
  const people = Object.keys(flow.slots).filter((name) => flow.slots[name]?.takes === "person");
  const [name, ...others] = people.map((one) => filled[one] ?? "").filter((one) => one !== "");
  return name === undefined || others.length > 0 ? undefined : calledByName(name);
}

/** The text with the reader's own form of address in place of the one for both. */
export function withOwnTitle(flow: Flow, active: ActiveFlow, text: string): string {
  const called = text.includes("/") ? calledIn(flow, active) : undefined;
  if (!called) return text;
  return text.replaceAll("Pak/Bu", called.short).replaceAll("Bapak/Ibu", called.long);
}
