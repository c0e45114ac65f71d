import { lastMade } from "#server/external/model/guide/document/draft.ts";
import { withoutCourtesy } from "#server/external/model/guide/document/edits/orders/courtesy.ts";
import { notForThem } from "#server/external/model/guide/document/edits/read-word-edits.ts";
import { keepingFormer } from "#server/external/model/guide/document/edits/undo.ts";
import type { Flow, Step } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { placeholdersIn } from "#server/external/model/guide/placeholders.ts";
import { remind, show } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { choice } from "#server/external/model/guide/state.ts";
import { type AddressWish, addressFrom, addressWish, openAddress } from "./address-wish.ts";
import { greetedSlot } from "./greeted.ts";
import { ownTitleIn, titleSlot } from "./own-title.ts";
import { addressOf } from "./register.ts";

/* The turns in which a member says how the one is called to whom a document speaks. */

/** `rest`: what else the message says; `told`: what was done about the address. */
export type CalledNow = { active: ActiveFlow; told: string; rest: string; shown: Outcome };

type Waits = { flow: Flow; active: ActiveFlow; text: string; said: Said };

/** Takes the form of address from a message in a flow, which is no answer and no text; undefined if it names none. */
export function calledNow({ flow, active, text, said }: Waits): CalledNow | undefined {
  const step = flow.steps[active.at];
  const own = step && "make" in step ? ownFormNow({ flow, active, text, said }, step) : undefined;
  if (own) return own;
  const wish = step && active.reading === undefined ? addressWish(text, active.address) : undefined;
  if (!step || !wish) return undefined;
  if ("ask" in step || "scale" in step)
    return wish.isOfYou ? atQuestion(flow, active, wish, said) : undefined;
  const made = "make" in step ? active : lastMade(flow, active);
  const makes = made && flow.steps[made.at];
  return made && makes && "make" in makes ? atDocument(flow, made, makes, wish, said) : undefined;
}

function atQuestion(flow: Flow, active: ActiveFlow, wish: AddressWish, said: Said): CalledNow {
  const address = addressFor(flow, active, wish);
  const next = { ...active, address };
  const told = toldOf(address, said);
  const reminder = remind(flow, next, said);
  return { active: next, told, rest: wish.rest, shown: { ...reminder, texts: [told, ...reminder.texts] } };
}

type Making = Extract<Step, { make: string }>;

const ownFormNow = (waits: Waits, step: Making): CalledNow | undefined =>
  titledNow(waits, step) ?? namedNow(waits, step);

/** Takes what the writer is called in a text for their child: "aku sama saya-nya ganti Mama". */
function titledNow({ flow, active, text, said }: Waits, step: Making): CalledNow | undefined {
  const slot = titleSlot(flow);
  if (slot === undefined || !placeholdersIn(step.text).some(({ name }) => name === slot)) return undefined;
  const clauses = text.split(/(?<=[.!?;\n,])\s+/);
  const at = clauses.findIndex((one) => ownTitleIn(one) !== undefined && namesSelf.test(one));
  const title = ownTitleIn(clauses[at] ?? "");
  if (title === undefined) return undefined;
  const rest = clauses.filter((_, one) => one !== at).join(" ");
  return takenAs({ flow, active, text: rest }, step, slot, title, said.line("own-title", { name: title }));
}

/** The document with another word in one of its places; `text` is what else the message says. */
function takenAs(
  { flow, active, text }: Omit<Waits, "said">,
  step: Making,
  slot: string,
  value: string,
  told: string,
): CalledNow {
  const next = { ...active, filled: { ...active.filled, [slot]: value }, tries: 0 };
  const shown = show(flow, next, step);
  return {
    active: next,
    told,
    rest: text,
    shown: keepingFormer(flow, active, { ...shown, texts: [told], flow: next }),
  };
}

const nameOf =
  /(?<!\p{L})(?:di)?(?:panggil|sapa|manggil|nyapa|sebut)(?:an)?(?:nya)? (?:(?:dia|beliau|pakai|pake|dengan|aja|jadi|itu) )*["“]?((?:pak|bapak|bu|ibu|mas|mbak|kak|bang|om|tante|ustaz|ustadz|haji|hajah)(?: \p{L}+){1,3})["”]?\s*$/iu;
/** "Jangan Kak", and why: "beliaunya sepuh". */
const besideName =
  /^(?:(?:lho|eh|oh|mbak|mas|kak|min|dan|soalnya|karena|kan|orangnya|beliau(?:nya)?|dia|ibunya|bapaknya|udah|sudah|itu) )*(?:(?:jangan|jgn|bukan) (?:pakai |pake |panggil )?(?:kak|kakak)|sepuh|tua|lebih tua)(?: (?:ya|dong|aja|mbak|mas))*[.!]?$/iu;
