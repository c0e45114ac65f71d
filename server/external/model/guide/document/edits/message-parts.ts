import type { Flow } from "#server/external/model/guide/flow.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { itemsOut } from "./numbers-out.ts";
import { looksExchanged } from "./replacements.ts";
import { fieldNamed } from "./several-corrections.ts";

/* The parts of a message below a document of which each may change something: its sentences, and clauses with a command. */

const verb =
  "(?:di)?(?:ganti|ubah|hapus|apus|buang|coret|hilang|ilang|tambah|benerin|betulin|perbaiki|tuker|tukar)(?:in|kan|nya)?";
const commands = new RegExp(
  `^(?:(?:tolong|coba|minta|trus|terus|trs) )*(?:${verb}|tolong|(?:jgn|jangan) (?:di)?(?:tulis|masuk|sebut|pake|pakai)\\p{L}*|bikin(?:in|kan)|buat(?:in|kan)|plus|sisanya|selebihnya)(?!\\p{L})`,
  "iu",
);
/** "Itu yg anaknya rewel trus jangan ditulis": a command without an object belongs to what stands before it. */
const bareCommand =
  /^(?:jgn|jangan) (?:di)?(?:tulis|masuk|sebut|pake|pakai|ikut)\p{L}*(?: (?:dong|ya|kak|lah|deh|juga|jg|lagi))*(?:[,.!?]|$)/iu;
const quotation = /[“"][^”"\n]{1,600}[”"]|(?<![\p{L}\p{N}])[‘'][^'’\n]{1,600}['’](?![\p{L}\p{N}])/gu;
/** Where a part may end; a comma only ends one before a command or the name of a field. */
const sentenceEnd = /(?:(?<!(?:^|[\s.])(?:a\.n|d\.a|u\.p|jl|jln|hj|dr|drs|prof))[.!?;]+["”']?\s+|\n+)/gi;
const joint = /,?\s+(?:trus|terus|trs|lalu|plus|dan|sama|sm|,)\s+|,\s+/g;
const fieldWordsMax = 3;
const partsMax = 16;
const lettersMax = 1500;

/** `glue`: what stands before the part, by which it is joined to the one before where it only goes on. */
export type Part = { glue: string; text: string };

/** How a field is named where a new value follows: "posisinya pramuniaga", "nama: Rina", "tanggal ganti 5 Mei". */
const noValue = "(?:(?:dong|ya|kak|deh|aja|saja|itu|salah|keliru|masih|kok)\\b|ketu|kebal|tertu|terbal)";
const valued = new RegExp(
  `^\\p{L}+(?:nya|nyo|ku)(?= (?!${noValue})\\S)|^[\\p{L} ]{3,40}?(?::|=| (?:di)?(?:ganti|ubah)| (?:jd|jadi|itu) )`,
  "iu",
);

/** Behind "trus" a field may be named as it is: "trus posisi kasir". */
const another = /\b(?:trus|terus|trs|lalu|plus)\b/i;
const bareName = /^\p{L}{3,} \S/u;
const numbered =
  /^(?:yg |yang )?(?:no|nomor|nomer|poin|butir)\.? ?\d{1,2}(?:nya)?(?: (?:yg|yang) .{3,60}?)?(?:\s*[:=]| (?:itu |jg |juga )*(?:(?:di)?(?:ganti|ubah|hapus|apus|buang|coret)|jadi|harusnya))/i;
const removing =
  /^(?:(?:yg|yang|bagian|kalimat) |["“'‘]).{2,60} (?:(?:di)?(?:hapus|apus|buang|coret)|(?:jgn|jangan|ga usah|gak usah|gausah) )/i;

/** Whether words begin with the name of a field and what should stand there. `isAnother`: something else begins here. */
function namesField(flow: Flow, names: readonly string[], words: string, isAnother: boolean): boolean {
  if (!valued.test(words) && !(isAnother && bareName.test(words))) return false;
  const all = words.split(/[\s:=]+/).slice(0, fieldWordsMax);
  return all.some((_, at) => fieldNamed(flow, names, all.slice(0, at + 1).map(plain)) !== undefined);
}

/** Splits a text at these places, but at none within a quotation. */
function splitAt(text: string, pattern: RegExp, isEnd: (rest: string, mark: string) => boolean): Part[] {
  const quotes = [...text.matchAll(quotation)].map(
    ({ 0: one, index }) => [index, index + one.length] as const,
  );
  const parts: Part[] = [];
  let [from, glue] = [0, ""];
  for (const { 0: mark, index } of text.matchAll(pattern)) {
    const isQuoted = quotes.some(([start, end]) => index > start && index < end);
    if (isQuoted || !isEnd(text.slice(index + mark.length), mark)) continue;
    const kept = /^[.!?;]+["”']?/.exec(mark)?.[0] ?? "";
    parts.push({ glue, text: text.slice(from, index) + kept });
    glue = mark.slice(kept.length);
    from = index + mark.length;
  }
  return [...parts, { glue, text: text.slice(from) }];
}

/** The parts of a message, in their order. */
export function partsOf(
  flow: Flow,
  names: readonly string[],
  message: string,
  isPrinted: (words: string) => boolean = () => false,
): Part[] {
  const text = message.trim().slice(0, lettersMax);
  const begins = (rest: string, mark: string) =>
    (commands.test(rest) && !bareCommand.test(rest)) ||
    isPrinted(rest) ||
    removing.test(rest) ||
    numbered.test(rest) ||
    looksExchanged(rest.split(/,\s/)[0] ?? "") ||
    namesField(flow, names, rest, another.test(mark));
  return splitAt(text, sentenceEnd, () => true)
    .flatMap(({ glue, text: sentence }) => {
      // Behind "trus" another thing begins anyway, unless it goes on with a text that was named before a colon.
      const isOne = itemsOut(sentence).length > 1;
      const parts = isOne ? [{ glue, text: sentence }] : splitAt(sentence, joint, begins);
      return parts.map((part, at) => (at === 0 ? { ...part, glue } : part));
    })
    .filter((part) => part.text.trim() !== "")
    .slice(0, partsMax);
}

const named =
  /^((?:(?:aduh|eh+|oh|tolong|ganti|maaf|kak|mas|mbak|bang|min|pak|bu)[ ,]+)*)([\p{L} ]{4,40})[.\n]\s*(\S.{15,})$/isu;
const bareLabel = (words: string): string => plain(words).replace(/^(?:yang|yg) /, "");

/** "Yang mau disampaikan. Selasa barang datang ...": a part that is named by its whole label, with its new words behind. */
export function withColon(flow: Flow, names: readonly string[], message: string): string {
  const [, , label = "", words = ""] = named.exec(message.trim()) ?? [];
  const isLabel = names.some((name) => bareLabel(flow.slots[name]?.label ?? "") === bareLabel(label));
  return label !== "" && isLabel ? `${label}: ${words}` : message;
}
