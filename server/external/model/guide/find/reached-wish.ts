import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/*
 * Whether a message asks for one of the wishes that wait: by its words ("kapan nih ke kata2 buat kang Dimas"), by its place
 * ("yang kedua dong"), or by going on ("lanjut") where a text is finished.
 */

/** `when`: it is asked when its turn comes; `now`: it is to begin at once. Beside it, what the message says before and behind. */
export type Reached = { at: number; asks: "when" | "now"; before: string; behind: string };

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words for the same kind of thing. */
const kinds: readonly (readonly [string, ReadonlySet<string>])[] = [
  [
    "say",
    set(
      "kata kata2 kato kato2 kalimat omongan ngomong ngmg bilang bicara pesan wa chat dm naskah obrolan tulisan surat penolakan balasan",
    ),
  ],
  ["plan", set("rencana langkah plan planning jadwal target rencanain jadwalin")],
  [
    "sum",
    set(
      "hitung itung hitungan itungan hitungin itungin hitungkan perhitungan modal harga biaya utang hutang",
    ),
  ],
  ["sorry", set("maaf permintaan")],
  ["cv", set("cv riwayat resume")],
];
const kindNames: ReadonlySet<string> = new Set(kinds.map(([name]) => name));

const fillers = set(
  "lha ya yah iya ok oke sip siap nah eh oh udah udh sudah sdh dah ah lah loh lho kak kakak min mas mbak bang bu pak nih tuh sih dong deh kok aja saja wae bae ae dulu dl dlu lagi tadi td itu ini yang yg sing nya si soal buat untuk utk ke kepada sama sm dan trus terus trs tp tapi aku ak saya sy gue gw gua mau mo pengen pgn minta tolong tlg bikin bikinin buatin buatkan bikinkan bantu bantuin susun susunin tulis tulisin kerjain kerjakan bisa boleh ga gak nggak ngga tidak kah kan jg juga sekalian ada di dari kita mari yuk ayo lewati lewat aja2 sekarang skrg skrng saiki lanjut lanjutin langsung lgsg lsg pindah lompat loncat giliran next maunya pengennya penginnya kapan mana kemana gimana gmn gimna belum blm jadi jadinya masih lama berapa brp pertanyaan habis abis setelah sesudah",
);

/** The word by which two ways of writing are compared: its kind, or the word without what is attached to it. */
function keyOf(word: string): string | undefined {
  const bare = word.replace(/(?:2)?(?:nya|nyo|ne|ku|mu)$/u, "") || word;
  const kind = kinds.find(([, words]) => words.has(word) || words.has(bare))?.[0];
  if (kind !== undefined) return kind;
  return fillers.has(word) || fillers.has(bare) || bare.length < 3 ? undefined : bare;
}

const keysOf = (text: string): string[] => [
  ...new Set(
    plain(text)
      .split(" ")
      .flatMap((word) => keyOf(word) ?? []),
  ),
];

const whenWords =
  /\b(?:kapan|masih lama|berapa (?:pertanyaan|langkah) lagi|kok (?:belum|blm)|jadi (?:ga|gak|nggak))\b|\b(?:mana|kemana|belum|blm|gi?ma?na|gmn|gimna)(?: (?:nih|dong|kak|ya|sih|min|tadi|td))*$/u;
const nowWords =
  /^(?:(?:udah|udh|sudah|ok|oke|sip|nah|ya|yaudah|ya udah|ah|eh|kak|min|terus|trus|trs|tp|tapi|yang ini udah|yg ini udah) )*(?:skrg|skrng|sekarang|saiki|lanjut\p{L}*|langsung|lgsg|lsg|pindah|lompat|loncat|giliran|next)\b|\b(?:langsung|lgsg|lsg|lanjut|pindah|lompat|loncat) ke\b|\b(?:maunya|pengennya|penginnya|pgnnya)\b|\b(?:lewati|skip) (?:aja|dulu|ini|yang ini)\b/u;

