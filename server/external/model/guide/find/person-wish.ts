import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";

/*
 * What a member wishes to tell somebody, in a story of whatever topic: "capek on call terus. pgn ngmg ke lead saya, jgn WA
 * diatas jam 8" asks for what is to be said, and not for a check of tiredness. Read clause by clause.
 */

export type PersonWish = {
  /** A message that is sent, or something to be said. */
  form: "message" | "talk";
  /** Somebody should stop doing something. */
  isLimit: boolean;
  /** How to begin is asked. */
  isPreparing: boolean;
  /** The part of the message that says so, as written. */
  clause: string;
};

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const self = set("aku ak saya sy gue gw gua ane awak ambo beta ulun inyong kulo abdi sa saye kami kita");
const wanting = set(
  "mau mo mw pengen pgn pengin pingin pgen pengn kepengen kepingin ingin hoyong arep nak nio niat harus hrs kudu mesti perlu butuh kubutuh",
);
const speaking = set(
  "ngomong ngmg ngomg ngomongin ngomongi omongin omongkan bilang blg bilangin bicara bicarain bicarakan ngobrol ngobrolin bahas kubahas ngebahas membahas negur menegur nyampein nyampaikan menyampaikan sampein nyarios matur mangecek baomong bakecek jujur",
);
/** What one can do between wishing and speaking. */
const between = set(
  "aku ak saya sy gue gw gua ane awak ambo beta ulun inyong kulo abdi sa saye kami kita banget bgt coba nyoba bisa juga jg langsung baik2 berani segera nanti besok bsk malam malem ini tuh tu sih kak lagi tak ta",
);
const towards = set("ke sama sm ama samo samoe sareng dengan dgn kepada pada deng karo kalih ka jo kpd mang");
/** Who is nobody to be spoken to by the member's own words. */
const nobody = set(
  "kamu km kmu lu lo kakak kak min alma bot ai siapa siapapun siapa2 orang orang2 sesama mana sini situ diri diriku sendiri tuhan allah gusti psikolog psikiater dokter konselor ahli aku saya gue gw kita kalian",
);
const making =
  /^(?:di)?(?:bikin|buat|tulis|susun|rangkai|ketik|gawe|gawek|ulah|damel)(?:in|kan|no|ke|na|akan|keun)$/;
const bareMaking = set("bikin buat tulis nulis susun nyusun rangkai ketik");
const asking = set("tolong tlg tulung tulungi bantu bantuin bantuan minta butuh mau pengen pgn bisa");
const sent = set("wa wanya wasap whatsapp chat chatnya pesan pesannya dm sms");
const otherThing = set("surat surate suratnya email imel cv lamaran naskah rencana jadwal daftar caption");
const words = /\b(?:kata ?kata|kata2)(?:nya|ne)?\b/;
const beginning =
  /\b(?:mulai(?:nya|ne)?|wiwit(?:e|ane)?|ngawitan(?:na)?|buka obrolan(?:nya)?|ngomongnya|bahasnya|bilangnya) ?(?:dari|dr|ti)? ?(?:mana|gi?ma?na|gmn|piye|kumaha|ngomongnya)?\b/;
const lost =
  /\b(?:bingung|bingungnya|ga tau|gak tau|gatau|gtw|nggak tau|ngga tau|tidak tau|tidak tahu|tdk tau|ndak tau|dak tau|dak tahu|idak tau|indak tau|cakmano|cak mano|macam mano|cemana|cemano|baa caro|caronyo|gi?ma?na|gmn|bagaimana|piye|cara|caranya)\b/;
const forbidding =
  /\b(?:jangan|jgn|jangn|stop|berhenti|ga boleh|gak boleh|nggak boleh|tidak boleh|ojo|ulah deui)\b/;
const denied = new RegExp(
  `^(?:${noWords}|ogah|males|malas|takut|udah|sudah|udh|sdh|dah|pernah|kemarin|kmrn|abis|habis|hbs|jgn|jangan)$`,
  "u",
);

const clausesOf = (text: string): string[] =>
  text
    .split(/[.,;:!?\n]+|\s+(?:tapi|tp|tpi|trus|terus|trs|soalnya|makanya|jadi)\s+/i)
    .filter((one) => plain(one) !== "");

/** The word behind which somebody else is told of as the one who wishes. */
function isOfOthers(before: readonly string[]): boolean {
  const last = before.at(-1);
  if (last === undefined || self.has(last) || between.has(last)) return false;
  return !/^(?:ini|jadi|lelah|capek|udah|yg|yang|eh|nah|kak|pak|bu|mas|mbak|bang|min|sih|aja|dan|lah|lagi|piye|yo|ya|makanya|kayaknya|su|so)$/.test(
    last,
  );
}

/** Who is spoken to in a clause from a word on; undefined if it names nobody. */
function addressee(rest: readonly string[]): string | undefined {
  const at = rest.findIndex((word) => towards.has(word));
  const name = at < 0 ? undefined : rest[at + 1];
  return name === undefined || nobody.has(name) ? undefined : name;
}

type Spoken = { isNamed: boolean };

/** The wish to speak in one clause. */
function spokenIn(clause: string): Spoken | undefined {
  const said = clause.split(" ");
  const from = said.findIndex((word) => wanting.has(word));
  if (from < 0 || isOfOthers(said.slice(0, from))) return undefined;
  if (said.slice(Math.max(0, from - 2), from).some((word) => denied.test(word))) return undefined;
  const at = said.findIndex((word, nth) => nth > from && speaking.has(word));
  if (at < 0 || !said.slice(from + 1, at).every((word) => between.has(word))) return undefined;
  const rest = said.slice(at + 1);
  const behind = addressee(rest);
  const isToNobody = behind === undefined && rest.some((word) => towards.has(word));
  return isToNobody ? undefined : { isNamed: behind !== undefined };
}