const withCapitals = (name: string): string =>
  name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Takes how a customer is greeted in place of the usual "Kak": "panggil Bu Haji Siti, jangan Kak". */
function namedNow({ flow, active, text, said }: Waits, step: Making): CalledNow | undefined {
  const slot = greetedSlot(flow);
  if (slot === undefined) return undefined;
  const clauses = text.split(/(?<=[.!?;\n,])\s+/).map((one) => one.replace(/[,.;!]+$/, ""));
  const at = clauses.findIndex((one) => nameOf.test(withoutCourtesy(one)));
  const name = nameOf.exec(withoutCourtesy(clauses[at] ?? ""))?.[1];
  if (name === undefined) return undefined;
  const rest = clauses.filter((one, place) => place !== at && !besideName.test(one) && !isCall.test(one));
  const called = withCapitals(name);
  const told = said.line("reader-name", { name: called });
  return takenAs({ flow, active, text: rest.join(", ") }, step, slot, called, told);
}
/** "Lho mbak" alone says nothing. */
const isCall = /^(?:lho|loh|eh|oh|mbak|mas|kak|min|bang| )+$/iu;

const namesSelf = /(?<!\p{L})(?:aku|saya|sy|gue|gw|diriku|pengirim)(?:nya)?(?!\p{L})/iu;

function atDocument(
  flow: Flow,
  active: ActiveFlow,
  step: Making,
  wish: AddressWish,
  said: Said,
): CalledNow | undefined {
  // "Manggilnya mbak Yuni" is another name, which stands where the name stands.
  if (!wish.isOfYou && (wish.address === undefined || wish.address.includes(" "))) return undefined;
  const address = addressFor(flow, active, wish);
  const before = show(flow, active, step).document?.text ?? "";
  const rest = isOfNothing(wish.rest, before) ? "" : wish.rest;
  const changing = rest === "" ? undefined : active.changing;
  const next = { ...active, filled: withName(flow, active, address), address, changing, tries: 0 };
  const shown = show(flow, next, step);
  const isChanged = shown.document?.text !== before;
  if (!isChanged && !wish.isOfYou) return undefined;
  const isOfBoth = !wish.isOfYou && /Pak\/Bu|Bapak\/Ibu/.test(before) && address !== openAddress;
  const changed = isOfBoth ? said.line("reader-name", { name: address }) : toldOf(address, said);
  const told = isChanged ? changed : said.line("address-none", { name: address });
  const choices = address === openAddress ? [...titleChoices, ...shown.choices] : shown.choices;
  return {
    active: next,
    told,
    rest,
    shown: keepingFormer(flow, active, { ...shown, choices, texts: [told], flow: next }),
  };
}

const quotes = /["“]([^"”]+)["”]|[‘']([^'’]+)['’]/gu;
/** "Itu 'jangan pakai kamu' ikut ketulis", where it stands nowhere any more. */
function isOfNothing(rest: string, shown: string): boolean {
  const quoted = [...rest.matchAll(quotes)].map(([, double, single]) => (double ?? single ?? "").trim());
  const isGone = quoted.every((one) => !shown.toLowerCase().includes(one.toLowerCase()));
  const others = rest.split(/(?<=[.!?])\s+/).filter((one) => !/^maksud\p{L}*\W*$/iu.test(one));
  return quoted.length > 0 && isGone && others.length === 1 && notForThem.test(rest.replace(quotes, " "));
}

/** The usual forms of address, as buttons. */
export const titleChoices = ["Bapak", "Ibu"].map((title) => choice(`address:${title}`, `Panggil ${title}`));

const toldOf = (address: string, said: Said): string =>
  address === openAddress ? said.line("address-open") : said.line("address", { name: address });

const titledName = /^(?:pak|bu|bapak|ibu|mas|mbak|mba|kak|bang|om|tante|teh|kang)\b/i;

/** What the message says, or the title in the name, or else a form for both. */
function addressFor(flow: Flow, { filled, address }: ActiveFlow, wish: AddressWish): string {
  if (wish.address !== undefined) return wish.address;
  const named = titledName.exec(wish.rest)?.[0];
  if (named !== undefined) return addressFrom(named);
  const known = addressOf(flow, filled, "formal");
  return known === "Anda" ? (address ?? openAddress) : known;
}

/** A name that is still open is this form of address. */
function withName(flow: Flow, { filled }: ActiveFlow, address: string): ActiveFlow["filled"] {
  const people = Object.entries(flow.slots).filter(([, { takes }]) => takes === "person");
  const [person, ...others] = people.map(([name]) => name);
  const isOpen = person !== undefined && others.length === 0 && (filled[person] ?? "") === "";
  return isOpen && address !== openAddress ? { ...filled, [person]: address } : filled;
}
