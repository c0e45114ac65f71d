/*
 * Words of a chat as a formal text has them: "gantiin" is "menggantikan", and "3x seminggu" is "tiga kali seminggu". A
 * word that has several meanings stays as it was written.
 */

/** Each colloquial verb: how it is said of somebody, and how it is asked for. */
const verbs: Readonly<Record<string, readonly [string, string]>> = {
  gantiin: ["menggantikan", "gantikan"],
  bantuin: ["membantu", "bantu"],
  bayarin: ["membayarkan", "bayarkan"],
  kirimin: ["mengirimkan", "kirimkan"],
  ngirim: ["mengirim", "kirim"],
  kerjain: ["mengerjakan", "kerjakan"],
  jelasin: ["menjelaskan", "jelaskan"],
  lanjutin: ["melanjutkan", "lanjutkan"],
  urusin: ["mengurus", "urus"],
  ngurus: ["mengurus", "urus"],
  bersihin: ["membersihkan", "bersihkan"],
  siapin: ["menyiapkan", "siapkan"],
  jagain: ["menjaga", "jaga"],
  benerin: ["memperbaiki", "perbaiki"],
  ajarin: ["mengajarkan", "ajarkan"],
  beliin: ["membelikan", "belikan"],
  bawain: ["membawakan", "bawakan"],
  nungguin: ["menunggu", "tunggu"],
  anterin: ["mengantarkan", "antarkan"],
  masukin: ["memasukkan", "masukkan"],
  naikin: ["menaikkan", "naikkan"],
  turunin: ["menurunkan", "turunkan"],
  pindahin: ["memindahkan", "pindahkan"],
  tambahin: ["menambahkan", "tambahkan"],
  nyicil: ["mencicil", "cicil"],
  nyari: ["mencari", "cari"],
};
const verb = new RegExp(`(?<![\\p{L}{-])(?:${Object.keys(verbs).join("|")})(?![\\p{L}}-])`, "giu");
/** What asks for something, or denies it, goes before the bare verb. */
const asked =
  /(?:tolong|mohon|minta|jangan|harap|di|bapak|ibu|bapak\/ibu|kamu|anda|kakak|(?:yang|yg) (?:saya|aku)|untuk di|agar di|supaya di)\s*$/i;

const numbers = "satu dua tiga empat lima enam tujuh delapan sembilan sepuluh".split(" ");
/** "2x4" and "12 x 5.000" are measures and products. */
const times = /(?<![\p{L}\d.,/x-])(10|[1-9]) ?x(?=\s+\p{Ll}|[.,;!?]|\s*$)/gimu;

/** "Pengennya satu kali saja." */
const wished = /(?<=^|^- |^\d+\. |[.!?] )(?:pengen|pengin|pgn|pingin|mau)nya(?= )/gim;

const cased = (found: string, word: string): string =>
  /^\p{Lu}/u.test(found) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** The verbs and the counts of a chat as a formal text has them. */
export const writtenOut = (text: string): string =>
  text
    .replace(verb, (found, at: number) => {
      const [told, wanted] = verbs[found.toLowerCase()] ?? [found, found];
      return cased(found, asked.test(text.slice(0, at)) ? wanted : told);
    })
    .replace(wished, (found) => cased(found, "harapan saya"))
    .replace(times, (_, count: string) => `${numbers[Number(count) - 1]} kali`);
