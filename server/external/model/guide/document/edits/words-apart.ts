import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import { newWords } from "#server/external/model/guide/document/made-parts.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { show } from "#server/external/model/guide/run-flow.ts";
import { gap, headSet } from "./letter-head.ts";
import { standing } from "./part-done.ts";
import { recognisedAnswer } from "./recognised-answer.ts";
import { recognisedIn } from "./recognised-edits.ts";

/* Where the new words of a part are awaited, a message may empty it, or change other parts behind its new words. */

const emptying =
  /^(?:(?:tolong|coba|ya|udah|oh|eh|itu|yg itu|yang itu|mending|sementara)[ ,]+)*(?:(?:di)?kosong(?:in|kan|i)?|biarin kosong|biarkan kosong)(?: (?:aja|saja|sj|dulu|dong|ya|deh|lah|kak|min|pak|bu|itu|nya))*(?=$|[\s,.;!])/iu;
const behind = /(?<=[.!?;])\s+|\n+|,?\s+(?=(?:trs|trus|terus)(?!\p{L}))/u;

/** The outcome of such a message; undefined if all of it may be the new words. */
export function wordsApart(reply: Reply, name: string): Outcome | undefined {
  const { flow, active, step, text, said } = reply;
  const isTown = flow.slots[name]?.takes === "place";
  const head = isTown
    ? headSet({ ...reply, active: standing(reply), text: `kotanya ${text.trim()}` })
    : undefined;
  // "Sidoarjo, 12 Mei 2025" is no name of a town alone.
  if (head && head.told.length > 1) {
    const told = said.line("parts-changed", { list: head.told.join(", ") });
    return { ...show(flow, head.active, step), texts: [told], flow: head.active };
  }
  const empty = emptying.exec(text.trim())?.[0];
  if (empty !== undefined) {
    const here = { ...standing(reply), filled: { ...standing(reply).filled, [name]: "" } };
    const told = said.line("parts-changed", { list: `${flow.slots[name]?.label ?? name} dikosongkan` });
    const rest = text.trim().slice(empty.length);
    return withRestOf(reply, { ...show(flow, here, step), texts: [told], flow: here }, rest);
  }
  const [first = "", ...others] = text.trim().split(behind);
  const rest = others.join(" ");
  const own = { ...reply, active: standing(reply) };
  // What is also known as a change by its form is none of the new words.
  const isChange =
    /^(?:trs|trus|terus|sama|dan|sekalian)(?!p{L})/i.test(rest) &&
    recognisedIn({ ...own, text: rest }) !== undefined;
  if (!isChange) return undefined;
  const isLine = flow.slots[name]?.kind === "line";
  const words = isLine ? first.replace(/[.;]+$/, "") : first;
  const changed = newWords({ ...reply, text: words, active }, active.changing ?? name);
  return changed.document && withRestOf(reply, changed, rest);
}

const wanting = /\p{L}/u;

function withRestOf(reply: Reply, outcome: Outcome, rest: string): Outcome {
  const { flow } = outcome;
  if (!flow || !wanting.test(rest)) return outcome;
  const text = `${gap}${rest.replace(/^[\s,.;!]+/, "")}`;
  const also = recognisedAnswer({ ...reply, active: flow, text }, () => ({
    texts: [],
    choices: [],
    flow: undefined,
  }));
  if (also) return { ...also, texts: [...outcome.texts, ...also.texts] };
  const left = reply.said.line("wishes-left", { list: rest.replace(/^[\s,.;!]+|[\s,.;!]+$/g, "") });
  return { ...outcome, texts: [...outcome.texts, left] };
}
