import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import { changeable } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { gap } from "../letter-head.ts";
import { editedBy, shownText } from "../part-done.ts";
import type { Recognised } from "../recognised-edits.ts";
import { withoutCourtesy } from "./courtesy.ts";
import { ahead, orderEnd, politely } from "./order-words.ts";

/* "Jgn pak/bu, manggilnya teh rina", "masih pak/bu itu": the form for both, in every line that is said to the reader. */

const both = "[\"“'‘]?(?:pak ?\\/ ?bu|bapak ?\\/ ?ibu|bu ?\\/ ?pak|ibu ?\\/ ?bapak)[\"”'’]?(?: ?nya)?";
const title =
  "(?:pak|bapak|bu|ibu|mas|mbak|mba|kak|kakak|bang|abang|om|tante|teh|teteh|kang|akang|koh|cik|ko|ci|bude|pakde|bulik|paklik|ustadz?|ustadzah|dokter|prof)";
const name = `["“'‘]?(${title}\\.?(?: (?!(?:aja|saja|ya|dong|deh|bukan|jgn|jangan|kak|mbak|mas|min|bang|kok|gitu|semua|lagi)(?!\\p{L}))\\p{L}+){0,2})["”'’]?`;
const calling =
  "(?:(?:di)?(?:panggil|sapa|sebut)(?:in|kan|an)?(?:nya)?|manggil(?:nya)?|(?:sapaan|panggilan)(?:nya)?|pake|pakai|ganti(?:in)?|jadi|jd|tulis|harusnya|mestinya)(?: (?:jadi|jd|dengan|dgn|aja|saja|pake|pakai|dia|beliau|itu|cukup))*";
const never = "(?:jangan|jgn|bukan|bkn|ojo|ga usah|gausah)(?: (?:pake|pakai|panggil|sebut|tulis|ada))*";
const still =
  "(?:masih|msh|kok|tetap|tetep|isih)(?: (?:masih|ada|tulisannya|ditulis|pake|pakai|manggilnya|aja))*";

const forms: readonly RegExp[] = [
  new RegExp(
    `(?:^|[.,;!?\\n]\\s*|\\s)${ahead}(?:${never}|${still}) ${both}(?: (?:itu|sih|lagi|ya|dong|kak))*[ ,.]+(?:tapi |tp |kan )*${calling} ${name}${politely}${orderEnd}`,
    "iu",
  ),
  new RegExp(
    `(?:^|[.,;!?\\n]\\s*|\\s)${ahead}${calling} ${name},? ${never} ${both}${politely}${orderEnd}`,
    "iu",
  ),
  new RegExp(
    `(?:^|[.,;!?\\n]\\s*|\\s)${ahead}(?:semua )?(?:(?:di)?(?:ganti|ubah)(?:in)? )?(?:semua )?${both}(?: (?:semua|itu))* (?:(?:di)?(?:ganti|ubah)(?:in)?(?: jadi)?|jadi|jd|jadiin) ${name}${politely}${orderEnd}`,
    "iu",
  ),
];
/** Nothing says what should stand there. */
const bare = new RegExp(
  `(?:^|[.,;!?\\n]\\s*)${ahead}(?:${never}|${still}) ${both}(?: (?:itu|tuh|sih|semua|semuanya|lagi|aja|lho|loh|juga|jg))*${politely}${orderEnd}`,
  "iu",
);

const capital = (words: string): string =>
  words.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
const standsFor = /Pak\/Bu|Bapak\/Ibu/gu;

/** The name with its title in the only place for the person, unless it stands there already. */
function withPerson({ flow, step, active }: Reply, called: string): ActiveFlow {
  const [person, ...others] = changeable(flow, step).filter((one) => flow.slots[one]?.takes === "person");
  const own = person === undefined ? "" : (active.filled[person] ?? "");
  const isThere = own.toLowerCase().startsWith(called.toLowerCase());
  if (person === undefined || others.length > 0 || isThere || !called.includes(" ")) return active;
  return { ...active, filled: { ...active.filled, [person]: called } };
}

function calledSo(reply: Reply, said: string, called: string): Recognised | undefined {
  const shown = shownText(reply, reply.active);
  const named = withPerson(reply, called);
  const left = [...new Set(shownText(reply, named).match(standsFor) ?? [])];
  const rest = reply.text.replace(said, gap);
  const done = editedBy(
    reply,
    named,
    left.map((from) => ({ from, to: called })),
  );
  const active = done?.active ?? named;
  const isChanged = shownText(reply, active) !== shown;
  const told = isChanged ? [`sapaannya “${called}” di semua kalimat`] : [];
  return { active, told, rest };
}

/** Calls the reader as the message says; without a name, asks for it where the form for both still stands. */
export function bothTitled(reply: Reply): Recognised | undefined {
  const { active, text } = reply;
  for (const form of forms) {
    const [said = "", words = ""] = form.exec(text) ?? [];
    if (said !== "") return calledSo(reply, said, capital(withoutCourtesy(words)));
  }
  const [said = ""] = bare.exec(text) ?? [];
  if (said === "") return undefined;
  const rest = text.replace(said, gap);
  const isThere = shownText(reply, active).match(standsFor) !== null;
  return { active, told: [], rest, ...(isThere ? { isUncalled: true } : {}) };
}
