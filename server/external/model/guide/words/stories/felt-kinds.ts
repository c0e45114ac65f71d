import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";

/*
 * What the newest message of a story says of how it is for the member, in words that they wrote themselves. The guide
 * answers that with one plain line and does not hold the words up to them.
 */

export const feltKinds = [
  "near",
  "guilt",
  "hindsight",
  "unheard",
  "grief",
  "shame",
  "alone",
  "hurt",
  "letdown",
  "fear",
  "sad",
  "angry",
  "awake",
  "checking",
  "tired",
  "lost",
  "relief",
] as const;
export type FeltKind = (typeof feltKinds)[number];

const no = `(?:${noWords})`;
const teller =
  "(?:dia|doi|mereka|orang|semua|uni|uda|ibu|bapak|mama|papa|kakak|adik|suami|istri|teman|temen|bos|kepala (?:sekolah|dinas|bagian|ruangan|desa|kantor|gudang)|guru)\\p{L}*";

const quietShop =
  /\b((?:warung|toko|kios|lapak|usaha|dagangan|jualan|orderan|order|pelanggan|pembeli|pasar|penjualan|omzet|bengkel|salon|kafe|cafe|grup|group|gc|jalan|jalanan)\p{L}{0,3}(?: \p{L}+){0,3}?) (?:sepi|sunyi)\p{L}*/gu;
/** A text without what is said of a shop or a group without people: "warung saya sepi" is no feeling. */
export const withoutQuietShops = (text: string): string => text.replace(quietShop, "$1");

