import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { madeChoices, show } from "#server/external/model/guide/run-flow.ts";
import { plain } from "#server/external/model/guide/words/commands.ts";
import { isAboutFigures } from "./figure-changes.ts";
import { answerInDocument } from "./in-text.ts";
import { adding, askedFor, type Reply, slotNamed } from "./made-parts.ts";

/* Questions below a document that it can answer itself. */

const shownWhere =
  /^(?:(?:eh|lah|loh|lho|kok|terus|trus|lalu|tapi|tp|kak|mas|mbak|bang|min|jadi|jd|nah|hah) )*(?:(?:mana|dimana|di mana) (?:hasil|versi|tulisan|surat|pesan|teks|dokumen|draf|draft|tabel|hitungan|jadwal|naskah|jadi)(?:nya|ku)?(?: (?:baru|barunya|sopannya|resminya|santainya|yang \p{L}+|yg \p{L}+))?|(?:hasil|versi|tulisan|surat|pesan|teks|dokumen|draf|draft|tabel|hitungan|jadwal|naskah)(?:nya|ku)? (?:\p{L}+ )?(?:mana|dimana|di mana))\b(?:$|[ ]+(?:kok|ga|gak|nggak|ngga|tidak|belum|blm|mana|sih|kak|mas|mbak|bang|min|ya|dong|deh|woi|ini|itu|tadi|di|ditampilin|ditampilkan|muncul|keluar|kelihatan|keliatan|ada|ditunjukin)\b)*$/u;

/** "Mana versinya? kok ga ditampilin": the text is shown as it stands. */
function shownAgain({ flow, active, step, text, said }: Reply): Outcome | undefined {
  if (!shownWhere.test(plain(text))) return undefined;
  const here = { ...active, changing: undefined };
  return { ...show(flow, here, step), texts: [said.line("shown-again")], flow: here };
}

/** A line of the text that answers a question about it. */
function fromText({ flow, active, step, text, said }: Reply): Outcome | undefined {
  if (active.changing !== undefined || isAboutFigures(flow, active, text)) return undefined;
  const shown = show(flow, active, step);
  const found = answerInDocument(shown.document?.text ?? "", text);
  if (!found) return undefined;
  return { texts: [said.line("in-document", found)], choices: shown.choices, flow: active };
}

const missed =
  /\b(\p{L}{4,})nya (?:(?:kok|malah|masih) )*(?:mana|dimana|ga ada|gak ada|nggak ada|tidak ada|belum ada|blm ada|hilang|ilang)\b|\bmana (\p{L}{4,})nya\b/u;
const missedWordsMax = 10;

/** "Capeknya doang, kecewanya mana": what is missed is asked for, if it stands nowhere. */
function missing(reply: Reply): Outcome | undefined {
  const { flow, active, step, text, said } = reply;
  const clause = text
    .split(/[,.;!?\n]+/)
    .map(plain)
    .find((one) => missed.test(one) && one.split(" ").length <= missedWordsMax);
  const [, behind, ahead] = missed.exec(clause ?? "") ?? [];
  const word = behind ?? ahead;
  if (word === undefined) return undefined;
  const shown = show(flow, active, step).document?.text ?? "";
  if (
    plain(shown)
      .split(" ")
      .some((one) => one === word || one === `${word}nya`)
  )
    return undefined;
  const named = slotNamed(reply, word);
  if (named !== undefined) return askedFor(reply, named);
  return {
    texts: [said.line("not-there", { what: word })],
    choices: madeChoices.slice(0, 1),
    flow: { ...active, changing: adding },
  };
}

/** What a document says to a question below it; undefined if it says nothing. */
export const answeredBelow = (reply: Reply): Outcome | undefined =>
  shownAgain(reply) ?? missing(reply) ?? fromText(reply);
