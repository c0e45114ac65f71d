import type { Flow, Register } from "#server/external/model/guide/flow.ts";
import { withNames } from "#server/external/model/guide/words/plain/capitals.ts";
import { lifted } from "#server/external/model/guide/words/plain/lifted.ts";
import { counted } from "#server/external/model/guide/words/plain/spelled-out.ts";
import { withoutShorthand } from "#server/external/model/guide/words/shorthand.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/*
 * How a document speaks. The words for "I", "you" and "not" and a few others are exchanged, one for one; nothing is
 * added to what was said and nothing is left out of it.
 */

const wordsInKu =
  "aku|laku|kaku|siku|suku|paku|buku|saku|baku|beku|kuku|bangku|tungku|perilaku|selaku|pemangku|tiku|teku|peluku|pangku|maluku|liku|haiku|jibaku|tengku|teungku|melaku|terpaku|dipaku|memaku|mengaku|ngaku|pengaku|diaku";
const wordsInMu = "kamu|temu|ketemu|ilmu|jamu|tamu|semu|jemu|ramu|nemu|gemu|bumu|sumu|sewamu";
const prefixes = "(?:ber|ter|di|se|me|mem|men|menj|pe|pem|pen|per|ke)?";
/** Words that end in "-ku" or "-mu" without meaning "my" or "your", also behind a prefix: "membeku", "bertamu", "penemu". */
export const noOwner = new RegExp(
  `^(?:${prefixes}(?:${wordsInKu}|${wordsInMu})|meng?aku|menjamu|penjamu|waktu|mutu|penyu|bambu)$`,
  "i",
);
/** What "I" do, written together with "ku-". */
export const actions =
  "tulis|kirim|minta|bayar|kasih|beri|ambil|lihat|sebut|pakai|simpan|tunggu|kerjakan|selesaikan|lakukan|terima|jawab|harap|ganti|cicil|kembalikan|pinjam|maksud|rasa|rasakan|tahu|kira|dengar|buat|bawa|jaga|hubungi|kabari|sampaikan|usahakan|tanggung|siapkan|jelaskan|perbaiki|ajukan|ucapkan|pikirkan|butuhkan";

type Swap = readonly [RegExp, string];

const word = (words: string): RegExp => new RegExp(`(?<![\\p{L}{])(?:${words})(?![\\p{L}}])`, "giu");

/** "You" among friends; behind a number "km" is a length and "lo" at the end a particle. */
export const secondPerson = `kamu|${counted}(?:km(?! \\d)|lo)(?!/)|lo(?! *(?:[.,;!?/\\n]|$))|lu|elo|kau`;

const toFormal: readonly Swap[] = [
  [word(`aku|gue|gua|gw|ane|${counted}ku`), "saya"],
  [/(?<=\p{L}),? (?:ya|yah|dong|sih|deh|kok|nih)(?=[.!?”]|,|$)/gimu, ""],
  [new RegExp(`\\bku(?=(?:${actions})\\b)`, "gi"), "saya "],
];

const toCasual: readonly Swap[] = [
  [/^Dengan hormat,\n+/gm, ""],
  [/^Hormat saya,$/gm, "Salam,"],
  [/^di tempat\n/gm, ""],
  [/\bYth\. (?:Bapak\/Ibu )?/g, "Halo "],
  [/\bSelamat (?:pagi|siang|sore|malam), /gi, "Halo "],
  [
    /(?<=\b(?:alasan|pekerjaan|nama|keputusan|tugas|posisi|pengalaman|permohonan|rencana|kesalahan)) saya\b/gi,
    "ku",
  ],
  [word("saya"), "aku"],
  [word("anda"), "kamu"],
  [word("tidak"), "nggak"],
  [word("terima kasih"), "makasih"],
  [word("mohon maaf"), "maaf"],
  [word("mohon"), "tolong"],
  [word("ingin"), "mau"],
  [word("sudah"), "udah"],
  [word("saja"), "aja"],
  [word("bagaimana"), "gimana"],
  [word("hanya"), "cuma"],
  [word("agar"), "biar"],
  [word("tetapi"), "tapi"],
  [word("jika|apabila"), "kalau"],
  [word("menyadari"), "sadar"],
  [word("seperti"), "kayak"],
  [word("sampaikan"), "bilang"],
  [word("tersebut"), "itu"],
];

const swapped = (text: string, swaps: readonly Swap[]): string =>
  swaps.reduce((all, [pattern, by]) => all.replace(pattern, (found) => cased(found, by)), text);

/** Keeps a capital at the beginning of what is exchanged. */
const cased = (found: string, by: string): string =>
  /^\p{Lu}/u.test(found) && by !== "" ? by.charAt(0).toUpperCase() + by.slice(1) : by;