/** The heaviest first. */
const patterns: Readonly<Record<FeltKind, RegExp>> = {
  near: /\b(?:hampir|nyaris|meh|ampir|amper)\b(?: \S+){0,3} (?:nabrak|ketabrak|tabrak|menabrak|celaka|kecelakaan|jatuh|ceblok|tenggelam|keserempet|nyerempet|nyebur|kesetrum|kebakar\w*|tiwas|wong)\b|\b(?:kebayang|terbayang|bayangan|kelingan|keinget|teringat|inget)\b(?: \S+){0,3} (?:muka\w*|mukane|wajah\w*|suara\w*|kejadian\w*|terus|darah\w*)\b/u,
  guilt:
    /\b(?:menyesal|nyesel|nyesal|getun|hanjakal|handeueul|bersalah|merasa dosa|ngerasa dosa|kaduhung)\b|\b(?:rasa(?:nya)?|merasa|ngerasa|berasa|jadi|kayak|kyk) (?:\S+ ){0,2}(?:ibu|bapak|ayah|mama|papa|anak|istri|suami|kakak|guru|orang ?tua)(?: yg| yang)? (?:jelek|buruk|gagal|jahat|durhaka|payah|elek)\b/u,
  hindsight: new RegExp(
    `\\b(?:harusnya|seharusnya|mestinya|harusnye|kudune|mustinya)(?: (?:aku|ak|saya|sy|gue|gw|gua|kami|beta|ulun|awak))?(?: (?:waktu itu|dari dulu|dari awal|tadi|dulu|langsung|lebih|udah|sudah|bisa|${no}))*? (?:minta maaf|ngomong|bilang|cerita|jujur|nolak|menolak|dengerin|mendengarkan|nanya|tanya|diam|diem|nahan|sabar|nemenin|menemani|temenin|pulang|datang|dateng|bawa|larang|jaga|bantu|jemput|angkat|jawab|ada di|di samping|peluk|temani|berangkat|percaya|tega|ninggalin|tinggalin|marah|bentak|emosi|peka|sadar)(?= |$)`,
    "u",
  ),
  unheard: new RegExp(
    `\\b(?:mau|ingin|pengen|pgn|niat\\p{L}*|maunya|arek|nak) (?:\\p{L}+ )?(?:cerita|ngomong|curhat|ngobrol|bacarito|carito)\\b.*\\b(?:cuma|cuman|malah|langsung|tp|tapi|eh)\\b|\\b${teller} (?:\\p{L}+ )?(?:cuma|cuman|malah|hanya|cm) (?:bilang|jawab|nanya|tanya|ngomong|balas|bales|ketawa|diem|diam|read|baca)\\b|\\b${no} (?:ada )?(?:yang |yg |sing |nan )?(?:nanya kabar|nanyain aku|dengerin|denger|peduli|belain|bela)\\b`,
    "u",
  ),
  grief:
    /\b(?:kangen\w*|rindu\w*|sono|taragak|kenang ?kenangan|kenang2an|kenangan|peninggalan|almarhum\w*|terakhir kali|kehilangan)\b/u,
  shame:
    /\b(?:malu|isin|wirang|minder|dipermalu\w*|diketawa\w*|ditertawa\w*|dihina|diejek|direndah\w*|diremeh\w*|dibanding\w*)\b/u,
  alone: /\b(?:sendirian|sorangan|dewekan|kesepian|sepi|sandirian|surang|tanpa siapa siapa)\b/u,
  hurt: /\b(?:dimarah\w*|dibentak\w*|disalah\w*|difitnah|dituduh|diomel\w*|disindir|dibohong\w*|dikhianat\w*|diselingkuh\w*|ditinggal\w*|ditipu|diusir|dicuek\w*|didiem\w*|dipecat|diputus\w*|ditolak)\b/u,
  letdown: /\b(?:kecewa|kuciwa|nyesek karena berharap|dikecewa\w*)\b/u,
  fear: /\b(?:takut|wedi|sieun|cemas|khawatir|kuatir|waswas|was was|deg ?deg ?an|deg2an|panik|gelisah|ngeri|kaget|gugup|takuik|jampe)\b/u,
  sad: /\b(?:sedih\w*|nangis\w*|menangis|mewek|nelangsa|pilu|nyesek|sesek|perih|sakit hati|gemetar|gemeter|patah hati|remuk|ambyar)\b/u,
  angry: /\b(?:marah|kesal|kesel|jengkel|dongkol|emosi|mangkel|keuheul|muak|sebel|sebal|bangih)\b/u,
  awake: new RegExp(
    `\\b${no} (?:bisa|iso|biso|bs) (?:tidur|turu|merem|lalok|sare|tdr)\\b|\\bmata (?:\\p{L}+ ){0,2}${no} (?:bisa |mau )?(?:tutup|merem|pejam)\\b|\\bmelek (?:terus|sampe|sampai)\\b`,
    "u",
  ),
  checking:
    /\b(?:nge|di)?(?:cek|ngecek|liat|lihat|ngeliat|buka|bukain|pantau|mantau|mantengin|stalk|stalking|nyetalk|kepo|kepoin|ngepoin|intip|ngintip)\p{L}*(?: \p{L}+){0,2} (?:story|stori|status|instagram|ig|tiktok|profil|postingan|last seen|online|twitter|akun)(?:nya|ku|e)?\b(?=.*\b(?:terus|mulu|trus|tiap|setiap|masih|msh|lagi|sering|sampe|sampai|jam|kali)\b)|\b(?:terus|mulu|tiap|setiap|masih|msh|sering|ga bisa berhenti|gak bisa berhenti)\b.* (?:nge)?(?:cek|ngecek|liat|ngeliat|buka|mantau|mantengin|stalking|kepoin|ngepoin|ngintip)\p{L}*(?: \p{L}+){0,2} (?:story|stori|status|instagram|ig|tiktok|profil|postingan|last seen|akun)(?:nya|e)?\b/u,
  tired: new RegExp(
    `\\b(?:capek\\p{L}*|cape|capai|lelah|letih|lemas|lemes|pegal|pegel|kewalahan|payah bana|panek|cangkeul)\\b|\\bkepala\\p{L}* (?:\\p{L}+ ){0,2}(?:penuh|mau pecah)\\b|\\b${no} (?:kuat|tahan|sanggup)\\b`,
    "u",
  ),
  lost: /\b(?:bingung|buntu|linglung|ga tau harus|gak tau harus|tidak tahu harus|ndak tau harus)\b/u,
  relief: /\b(?:lega|plong|enakan|mendingan|lebih ringan|bersyukur|syukurlah)\b/u,
};
/** What is denied, wished away or only feared is not felt now. */
const denied = new RegExp(
  `\\b(?:${noWords}|bukannya|jangan|jgn|biar|supaya|kira|kirain|bakal|bakalan|akan|takut dia|kalau|kalo|klo|misal|semoga)(?: \\p{L}+){0,2} $`,
  "u",
);
const beginsWithNo = new RegExp(`^(?:mata\\b.*)?${no}\\b`, "u");
const own = /\b(?:aku|ak|saya|sy|gue|gw|gua|ane|kita|kami|beta|awak|ambo|abdi|kulo|ulun|ka)\b/u;
const ofOther = new RegExp(`^(?:(?:tadi|kemarin|terus|trus|si|dan) )*${teller}(?: |$)`, "u");
/** What somebody else does to the member, or does not do for them, is told of them. */
/** "Takut dicuekin" is a fear of what has not happened. */
const feared = /\b(?:takut|takutnya|wedi|khawatir|cemas)(?: \p{L}+){0,2} $/u;
const ownFeelings: readonly FeltKind[] = ["near", "guilt", "hindsight", "grief", "fear"];
const ofOthersToo: readonly FeltKind[] = ["unheard", "grief"];

