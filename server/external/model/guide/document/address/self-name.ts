import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { kinTitles } from "./kin-titles.ts";
import { actions, noOwner } from "./register.ts";

/*
 * What those call themselves who say neither "aku" nor "saya" to their reader: "jangan pakai aku, Mama gitu", "aku sama saya
 * nya ganti Ayah", "saya nyebut diri saya Bunda".
 */

const kin = `${kinTitles}|kak`;
const me = "(?:aku|ak|saya|sy|gue|gw)";
const all = `${me}(?: (?:sama|dan|atau|ato) ${me})?(?: ?nya)?`;
const into = "(?:jadi|jd|menjadi|dengan|dgn|sama|pakai|pake|tulis)";
const lead =
  "(?:(?:tapi|tp|eh|oh|dan|terus|trus|kak|min|mbak|mas|tolong|coba|di situ|disitu|di pesannya|di pesan|yg|yang|kata|ya|iya|semua) )*";
const tail = "(?: (?:gitu|aja|saja|ya|dong|deh|kak|min|mbak|mas|semua|semuanya|bukan|lah|nya|kalau|ke|dia))*";
const wishes = [
  `${lead}(?:jangan|jgn|ojo|ga usah|gak usah|nggak usah|gausah) (?:(?:di)?(?:pakai|pake|tulis|sebut) )?(?:kata )?${all}(?: (?:tapi|tp|melainkan|ganti|pakai|pake|tulis|sebut))* (${kin})${tail}`,
  `${lead}(?:pakai|pake|pakainya|pakenya|sebut|tulis|nyebutnya) (?:kata )?(${kin}) (?:bukan|jangan|jgn|jgn pake|jangan pakai) ${all}${tail}`,
  `${lead}${all} (?:di)?(?:ganti|ubah)(?:in|kan)?(?: ${into})? (${kin})${tail}`,
  `${lead}(?:ganti|ubah)(?:in|kan)? ${all} ${into} (${kin})${tail}`,
  `${lead}(?:${me} )?(?:biasa(?:nya)? )?(?:nyebut|sebut|manggil|panggil|bilang)(?: (?:ke|sama) dia)? (?:diri(?:ku| ${me}| sendiri)*|${me} sendiri|${me})(?: (?:dengan|sebagai|pakai|pake|itu))* (${kin})${tail}`,
].map((source) => new RegExp(`^${source}$`, "u"));

const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What a clause says that the member calls themselves in the text. */
export function selfNameIn(clause: string): string | undefined {
  const said = plain(clause);
  const found = wishes.map((one) => one.exec(said)?.[1]).find((one) => one !== undefined);
  return found === undefined ? undefined : upper(found);
}

const word = (words: string): RegExp => new RegExp(`(?<![\\p{L}{])(?:${words})(?![\\p{L}}])`, "giu");
const selves = word("aku|saya|gue|gua|gw");
const bound = new RegExp(`(?<![\\p{L}])ku(?=(?:${actions})(?!\\p{L}))`, "giu");
const owned = /(?<![\p{L}{])(\p{L}{3,})ku(?![\p{L}}])/giu;
/** What is to be filled in speaks to the member, and what somebody said stands as they said it. */
const apart = /(\([^()]*\)|[“"][^“”"]*[”"])/;

/** The text in which the member is called by this name throughout. */
export function callingSelf(text: string, name: string): string {
  return text
    .split(apart)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part
            .replace(selves, name)
            .replace(bound, `${name} `)
            .replace(owned, (found, thing: string) => (noOwner.test(found) ? found : `${thing} ${name}`)),
    )
    .join("");
}
