/** How the companion and the member call each other: aku and kamu, or saya and Anda. */
export type Register = "kamu" | "anda";

/** Words that only end in "mu" by chance. */
const notYours = new Set([
  "kamu",
  "temu",
  "ketemu",
  "bertemu",
  "ilmu",
  "tamu",
  "jamu",
  "semu",
  "jemu",
  "ramu",
  "bumbu",
  "menjamu",
  "mampu",
  "bermutu",
]);

const formal: readonly [RegExp, string][] = [
  [/\bkamu\b/gi, "Anda"],
  [/\bkutunda\b/gi, "saya tunda"],
  [/\baku\b/gi, "saya"],
  [/\bcapek\b/gi, "lelah"],
  [/\bmakasih\b/gi, "terima kasih"],
  [/\bkayak\b/gi, "seperti"],
  [/\bngobrol\b/gi, "mengobrol"],
];

/** What the companion calls its own, and the words it lends for a talk with others. */
const myWords =
  /\b(pada|untuk|dengan|bagi|di|punya|bidang|pesan|jawab|jawaban|pertanyaan|masukan|peran|bahasa|nama|tebakan|balasan|keahlian|salah|pihak)ku\b/gi;

function keepCase(found: string, meant: string): string {
  const isCapital = found.charAt(0) !== found.charAt(0).toLowerCase();
  return isCapital ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;
}

/** The sentence in the member's register; tables are written with aku and kamu. */
export function inRegister(text: string, register: Register): string {
  if (register === "kamu") return text;
  const yours = text.replace(/\b([\p{L}-]{2,})mu\b/gu, (word: string, stem: string) =>
    notYours.has(word.toLowerCase()) ? word : `${stem} Anda`,
  );
  const mine = yours.replace(myWords, "$1 saya");
  return formal.reduce(
    (said, [pattern, meant]) => said.replace(pattern, (found) => keepCase(found, meant)),
    mine,
  );
}