function isFelt(kind: FeltKind, told: string): boolean {
  const clause = withoutQuietShops(told);
  const found = patterns[kind].exec(clause);
  if (!found) return false;
  // "Ga kuat" is felt, and "ga capek" is not.
  const isNot = beginsWithNo.test(found[0]) || kind === "unheard";
  const front = clause.slice(0, found.index);
  if (!ownFeelings.includes(kind) && feared.test(front)) return false;
  return (isNot || !denied.test(front)) && isOfMember(kind, clause);
}

const isOfMember = (kind: FeltKind, clause: string): boolean =>
  ofOthersToo.includes(kind) || own.test(clause) || !ofOther.test(clause);

/** "Saya ndak sanggup tapi takut bilang tidak": what is denied reaches to its conjunction. */
const borders = /,\s+|\s+(?=(?:tapi|tp|tpi|padahal|pdhl)\s)/i;

/** How a message says that it is for the member; undefined if it names nothing of it. */
export function feltIn(text: string): FeltKind | undefined {
  const sentences = text.split(/(?<=[.!?;])\s+|\n+/);
  const clauses = sentences.flatMap((one) => one.split(borders)).map(plain);
  const wholes = sentences.map(plain);
  return feltKinds.find((kind) =>
    (kind === "unheard" ? [...wholes, ...clauses] : clauses).some((one) => isFelt(kind, one)),
  );
}

const keepsake =
  /\b(?:bekas|gagang|foto\w*|baju\w*|sarung|sajadah|mukena|kamar\w*|kursi\w*|barang\w*|motor\w*|suara\w*|bau\w*|masakan\w*|resep\w*|tulisan\w*|jam tangan|kacamata\w*|gelas\w*|cangkir|rumah\w*|dapur|kunci|lemari|radio|topi|tongkat|sandal|hape|nomor\w*|voice ?note|makam\w*|kuburan\w*)\b/;
const kin =
  /\b(?:ibu\w*|ayah\w*|bapak\w*|mama\w*|mamak|papa\w*|abah|emak|bunda|nenek\w*|kakek\w*|simbah|mbah|almarhum\w*|suami\w*|istri\w*|kakak\w*|adik\w*|anak\w*|beliau)\b/;

/** Whether a message holds on to a thing or a place of somebody; what it means depends on whether they have died. */
export const tellsOfKeepsake = (text: string): boolean => keepsake.test(plain(text)) && kin.test(plain(text));
