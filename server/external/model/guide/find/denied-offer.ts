import type { Flow } from "#server/external/model/guide/flow.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import {
  isAstonished,
  markedParts,
  withoutAstonishment,
} from "#server/external/model/guide/words/yes-no/astonishment.ts";
import { unwantedIn } from "#server/external/model/guide/words/yes-no/unwanted.ts";
import { vocabulary } from "./find-flows.ts";

/* How members say that an offer was a wrong guess, and which flows still have to do with what they wrote. */

/** "Lho bukan mantan kak ..." */
const denial =
  /^(?:\P{L}*(?:lho|loh|lah|eh|ih|kak|min|mbak|mas|bang|maaf|sori|aduh|ga|gak|ya)[\s,.!]*)*(?:bukan|bkn|bukang|dudu|sanes)\s/iu;
const saysNot =
  /^(?:\P{L}*(?:ya|eh|ih|lah|loh|lho|kak|min|mas|mbak|bang)[\s,.!]*)*(?:bukan|bkn|bukang|dudu|sanes|salah|ga|gak|nggak|tidak|ndak|nda|ora|kada|sonde|seng|mboten)(?!\p{L})/iu;

/** "Hah utang? bukan. ini soal modal": astonishment at the word of a button, with a no. */
export function wondersAt(flow: Flow, text: string): boolean {
  const kept = withoutAstonishment(text);
  if (kept === text || !saysNot.test(kept)) return false;
  const own = new Set(vocabulary().stems(`${flow.title} ${flow.offer}`));
  return markedParts(text).some(
    (part) =>
      isAstonished(part) &&
      vocabulary()
        .stems(part)
        .some((stem) => own.has(stem)),
  );
}

/** Whether a flow has any word of what was written, by its own words or by its name. */
export function sharesWord({ title, offer, words, near = [] }: Flow, text: string): boolean {
  const own = new Set(vocabulary().stems([title, offer, ...words, ...near].join(" ")));
  return vocabulary()
    .stems(text)
    .some((stem) => own.has(stem));
}

/** Things that the guide makes, by the first word for them. */
const made =
  /^(?:jadwal|surat|pesan|chat|wa|rencana|plan|latihan|latian|simulasi|hitungan|itungan|daftar|list|cv|naskah|kartu|catatan|psikolog|psikiater|ahli|dokter|tabel|anggaran|teks|caption|undangan|pengumuman)(?:nya|an)?$/;

/** Whether a message says that it does not want what a flow makes: "iya tapi bukan jadwal kak". */
export const deniesThing = (flow: Flow, text: string): boolean =>
  unwantedIn(text).some((words) => {
    const [thing = ""] = words.split(" ");
    const isOnButton = plain(`${flow.offer} ${flow.title}`).split(" ").includes(thing);
    return made.test(thing) && (isOnButton || sharesWord(flow, thing));
  });

/** Whether a message begins by denying what it names. */
export const beginsWithNot = (text: string): boolean => denial.test(text);
