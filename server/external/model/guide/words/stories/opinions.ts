import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

const me = "(?:aku|saya|sy|gue|gw|gua|ane|ak)";
const asks = new RegExp(
  [
    "\\bmenurut (?:lu|lo|elu|loe|kamu|km|kau|anda|situ|sampeyan|panduan|alma|kakak|kak|mas|mbak|bang|pak|bu)\\b",
    `\\b${me} (?:harus |mending |mesti |sebaiknya |baiknya |jadi |enaknya |bagusnya )*(?:ambil|ngambil|pilih|milih|terima|nerima|tolak|nolak|pindah|bertahan|stay)\\b.{0,30}\\b(?:ga|gak|gk|nggak|ngga|kagak|kaga|enggak|tidak|apa|yang mana|yg mana|mana|kah)\\b`,
    "\\b(?:mending|mendingan|enaknya|bagusnya|baiknya|sebaiknya|jadi|jadinya|berarti|terus|trus) (?:\\p{L}+ )?(?:ambil|pilih|milih|terima) (?:yang |yg )?(?:mana|apa|a|b)\\b",
    "\\b(?:pilih|milih|ambil) (?:yang |yg )mana\\b|\\bmana (?:yang |yg )(?:lebih |paling )?(?:baik|bagus|unggul|menang|cocok)\\b",
    "\\b(?:kasih|minta|ada) (?:saran|rekomendasi|pendapat)\\b|\\b(?:saranmu|sarannya|rekomendasinya|kesimpulannya) (?:apa|gimana|mana|ambil|pilih)\\b",
  ].join("|"),
  "u",
);
const wordsMax = 20;

/** Whether somebody asks the guide what they should choose: "jadi menurut lu gw ambil kagak?" */
export const asksForOpinion = (text: string): boolean =>
  asks.test(plain(text)) && plain(text).split(" ").length <= wordsMax;
