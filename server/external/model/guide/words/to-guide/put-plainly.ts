/* A change without the particles between its verb and the new words: "ganti deh, 15 desember aja", "benerin dong jd ...". */

const verb = "(?:di)?(?:ganti|ubah|benerin|bnerin|betulin|betulkan|perbaiki|koreksi|ralat)(?:in|kan|nya)?";
const particles = "(?:[ ,]+(?:deh|dong|donk|yah|aja|saja|lah|plis)(?!\\p{L}))+";
const beforeInto = new RegExp(`(?<!\\p{L})(${verb})${particles},?\\s+(?=(?:jadi|jd|menjadi|ke)\\s)`, "giu");
const beforeFigure = new RegExp(
  `((?:^|[\\s,.;])\\p{L}+ ?nya\\s+${verb})${particles},?\\s+(?=(?:(?:tgl|tanggal|jam|pukul|rp)\\.? ?)?\\d)`,
  "giu",
);
/** "Benerin jadi": the verb by which a change is known. */
const mended =
  /(?<!\p{L})(?:di)?(?:benerin|bnerin|betulin|betulkan|perbaiki|koreksi)(?:nya)?\s+(?:jadi|jd|menjadi)\s/giu;

export const putPlainly = (text: string): string =>
  text.replace(beforeInto, "$1 ").replace(beforeFigure, "$1 ").replace(mended, "ganti jadi ");
