import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";

/*
 * Questions about this conversation itself: whether a person is here, who reads what is written, and how to reach
 * somebody. A part of a message counts if it names what is ours (this chat, these writings, the account) or consists
 * only of words around such a question, so "liat ig orang lain" in a story asks nothing.
 */

export type AboutUs = "human" | "privacy" | "who";

const around = new Set(
  `halo hallo hai hi hey hei alo eh lah loh lho ih ah oh oya hm hmm ya yaa yah iya iyo kak kakak bang abang min mbak mba mas bu pak
  ibu bapak nak teh kang sis bro gan alma maaf sori permisi punten misi nuwun sewu btw jadi terus trus tapi tp dan atau apa pa po opo
  apo naon apakah adakah apaan ini iki ieu itu tu sini disini di dalam sana situ yg yang sing nu nan sih seh dong deh kan kah to ta tah
  nih tuh kok ko mah teh gitu sebenernya sebenarnya aslinya asli beneran beneren bener benar betul betulan betol tenan tenanan bneran langsung cuma cuman cm doang
  aja aj saja ae wae bae semua semuanya nanti ntar kapan iraha masih msh udah udh sudah lagi lg sekarang skrg tadi emang emangnya memang mana ada
  adakah ade onok ono aya enten wonten orang orangnya orangnyo urang uwong wong manusia manusianya robot robotnya bot botnya ai program
  mesin mesinnya sistem otomatis komputer chatbot template aplikasi app aku saya sy gw gue gua kita kami kamu km kau lu lo elu anda
  sampeyan kalian admin adminnya petugas petugasnya psikolog psikolognya konselor konselornya ahli ahlinya dokter dokternya nanyi
  nanya tanya cerita ceritaku ceritanya crita chat chatku chatnya obrolan obrolannya tulisan tulisanku tulisannya curhat curhatan
  curhatanku pesan pesanku pesannya data dataku datanya akun akunku percakapan sama dengan ke oleh karo jeung bisa boleh tau tahu orang2 lain
  siapa siapa2 sapa sapa2 sopo saha sia buat untuk tolong dulu pernah sebetulnya kira kirain kiraku dikira kukira pikir kupikir
  ngomong bicara ngobrol`
    .split(/\s+/)
    .concat(noWords.split("|")),
);

const reading =
  "(?:di|ke|ng?e|me|mem)?(?:baca(?:in|kan|nya)?|waca|woco|moco|liat(?:in)?|lihat|tingali|akses|simak|pantau)|nyimak|mantau|memantau|ngintip|diintip|dibaco|maco";
const hearing = "(?:di)?(?:denger|dengar)(?:in|kan)?";
const replying = "(?:di|nge|mem|men)?(?:balas|bales|jawab|bls)(?:in|nya|e|an)?|mbales|njawab|ngajawab";
const verbs = new RegExp(`^(?:${reading}|${hearing}|${replying})$`);
const reader = new RegExp(`\\b(?:${reading}|${hearing})\\b`);
const replier = new RegExp(`\\b(?:${replying})\\b`);
const anybody = /\b(?:siapa|siapa2|sapa|sapa2|sopo|saha|sia|orang lain|orang2|admin\w*|petugas\w*)\b/;
const being =
  "(?:orang(?: (?:asli|beneran|betulan|sungguhan))?|manusia|bot|robot|mesin|ai|komputer|program|chatbot|sistem|otomatis|template)";

/** A longer part tells something. */
const wordsMax = 40;

/** A question by its mark, its word, or the "or not" at its end. */
const asking = new RegExp(
  `\\b(?:siapa|siapa2|sapa|sopo|saha|apakah|adakah|kapan|iraha|mana)\\b|\\b(?:${noWords}) (?:sih|seh|kah)\\b|^(?:\\p{L}+ ){0,2}(?:apa|opo|emang|emangnya) |(?:^| )(?:${noWords}|kah|kan|ya|yah|to|tah|ta|kah)(?: (?:sih|seh|ya|kak|min|bang|mbak|bu|pak|to|nih|ini|di sini|disini|lah|mas|mba|nak|dong))*$`,
  "u",
);

/** This chat and what is written in it; of others' things only what is expressly here. */
const ours =
  /\b(?:(?:cerita|crita|obrolan|chat|tulisan|curhat|curhatan|percakapan|pesan|data|akun|ketikan|jawaban|unek unek)(?:ku|nya|an)?(?: (?:ku|aku|saya|gw|gue|kita))?(?: (?:di ?)?(?:ini|sini|disini|sana))?|(?:yang|yg|nu|sing) (?:aku|saya|sy|gw|gue|ku|kita|tak)? ?(?:di|ku)?(?:tulis|ketik|cerita|ceritain|curhatin|bilang)|(?:di ?)sini|(?:di)?(?:baca|liat|lihat|moco|maca)(?:in)? (?:semua )?ini|(?:aplikasi|app|ruang|room|web|website) ini)\b/;
const here =
  /\b(?:cerita|obrolan|chat|tulisan|curhat|curhatan|percakapan|akun|pesan|data)(?:ku|nya|an)? (?:di ?)?(?:ini|sini)\b|\bdi ?sini\b|\bini (?:cerita|obrolan|chat|tulisan|curhat|curhatan)(?:ku|nya|an)\b/;
/** Other places and people; what they read is their matter. */
const elsewhere =
  /\b(?:ig|insta|instagram|fb|facebook|tiktok|wa|whatsapp|twitter|story|status|grup|kantor|kampus|sekolah|rumah|bank|pinjol|suami\w*|istri\w*|bini\w*|pacar\w*|mantan\w*|mertua\w*|bos\w*|atasan\w*|temen\w*|teman\w*|tetangga\w*|dia|mereka|hp\w*|anak\w*|bayi\w*)\b/;
