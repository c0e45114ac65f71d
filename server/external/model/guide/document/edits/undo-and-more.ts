import { answerMade } from "#server/external/model/guide/document/answer-made.ts";
import type { Flow } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { shortly } from "./answer-word-edits.ts";
import { undone } from "./undo.ts";

/* "Kembalikan ya, tapi yang '...' dibuang": the former version, and what else is wanted of it. */

const more =
  /(?:balik(?:in|kan)|kembali(?:in|kan)?|undo|batal(?:in|kan))\p{L}*(?: (?:ya|dong|deh|aja|lagi|dulu|semua|kak|pak|bu|yang tadi|yg tadi))*[\s,.;!]+(?:(?:(?:ya|tapi|tp|trus|terus|trs|sama|dan|cuma|terus)[ ,]+)+|(?=(?:yg|yang|no|nomor|poin|ganti|ubah|hapus|buang|tambah|kalimat|bagian|tulisan)\p{L}* ))(\S.{5,})$/isu;

/** The former version with what else a message wants of it; undefined if there is none. */
export function undoneWith(flow: Flow, active: ActiveFlow, text: string, said: Said): Outcome | undefined {
  const former = undone(flow, active, said);
  const wish = more.exec(text)?.[1];
  const step = flow.steps[active.at];
  if (!former?.flow || wish === undefined || !step || !("make" in step)) return former;
  const also = answerMade(flow, former.flow, step, wish, said);
  const isChanged = also.document !== undefined && also.document.text !== former.document?.text;
  if (isChanged && also.flow?.at === active.at) return { ...also, texts: [...former.texts, ...also.texts] };
  return { ...former, texts: [...former.texts, said.line("wishes-left", { list: shortly(wish) })] };
}
