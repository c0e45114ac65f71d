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

/** Each colloquial passive: "diturunin" is "diturunkan". */
const passives: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    (
      "turun tentu kerja masuk kirim naik tambah jelas selesai bersih siap bawa pindah keluar lanjut ajar umum bagi pasang " +
      "hapus bebas buat simpan daftar bayar sampai beri henti tunda potong laku hitung catat setor cair pulang janji ingat " +
      "kumpul sedia kabul sesuai tinggal lupa anjur antar kabar maju mundur"
    )
      .split(" ")
      .map((stem): [string, string] => [`di${stem}in`, `di${stem}kan`]),
  ),
  ...{ diberiin: "diberikan", dikabarin: "dikabari", dikurangin: "dikurangi", dibenerin: "diperbaiki" },
  ...{ dibalikin: "dikembalikan", digantiin: "digantikan", dibeliin: "dibelikan", dibantuin: "dibantu" },
  ...{ dibikinin: "dibuatkan", dibikin: "dibuat", disampein: "disampaikan", ditungguin: "ditunggu" },
  ...{ diajarin: "diajarkan", dianterin: "diantarkan", dianter: "diantar", dijalanin: "dijalani" },
  ...{ dipake: "dipakai", dikasih: "diberi", diomongin: "dibicarakan", dijagain: "dijaga" },
};
const passive = new RegExp(`(?<![\\p{L}{-])(?:${Object.keys(passives).join("|")})(?![\\p{L}}-])`, "giu");

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
    .replace(passive, (found) => cased(found, passives[found.toLowerCase()] ?? found))
    .replace(wished, (found) => cased(found, "harapan saya"))
    .replace(times, (_, count: string) => `${numbers[Number(count) - 1]} kali`);
