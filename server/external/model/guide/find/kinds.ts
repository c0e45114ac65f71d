import { letter } from "#server/external/model/guide/choices.ts";
import { flows } from "#server/external/model/guide/flows.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/* Kinds of things that the guide makes, for a member who wants none of a kind: "gw ga mau nulis surat". */

const kinds: readonly [RegExp, RegExp][] = [
  [/^surat(?:nya|an)?$/, /\bsurat\b/i],
  [/^(?:pesan|chat|wa)(?:nya)?$/, /\bpesan\b/i],
  [/^(?:rencana|plan)(?:nya)?$/, /\brencana\b/i],
  [/^jadwal(?:nya)?$/, /\bjadwal\b/i],
  [/^(?:hitungan|itungan|hitung|itung|ngitung|ngitungin)$/, /\bhitung/i],
  [/^(?:latihan|latian|simulasi)$/, /\b(?:latihan|simulasi)\b/i],
  [/^(?:psikolog|psikiater|konselor|dokter|ahli|konsul|konsultasi|terapis)(?:nya)?$/, /\bke ahli\b/i],
];

/** Words around the kind, which name no single thing of it. */
const around = new Set(
  `nulis tulis menulis bikin buat membuat kirim ngirim ngirimin susun nyusun itu ini apa apapun apa2 pun lagi deh kak sih ah kok ya yah
  dong dulu juga jg segala gitu gituan begituan mas mbak min bang bro sekarang skrg aja saja mau harus disuruh suruh pake pakai ke sama konsultasi konsul`.split(
    /\s+/,
  ),
);

/** The flows of the kind that words name without anything more, with the letter of a story: "nulis surat" is every letter. */
export function flowsOfKind(words: string): string[] {
  const rest = plain(words)
    .split(" ")
    .filter((word) => !around.has(word));
  const [only, ...others] = rest;
  const kind = others.length > 0 ? undefined : kinds.find(([word]) => word.test(only ?? ""));
  if (kind === undefined) return [];
  const ids = flows.filter(({ offer }) => kind[1].test(offer)).map(({ id }) => id);
  return plain(letter.label)
    .split(" ")
    .some((word) => kind[0].test(word))
    ? [...ids, letter.id]
    : ids;
}
