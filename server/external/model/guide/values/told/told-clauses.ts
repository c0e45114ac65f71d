/* A message in the clauses that each tell one thing, so that each can be read for the slot to which it belongs. */

/** What begins another fact without a mark before it: "... nama aku Rina", "... yg gantiin si Yudi". */
const begins = [
  "terus",
  "trus",
  "trs",
  "tapi",
  "tp",
  "btw",
  "oh iya",
  "oiya",
  "(?:kalo |kalau |klo )?(?:nama|nm) (?:aku|ak|saya|sy|gw|gue|gua|lengkap)\\b",
  "namaku",
  "(?:no|nomor|nomer|nmr)\\.? ?(?:hp|wa|telp|telepon|telpon)\\b",
  "e-?mail(?:ku|nya| saya| aku)\\b",
  "(?:posisi|perusahaan|tanggal|alasan|deadline|tenggat)(?:nya|ne)\\b",
  "(?:yg|yang|sing|nu) (?:gantiin|gantikan|gantiken|nggantiin|nggantiake|ngagantian|megang|handle)\\b",
].join("|");
/** After these a full stop ends no sentence. */
const shortened = "(?:pt|cv|ud|no|tgl|hp|jl|jln|st|dr|drs|ir|hj)";
const end = new RegExp(
  `(?<=[!?;…])\\s+|(?<=(?<!(?<!\\p{L})${shortened})\\.)\\s+|\\n+|,\\s*(?!\\d)|\\s+(?=(?:${begins})(?:\\s|$))`,
  "iu",
);

const emoji = /\p{Extended_Pictographic}|\u{FE0F}|\u{200D}/gu;
const edges = /^[\s,;–-]+|[\s,;.!]+$/gu;

/** The clauses of a message as they were written, without the marks around them. */
export const toldClauses = (text: string): string[] =>
  text
    .split(end)
    .map((one) => one.replace(emoji, "").replace(edges, ""))
    .filter((one) => one !== "");

/** Within a clause, what somebody does now begins behind what was: "dulu di pt A skrg mau lamar ke pt B". */
const turnsNow =
  /\s+(?=(?:skrg|skrng|sekarang|saiki|ayeuna|dan|lalu|makanya|jadi mau|mau|pengen|pengin|pgn|ingin|pen)\s)/i;

/** The clauses, also parted where they go from what was to what is wanted. */
export const clausesByTime = (text: string): string[] =>
  toldClauses(text).flatMap((clause) => clause.split(turnsNow));