/** "Bukuku" is "buku saya": the owner becomes a word of its own. */
const owned = (text: string, ending: string, owner: string): string =>
  text.replace(
    new RegExp(`(?<![\\p{L}{])(\\p{L}{3,})${ending}(?![\\p{L}}])`, "giu"),
    (found, thing: string) => (noOwner.test(found) ? found : `${thing} ${owner}`),
  );

/** Parents are called by their child: "Mama Kenzo". */
const ofChild = /^(?:mama|papa|bunda|ayah|mami|papi|umi|abi) \p{L}+$/iu;

/** How the reader is addressed: by the title in their name, or else formally "Anda" and politely "kamu". */
export function addressOf(flow: Flow, filled: Readonly<Record<string, string>>, to: Register): string {
  const people = Object.entries(flow.slots).filter(([, { takes }]) => takes === "person");
  // "Mama" alone would be the writer's own.
  const parent = people.map(([name]) => filled[name] ?? "").find((name) => ofChild.test(name));
  if (parent !== undefined) return parent;
  const title = people
    .map(
      ([name]) =>
        /^(pak|bapak|bu|ibu|mas|mbak|kak|kakak|bang|abang|om|tante|teh|kang)\b/i.exec(
          filled[name] ?? "",
        )?.[1],
    )
    .find((one) => one !== undefined)
    ?.toLowerCase();
  if (title === undefined) return to === "formal" ? "Anda" : "kamu";
  const whole = title === "pak" ? "bapak" : title === "bu" ? "ibu" : title;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

/** Forms of address behind a greeting: "Selamat pagi, bu". */
const greetedTitle =
  /(?<=(?:^|\n)(?:Yth\.|Selamat (?:pagi|siang|sore|malam),|Halo|Baik,) )(?:pak|bu|bapak|ibu|mas|mbak|kak|bang)(?= )/gu;

/** The text with capitals for names, days, months and forms of address. */
const withCapitals = (text: string): string =>
  withNames(text).replace(greetedTitle, (found) => found.charAt(0).toUpperCase() + found.slice(1));

const slangSelf = word("gue|gw|gua");
const otherSelves = word("gue|gw|gua|saya");
const quoted = /([“"][^“”"\n]*[”"])/;
/**
 * A casual text whose own words say "aku" calls its writer so everywhere, unless it says "lo" to its reader; what somebody
 * said stands as they said it. `isSaya`: "saya" stays, as beside a title or where all of the words are the member's.
 */
export const withOneSelf = (text: string, isSaya: boolean): string =>
  /(?<!\p{L})aku(?!\p{L})/iu.test(text) && !/(?<!\p{L})(?:lo|lu|elo|elu)(?!\p{L})/iu.test(text)
    ? text
        .split(quoted)
        .map((part, at) =>
          at % 2 === 1
            ? part
            : part.replace(isSaya ? slangSelf : otherSelves, (found) => cased(found, "aku")),
        )
        .join("")
    : text;

/** The text in another register; `address` stands for "you" where the reader is spoken to politely. */
export function inRegister(text: string, to: Register, address: string): string {
  if (to === "polite" || to === "formal") {
    const bare = withCapitals(swapped(lifted(withoutShorthand(text)), toFormal)).replace(
      word(secondPerson),
      address,
    );
    const greeted = to === "formal" ? bare.replace(/^(?:Halo|Hai) /gm, "Yth. ") : bare;
    return owned(owned(greeted, "ku", "saya"), "mu", address);
  }
  const casual = swapped(text, toCasual);
  if (to === "casual") return casual.replace(word("gue|gw|gua"), "aku").replace(word("lo|lu|elo"), "kamu");
  const slang = casual.replace(word("aku"), "gue").replace(word("kamu"), "lo");
  return owned(owned(slang, "ku", "gue"), "mu", "lo");
}

/** The button for another register below a document, and what it wants. */
export const otherRegister = (now: Register): string =>
  now === "casual" || now === "slang" ? "Lebih resmi" : "Lebih santai";

const registerNames: Readonly<Record<Register, readonly [string, string, string]>> = {
  casual: ["santai", "aku", "kamu"],
  slang: ["gaul", "gue", "lo"],
  polite: ["sopan", "saya", ""],
  formal: ["resmi", "saya", "Anda"],
};

/**
 * How a document of this flow speaks in a register: "resmi (saya, Bapak)" where it calls somebody so. `text`: only the
 * words that it has are named.
 */
export function registerName(
  flow: Flow,
  { filled, address }: { filled: Readonly<Record<string, string>>; address?: string | undefined },
  to: Register,
  text?: string,
): string {
  const [name, own, other] = registerNames[to];
  const isAddressed = to === "polite" || to === "formal";
  const called = address ?? (isAddressed ? addressOf(flow, filled, to) : other);
  const isUsual = to === "polite" && called === "kamu";
  const isThere = (one: string) => one !== "" && (text === undefined || word(one).test(text));
  const used = [own, isUsual ? other : called].filter(isThere).join(", ");
  return used === "" ? name : `${name} (${used})`;
}

const against =
  "(?:jangan|ga usah|gak usah|nggak usah|ngga usah|tidak usah|kurangi|kurangin|terlalu|kelewat|kok|ga perlu|gak perlu|jgn)(?: (?:terlalu|yang|yg|pake|pakai|bahasa))*";
const asked =
  "(?:bahasa\\w*|gaya\\w*|nada\\w*|versi\\w*|yang|yg|pake|pakai|lebih|agak|rada|tapi|bikin|jadiin|buat|secara|dengan|cara|kata kata|surat|pesan|email|chat|wa)";
const words: readonly (readonly [Register, string])[] = [
  ["slang", "gaul|gue elo|gue lo|gw lu|lo gue|lu gue|elo gue|gue gue|jaksel"],
  ["casual", "santai|santuy|akrab|nonformal|non formal|informal|kasual|luwes|aku kamu|ga formal|ga kaku"],
  ["formal", "formal|resmi|baku|profesional|professional|kedinasan"],
  ["polite", "sopan|halus|hormat|santun|kromo|krama"],
];
/** A word for "I" alone asks for a register only where words are spoken of; "yang aku tulis" asks for none. */
const pronouns: readonly (readonly [Register, string])[] = [
  ["slang", "gue|gw"],
  ["casual", "aku"],
  ["polite", "saya"],
];
const ofWords =
  "(?:pake|pakai|bahasa\\w*|gaya\\w*|versi\\w*|jadiin|kata(?: kata)?)(?: (?:kata|yang|yg|bahasa))*";

/** "Bahasanya kaku banget" says what is wrong with a text, "badanku kaku" does not. */
const stiff =
  /^(?:(?:kok|masih|agak|rada|eh|kak) )*kaku (?:banget|bgt|amat|sekali|ya|nih)\b|\b(?:bahasa|kata|kalimat|surat|pesan|gaya|nada|tulisan)\w* (?:\S+ ){0,2}kaku\b/;

/** "Jangan pakai aku" asks for another word, and not for that one. */
const refusedSelf =
  /\b(?:jangan|jgn|bukan|(?:ga|gak|nggak|ndak|tidak) usah) (?:pakai|pake|bilang|tulis|sebut)(?: kata)? (?:aku|saya|gue|gw|gua)\b/g;

/** The register that a text asks for, as in "yang sopan ya", "jangan terlalu formal", "pake gue elo". */
export function registerIn(text: string): Register | undefined {
  const said = plain(text).replace(refusedSelf, " ");
  if (
    new RegExp(
      `\\b${against} (?:formal|resmi|kaku|baku|sopan|lebay)(?:nya)?\\b|\\bkekakuan\\b|\\bterlalu kaku\\b`,
    ).test(said)
  )
    return "casual";
  if (stiff.test(said)) return "casual";
  if (new RegExp(`\\b${against} (?:santai|gaul|akrab)\\b`).test(said)) return "polite";
  if (/\b(?:gue|gw|gua)[ -]?(?:lo|lu|elo|loe)\b|\b(?:lo|lu|elo)[ -]?(?:gue|gw|gua)\b(?! )/.test(said))
    return "slang";
  const found = words.find(([, list]) =>
    new RegExp(
      `\\b${asked} (?:yang |yg |jd |jadi |agak |lebih |dikit |bahasa |pake |pakai |terdengar )*(?:${list})\\b`,
    ).test(said),
  );
  const own = pronouns.find(([, list]) => new RegExp(`\\b${ofWords} (?:${list})\\b`).test(said));
  if (found ?? own) return (found ?? own)?.[0];
  const all = [...words, ...pronouns];
  const bare = new RegExp(
    `^(?:(?:mau|minta|tolong|coba|bisa|boleh|dong|kak|yang|yg|kurang|eh|bang|min) )*(?:${all.map(([, list]) => list).join("|")})(?: (?:aja|saja|dong|kak|ya|deh|dikit|sedikit|banget|versinya|bahasanya|bisa|ga|gak|nggak|lagi))*$`,
  );
  if (!bare.test(said)) return undefined;
  return all.find(([, list]) => new RegExp(`\\b(?:${list})\\b`).test(said))?.[0];
}
