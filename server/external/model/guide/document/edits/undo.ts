import { isWorse } from "#server/external/model/guide/document/made-words.ts";
import type { Flow } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { show } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/* "Yang tadi lebih bagus, balikin": the document as it was before its last change. */

const ahead =
  "(?:(?:eh|ah|yah|loh|lah|kok|hmm|ga jadi|gak jadi|tolong|coba|kak|mas|mbak|bang|min|mending|mendingan|udah|ya|wah|aja|deh) )*";
const tail = "(?: (?:aja|saja|dong|deh|ya|lagi|kak|min|lah|tolong|mas|mbak|bang))*";
const then = "(?:tadi|td|sebelumnya|semula|awal|pertama|lama|barusan)";
const former = `(?:(?:yang|yg|versi|kayak|seperti|ke|teks|tulisan|kalimat) )+${then}(?:nya)?(?: itu)?`;
const back =
  "(?:(?:di)?balik(?:in|kan|no)|(?:di)?kembali(?:in|kan)?|balik|undo|urungkan|batalin|batalkan|pakai|pake)";
const better =
  "(?:(?:udah|sudah) )?(?:lebih|lbh|mending|mendingan|paling) ?(?:bagus|baik|enak|pas|oke|ok|cocok|mending)?";
const undoing = new RegExp(
  `^${ahead}(?:${former} ${better}${tail}(?: ${back}(?: ${former})?)?|(?:mending|mendingan|enakan|bagusan) ${former}|${back}(?: lagi)? ${former}|${former}(?: aja| saja)? ${back}|(?:(?:di)?balikin|undo|kembalikan)(?: lagi)?)${tail}$`,
);

/** Whether a message wants the former version, where a change was made. */
export const undoes = (active: ActiveFlow | undefined, text: string): boolean =>
  active?.before !== undefined &&
  (undoing.test(plain(text)) || ((isWorse(text) || complains.test(text)) && hasUndoing(text)));

/** "Lah 'paling lambat' nya jd 'lambat' doang, balikin": what became of the text is no order. */
const complains =
  /^(?:lah|loh|lho|yah|waduh|aduh|duh|kok|wah|eh)(?!\p{L})|(?<!\p{L})(?:doang|malah)(?!\p{L})/iu;

/** "Lah malah kacau, balikin": one clause of a complaint. */
const hasUndoing = (text: string): boolean =>
  text.split(/[,.;!?]\s*/).some((one) => undoing.test(plain(one)));

/** The document as it was before; the version that is left can be had back in the same way. */
export function undone(flow: Flow, active: ActiveFlow, said: Said): Outcome | undefined {
  const step = flow.steps[active.at];
  const { before, edited: _, register: __, address: ___, ...rest } = active;
  if (!before || !step || !("make" in step)) return undefined;
  const former = { ...rest, ...before, before: versionOf(active), changing: undefined, tries: 0 };
  return { ...show(flow, former, step), texts: [said.line("undone")], flow: former };
}

export const versionOf = ({
  filled,
  edited,
  register,
  address,
}: ActiveFlow): NonNullable<ActiveFlow["before"]> => ({
  filled,
  ...(edited === undefined ? {} : { edited }),
  ...(register === undefined ? {} : { register }),
  ...(address === undefined ? {} : { address }),
});

/** Keeps what a changed document was before. Figures that were reckoned are changed back as figures. */
export function keepingFormer(flow: Flow, active: ActiveFlow, outcome: Outcome): Outcome {
  const next = outcome.flow;
  const step = flow.steps[active.at];
  const isChanged = step && "make" in step && next?.at === active.at && outcome.document !== undefined;
  if (!next || !isChanged || flow.steps.some((one) => "compute" in one)) return outcome;
  const isSame = show(flow, active, step).document?.text === outcome.document?.text;
  return isSame ? outcome : { ...outcome, flow: { ...next, before: versionOf(active) } };
}
