import {
  type Otherwise,
  withRest,
  withWordEdit,
} from "#server/external/model/guide/document/edits/answer-word-edits.ts";
import { placesOf, tokensOf } from "#server/external/model/guide/document/edits/word-places.ts";
import { type Reply, rewritten } from "#server/external/model/guide/document/made-parts.ts";
import { isComplaint, isRequest, objects } from "#server/external/model/guide/document/made-words.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { changeable, show } from "#server/external/model/guide/run-flow.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { asksMildOnly, registerAsked } from "./made-style.ts";
import { registerName } from "./register.ts";

/* How a document speaks, and how it calls the one to whom it speaks. */

/** Fewer words beside the wish for a register say how it should be, and are no words for the text. */
const contentMin = 5;

/**
 * Shows the document in the register that the text asks for, with what else the text changes. `placed`: asks where words
 * belong that change nothing.
 */
export function restyled(
  reply: Reply,
  otherwise: Otherwise,
  placed: (reply: Reply) => Outcome,
): Outcome | undefined {
  const { flow, active, step, text, said } = reply;
  const asked = registerAsked(text);
  if (asked === undefined || step.register === undefined) return undefined;
  // Nobody says "saya" to somebody close for asking to be gentle.
  if (asked.register === "polite" && flow.field === "relationships" && asksMildOnly(text)) return undefined;
  const next = { ...active, register: asked.register, changing: undefined, tries: 0 };
  const written = show(flow, next, step).document?.text;
  const told = said.line("restyled", { name: registerName(flow, active, asked.register, written) });
  const wish = withoutReasons(asked.rest);
  for (const one of new Set([asked.rest, wish].filter((words) => words !== ""))) {
    const also = otherwise({ ...reply, active: next, text: one });
    if (also?.document) return { ...also, texts: [told, ...also.texts] };
  }
  // What found no place is named or asked about below the version that was asked for.
  const shown = { ...show(flow, next, step), texts: [told], flow: next };
  const isWished = isRequest(asked.rest) || isComplaint(asked.rest) || objects(asked.rest);
  if (isWished || wish.split(/\s+/).length < contentMin) {
    const open = isWished ? asked.rest : wish;
    const left = withRest({ ...reply, active: next }, open === "" ? [] : [open], () => undefined);
    return { ...shown, after: left.texts };
  }
  const where = placed({ ...reply, active: next, text: wish });
  return { ...shown, after: where.texts, choices: where.choices, flow: where.flow };
}

/** Why another register is wanted: "ini kan buat orang tua murid, masa 'aku omongin'". */
const reason =
  /^(?:(?:ini|itu) (?:kan|mah|tuh|buat|untuk)|kan|masa|masak|soalnya|soale|karena|krn|biar|supaya|kok)\b|['‘"“]/i;

const withoutReasons = (text: string): string =>
  text
    .split(/(?<=[.,;!?\n])\s+/)
    .filter((clause) => !reason.test(clause.trim()) && !isComplaint(clause))
    .join(" ")
    .replace(/[\s.,;!?]+$/, "");

const calling =
  /(?:^|\s)(?:(?:di)?panggil(?:nya|annya)?|manggil(?:nya)?|sapaannya|nyebut(?:nya)?|nyapanya)\s+(?:(?:dia|dgn|dengan|pakai|pake|jadi|jd|itu|aja|cukup)\s+)*(\S[^,.;!?\n]{1,40}?)(?:\s+(?:aja|saja|ya|dong|deh|kak|kok))*(?:,?\s+(?:bukan|bkn|jangan|jgn) ([^,.;!?\n]{2,20}?)(?:\s+(?:lagi|ya|dong))*)?[.!]*$/i;
/** "Saya dan Mama Kenzo": the words for both who speak with each other. */
const both = /^(?:saya|aku) (?:dan|sama|&) ((?:\p{L}+ ){0,2}\p{L}+)$/iu;

/** "Manggilnya mbak Yuni": another name for the person to whom the document speaks. */
export function calledOtherwise(reply: Reply): Outcome | undefined {
  const { flow, step, text } = reply;
  const [, called, not] = calling.exec(text.trim()) ?? [];
  const name = called ?? both.exec(text.trim())?.[1];
  if (name === undefined || /^(?:apa|siapa|gimana)\b/.test(plain(name))) return undefined;
  const people = changeable(flow, step).filter((one) => flow.slots[one]?.takes === "person");
  const [person, ...others] = people;
  if (person === undefined || others.length > 0) return undefined;
  if (not === undefined) return rewritten(reply, person, name);
  // "Panggil Bu Sari, bukan Kak": the former title may stand beside the name and elsewhere.
  const active = withWordEdit(reply.active, step, { from: not, to: name });
  const outcome = rewritten({ ...reply, active }, person, name);
  const before = show(flow, reply.active, step).document?.text;
  const after = outcome.document?.text;
  if (after === undefined || after === before) return outcome;
  // What still stands somewhere is not said to be done.
  const isLeft = placesOf(tokensOf(after), not).length > 0;
  const left = isLeft ? [reply.said.line("wishes-left", { list: `${not} jadi ${name}` })] : [];
  return { ...outcome, texts: [reply.said.line("changed"), ...left] };
}
