import type { Flow, Step } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { goOn } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

type Making = Extract<Step, { make: string }>;

/** "Kalo dia ngebantah lagi pas besok itu saya harus ngomong apa". */
const feared =
  /\b(?:kalo|kalau|klo|misal\w*|semisal|seandainya)\b.*\b(?:n?gebantah|bantah|membantah|ngelawan|marah|ngamuk|nangis|diem|diam|nolak|ngeles|bela|membela|terima|tersinggung|baper|ngambek|nyolot|jawab|bilang|alesan|alasan|ngelak|mengelak)\w*\b/;
const asked = /\b(?:apa|gimana|gmn|bagaimana|piye|ngapain)\b/;
const ofReactions = /\b(?:tanggapan|reaksi|khawatirkan|jawabannya)\b/;

/** Goes on to the question which reaction is feared, where it comes next and the member asks about one. */
export function toReactions(
  flow: Flow,
  active: ActiveFlow,
  step: Making,
  text: string,
  said: Said,
): Outcome | undefined {
  if (!feared.test(plain(text)) || !asked.test(plain(text))) return undefined;
  const outcome = goOn(flow, active, step, said);
  const next = outcome.flow && flow.steps[outcome.flow.at];
  if (!next || !("choose" in next) || !ofReactions.test(plain(next.choose))) return undefined;
  return { ...outcome, texts: [said.line("made-reaction"), ...outcome.texts] };
}