/** "Buat pesan WA aja ya": the form alone. */
const formOnly =
  /^(?:(?:buat|jadi|bentuk|lewat|via|pakai|pake|mau|minta|yang|yg) ){0,3}(?:pesan|chat|wa)(?: (?:wa|chat|whatsapp))?(?:nya)? (?:aja|saja|wae|bae|ae)\b/;

/** Whether a clause asks for a message to be sent. */
function asksForMessage(clause: string): boolean {
  const said = clause.split(" ");
  const made = said.findIndex((word) => making.test(word));
  const thing = said.findIndex((word) => sent.has(word));
  if (said.some((word) => otherThing.has(word))) return false;
  if (formOnly.test(clause)) return true;
  const isAsked = said.slice(0, Math.max(0, thing)).some((word) => asking.has(word) && word !== "bisa");
  const own = said.findIndex((word) => bareMaking.has(word));
  if (made >= 0 && thing > made) return !isOfOthers(said.slice(0, made).filter((word) => !asking.has(word)));
  // "Susun pesan buat Andi" is an order by its place.
  const isOrdered = own === 0 && thing === 1;
  const isOwnMaking = isOrdered || (own >= 0 && thing > own && thing - own <= 2 && isAsked);
  const isWished =
    /^(?:\p{L}+ ){0,2}?(?:minta|butuh|perlu) (?:kata2 |kata kata |contoh )?(?:buat |untuk )?(?:pesan|chat|wa)\b/u.test(
      clause,
    );
  return isOwnMaking || isWished;
}

/** "Pengen wa bu Ratna tp bingung kata2nya": somebody is to be written to. */
const writes =
  /\b(?:mau|pengen|pgn|pengin|pingin|ingin) (?:nge ?)?(?:wa|chat|whatsapp) (?!aja|dari|dr|dia ga)\p{L}+/u;

/** What a message wishes to be said to somebody; undefined if it wishes for nothing of the kind. */
export function personWishIn(text: string): PersonWish | undefined {
  const written = clausesOf(text);
  const clauses = written.map(plain);
  const clauseAt = (at: number) => written[at]?.trim() ?? "";
  const all = plain(text);
  const isPreparing = beginning.test(all) && lost.test(all);
  const isWriting = writes.test(all) && (words.test(all) || lost.test(all));
  const asked = clauses.findIndex((one) => asksForMessage(one) || (isWriting && writes.test(one)));
  if (asked >= 0) return { form: "message", isLimit: false, isPreparing: false, clause: clauseAt(asked) };
  const spoken = clauses.map(spokenIn);
  const at = spoken.findIndex((one) => one !== undefined && (one.isNamed || isPreparing));
  if (at < 0) return undefined;
  // "Jgn WA diatas jam 8" stands beside the wish or right behind it.
  const isLimit = clauses.slice(at, at + 2).some((one) => forbidding.test(one));
  return { form: "talk", isLimit, isPreparing, clause: clauseAt(at) };
}

/** Flows that end in a message which is sent. */
const messageFlows = set(
  "pesan-tagih minta-maaf pesan-putus pesan-soal-anak tolak-pinjaman minta-tempo izin-cuti menagih-gaji tolak-tawaran delegasi undangan-acara mulai-obrolan surat-hangat minta-gaji-tertulis bilang-tidak-ke-atasan teks-promosi rapat-singkat tanya-alasan pelanggan-sulit tulis-pesan",
);
/** Flows that end in something to be said. */
const talkFlows = set(
  "obrolan-sulit empat-mata umpan-balik bicara-gaji alasan-promosi bilang-ke-keluarga konflik-tim briefing-tim batas-diri tanya-ahli tugas-rumah ldr-kesepakatan pimpin-teman berhentikan-karyawan giliran-keluarga",
);

/** Whether a flow ends in something that is sent. */
export const endsInMessage = (id: string): boolean => messageFlows.has(id);

/** Whether a flow ends in something to be said. */
export const endsInConversation = (id: string): boolean => talkFlows.has(id);

type Known = { id: string; isNamed: boolean };

/** The flows for such a wish, and those of them that were found by their words; none where the first one serves already. */
export function spokenFlows(
  wish: PersonWish,
  found: readonly Known[],
): { first: string[]; rest: string[] } | undefined {
  const first = firstFor(wish, found);
  const isSaid = ({ id, isNamed }: Known) => isNamed && (messageFlows.has(id) || talkFlows.has(id));
  const rest = wish.isPreparing ? [] : found.filter(isSaid).map(({ id }) => id);
  return first && { first, rest };
}

function firstFor(wish: PersonWish, found: readonly Known[]): string[] | undefined {
  const [top] = found;
  const isServed = top?.isNamed === true && (messageFlows.has(top.id) || talkFlows.has(top.id));
  const ownOf = (ids: ReadonlySet<string>) =>
    found.filter(({ id, isNamed }) => ids.has(id) && isNamed).map(({ id }) => id);
  if (wish.form === "message") {
    if (isServed && messageFlows.has(top.id)) return undefined;
    return [...ownOf(messageFlows).slice(0, 1), "tulis-pesan"];
  }
  if (wish.isPreparing) return [...ownOf(talkFlows).slice(0, 1), "obrolan-sulit"].slice(0, 1);
  if (isServed) return undefined;
  const limit = wish.isLimit ? ["batas-diri"] : [];
  return [...new Set([...limit, ...ownOf(talkFlows).slice(0, 1), "obrolan-sulit", "tulis-pesan"])].slice(
    0,
    3,
  );
}