const ordinals: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:(?:yang|yg|nomor|nomer|no|nmr) (?:ke ?)?(?:2|dua|kedua)|yang satunya|yg satunya|satunya lagi|(?:yang|yg) satu lagi|kedua(?:nya)?)\b/u,
    1,
  ],
  [/\b(?:yang|yg|nomor|nomer|no|nmr) (?:ke ?)?(?:3|tiga|ketiga)\b/u, 2],
  [/\b(?:yang|yg|nomor|nomer|no|nmr) (?:ke ?)?(?:4|empat|keempat)\b/u, 3],
];
/** "Lanjut" and nothing else, where a text is finished. */
const goesOn =
  /^(?:(?:ok|oke|sip|ya|udah|sudah|nah|mantap|pas) )*(?:lanjut\p{L}*|next|berikutnya|selanjutnya|trus apa lagi|yang berikutnya)(?: (?:dong|aja|ya|kak|min|deh|lagi|yuk|yang berikutnya))*$/u;

const clauseMax = 16;
const clausesOf = (text: string): string[] =>
  text
    .split(/[.!?;\n]+|,\s+/)
    .map((one) => one.trim())
    .filter((one) => /[\p{L}\d]/u.test(one));

/** The nth wish, where a clause names its place and nothing else. */
function placeIn(clause: string, count: number): number | undefined {
  const said = plain(clause);
  const found = ordinals.find(([pattern]) => pattern.test(said));
  if (!found || found[1] >= count) return undefined;
  const others = said
    .replace(found[0], " ")
    .split(" ")
    .filter((word) => word !== "" && !fillers.has(word));
  return others.length === 0 ? found[1] : undefined;
}

/** The wish that has most of the words of a clause; undefined if none has half of them. */
function named(clause: string, wishes: readonly string[], here: ReadonlySet<string>): number | undefined {
  const keys = keysOf(clause).filter((key) => !here.has(key));
  const hits = wishes.map((wish) => {
    const own = new Set(keysOf(wish));
    return keys.filter((key) => own.has(key)).length;
  });
  const best = Math.max(0, ...hits);
  const [at, ...others] = hits.flatMap((one, nth) => (one === best ? [nth] : []));
  if (best === 0 || at === undefined || others.length > 0) return undefined;
  const own = new Set(keysOf(wishes[at] ?? ""));
  // "Lanjutin kalimat terakhirnya" shares only the kind of thing.
  const isNamed = keys.some((key) => own.has(key) && !kindNames.has(key));
  return (isNamed ? best * 2 : best) >= keys.length ? at : undefined;
}

export type Standing = {
  /** The wishes in their order, also the one that is being served; "" for that one. */
  wishes: readonly string[];
  /** What the flow that runs is called. */
  title: string;
  /** Nothing is asked at present, so that a wish is begun and not asked about. */
  isFinished: boolean;
  /** Nothing else follows either, so that "lanjut" alone means the next wish. */
  isLast: boolean;
};

type Meant = Pick<Reached, "at" | "asks">;

/** What one clause asks for. */
function meantIn(clause: string, { wishes, title, isFinished, isLast }: Standing): Meant | undefined {
  const said = plain(clause);
  if (said.split(" ").length > clauseMax) return undefined;
  const isAsking = whenWords.test(said) && !isFinished;
  const place = placeIn(clause, wishes.length);
  if (place !== undefined && wishes[place] !== "") return { at: place, asks: isAsking ? "when" : "now" };
  const next = isLast && goesOn.test(said) ? wishes.findIndex((wish) => wish !== "") : -1;
  if (next >= 0) return { at: next, asks: "now" };
  const isNow = nowWords.test(said);
  if (!isNow && !whenWords.test(said)) return undefined;
  const here = new Set(keysOf(title).filter((key) => !kindNames.has(key)));
  const at = named(clause, wishes, here);
  return at === undefined ? undefined : { at, asks: isAsking && !isNow ? "when" : "now" };
}

/** Which of the waiting wishes a message asks for; undefined if it asks for none. */
export function reachedIn(text: string, standing: Standing): Reached | undefined {
  const clauses = clausesOf(text);
  for (const [at, clause] of clauses.entries()) {
    const meant = meantIn(clause, standing);
    const [before, behind] = [clauses.slice(0, at), clauses.slice(at + 1)];
    if (meant) return { ...meant, before: before.join(". "), behind: behind.join(". ") };
  }
  return undefined;
}