const secret =
  /\b(?:cerita\w*|obrolan\w*|chat\w*|data\w*|tulisan\w*|curhat\w*|akun\w*|di sini|disini|rahasia\w*|privasi\w*|identitas\w*)\b.{0,26}\b(?:aman|rahasia|dirahasiakan|bocor|kesebar|disebar|tersebar|disimpan|anonim|terjaga|terjamin)(?: (?:ga|gak|nggak|ngga|tidak|kah|ya|kan|njih|sih|kak|di sini|disini))+$|^(?:ini|di sini|disini) (?:aman|rahasia|anonim)(?: (?:ga|gak|nggak|ngga|tidak|kah|ya|kan|njih|sih|kak))*$/;

const expert =
  "(?:alma|almanya|psikolog\\w*|konselor\\w*|ahlinya|dokternya|terapis\\w*|orangnya|orang (?:asli|beneran)|manusia\\w*|petugas\\w*|(?:yang|yg|sing) asli\\w*)";
const title = "(?:(?:bu|ibu|pak|bapak|mbak|mba|mas|kak|dr|dok|dokter|si) )?";
const toReach = new RegExp(
  `\\b(?:ngomong|bicara|ngobrol|chat|konsul\\w*|konseling|telpon|telepon|ketemu|curhat|nyambung|sambung\\w*|disambung\\w*)(?: (?:langsung|aja|saja))* (?:sama|dengan|ke|karo|jeung|kambek) ${title}${expert}(?![\\p{L}])`,
  "u",
);
const wanting =
  /\b(?:bisa|boleh|mau|pengen|pengin|pgn|minta|butuh|pingin|ingin|kapan|gimana|gmn|piye|kepengen|bs)\b/;
/** "Psikolognya mana", "yang aslinya kapan bales". */
const whereIs =
  /\b(?:psikolog|konselor|ahli|dokter|terapis|orang|manusia|admin|petugas|alma)(?:nya|ne)?(?: asli(?:nya)?| langsung| beneran)* (?:(?:yg|yang) asli )?(?:mana|kapan|iraha)\b/;
/** "Kukira psikolognya langsung". */
const thought = new RegExp(
  `\\b(?:kira(?:in|ku|nya)?|kukira|dikira|pikir|kupikir|tak kiro)\\b.{0,24}\\b(?:${being}|psikolog\\w*|konselor\\w*|dokter\\w*|ahlinya|admin\\w*)\\b.{0,16}\\b(?:langsung|asli|beneran|betulan|(?:yang|yg) (?:jawab|bales|balas|baca))\\b`,
);
/** "Ga ada yang dengerin aku ya" is a lament and no question about this chat. */
const lament = new RegExp(
  `^(?:(?:emang|memang|apa|apa emang|kok|ya|ternyata) )*(?:${noWords}) (?:ada|aya|ono|onok) (?:orang |satupun |siapa siapa )?(?:(?:yg|yang|nu|sing) )?(?:mau |bisa |pernah )?\\p{L}*(?:denger|dengar|baca|bales|balas|jawab|peduli)\\p{L}* (?:aku|gue|gw|saya|chatku|ceritaku|pesanku)`,
  "u",
);
const isBeing = new RegExp(`\\b${being}\\b`);

const there = /\b(?:ada|ade|adakah|onok|ono|aya|enten|wonten)\b/;
const somebody = /\b(?:orangnya|manusianya|adminnya|petugas\w*|psikolog\w*|urang|wong|uwong)\b/;
const when = /\b(?:kapan|iraha)\b/;

const isBare = (said: string): boolean =>
  said
    .replace(
      /\b(?:bu|ibu|pak|bapak|mbak|mba|mas|kak|dr|dok|dokter) \p{L}+ (?=(?:asli|langsung|beneran|sendiri)\b)/u,
      "",
    )
    .split(" ")
    .every((word) => around.has(word) || verbs.test(word));

/** Whether somebody asks who reads this, or whether it stays here. */
function isPrivacy(said: string, isAsking: boolean): boolean {
  if (secret.test(said)) return !elsewhere.test(said) || here.test(said);
  if (!reader.test(said) || !isAsking) return false;
  if (elsewhere.test(said)) return here.test(said);
  return anybody.test(said) && (ours.test(said) || isBare(said));
}

/** "Ada orangnya ga", "yang jawab ini bot ya". */
function isWho(said: string): boolean {
  const isMet = [reader, replier, isBeing, somebody].some((one) => one.test(said));
  if (there.test(said) && isMet) return true;
  return isBeing.test(said) || (replier.test(said) && anybody.test(said));
}

/** What a part of a message, in its plain form, asks about this conversation; undefined if nothing. */
export function aboutUs(said: string, hasMark: boolean): AboutUs | undefined {
  if (said.split(" ").length > wordsMax) return undefined;
  if (!hasMark && lament.test(said) && !here.test(said)) return undefined;
  const isAsking = hasMark || asking.test(said);
  if (toReach.test(said) && (isAsking || wanting.test(said)) && !elsewhere.test(said)) return "human";
  const bare = isBare(said);
  if (bare && (whereIs.test(said) || (replier.test(said) && when.test(said)))) return "human";
  if (isPrivacy(said, isAsking)) return "privacy";
  return thought.test(said) || (bare && isAsking && isWho(said)) ? "who" : undefined;
}
