import { clausesByTime } from "#server/external/model/guide/answer/clauses/clauses.ts";

/* What a text tells of former work: it is experience, and never what somebody applies for. */

const years = "\\d+(?:[.,]\\d+)? ?(?:thn|tahun|taun|th|bln|bulan)(?!\\p{L})";
const left = "(?:phk|di ?phk|dipecat|mecat|memecat|pecat|diberhentikan|dirumahkan|bangkrut|gulung tikar)";
const former = new RegExp(
  [
    "\\b(?:dulu|dulunya|dlu|pernah|mantan|bekas|eks|sebelumnya|biyen|baheula|kemarin(?: kerja)?|terakhir(?:nya)? (?:kerja|di|jadi))\\b",
    "\\b(?:kantor|tempat|kerjaan|kerja|pt|perusahaan|toko|pabrik|bos|tempat kerja|kantorku|kantore)(?:ku|nya|ne| kerja)?(?: (?:saya|aku|sy|gw|gue))?(?: (?:yg|yang))? (?:lama|sebelumnya|dulu|terdahulu)\\b",
    `\\b(?:kena |habis |abis )?${left}\\b`,
    "\\b(?:keluar|resign|berhenti|cabut|mundur|habis kontrak|abis kontrak) (?:dari|dr|di)\\b",
    "\\b(?:pengalaman|lulusan|alumni)\\b|\\b(?:udah|sudah|habis|abis|selesai|waktu|pas) (?:magang|pkl|prakerin)\\b",
    `\\b(?:kerja|bekerja|di|jadi|selama|sudah|udah)\\b.*${years}`,
  ].join("|"),
  "iu",
);
export const isFormer = (clause: string): boolean => former.test(clause);

/** The text without what it tells of former work. */
export const withoutFormer = (text: string): string =>
  clausesByTime(text)
    .filter((clause) => !isFormer(clause))
    .join(", ");
