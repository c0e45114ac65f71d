import type { Flow } from "#server/external/model/guide/flow.ts";
import { nameBeforeKin } from "./no-names.ts";

/* Whom a text is for, as it can stand behind a greeting: "ke ibu mertuaku, aku manggilnya mama" is "Mama". */

const towards =
  /^(?:(?:ya|iya|oh|itu|ini|mau|dikirim|ditujukan)[ ,]+)*(?:ke|kepada|kpd|untuk|utk|buat|bwt) (?!siapa|apa|mana)(?=\p{L})/iu;
const called =
  /(?:^|[\s,;(])(?:(?:aku|saya|sy|gw|gue|kami|biasa|biasanya|sering)[ ]+)*(?:(?:me)?manggil|ku?panggil|dipanggil|panggil(?:an|ane|annya)?)(?:nya|nyo|ne|e|na)?(?: (?:dia|dio|beliau|dengan|dgn|pakai|pake|itu|cukup|aja|bae))* ["“]?((?!apa|siapa|gimana|gitu|begitu|lain|barengan|semua|terus|dia|dio|aku|saya|kamu|aja|bae)\p{L}{2,}(?: \p{Lu}\p{Ll}+)?)["”]?(?: (?:aja|saja|bae|wae|ae|sajo|jo|ya|yo|kok|gitu|lah|kak))*[\s.!)]*$/u;
const owner = "(?:ku|nya)?(?: (?:saya|sy|aku|gw|gue|kami|kita))?";
/** "Adik2 saya di grup wa keluarga": a group is greeted by what its people are. */
const people = new RegExp(
  `^(\\p{L}{3,})(?:2|-\\1)${owner}((?: (?!di |yang |yg |saya|aku)\\p{L}+){0,2}?)(?: (?:yang |yg )?di (?:grup|group|gc|wag)\\b.*)?$`,
  "iu",
);
const doubled = /\b(\p{L}{3,})2(?=[\s,]|$)/giu;

const role =
  "(?:kepala|kabid|kabag|kasubag|ketua|manajer|manager|hrd|hr|personalia|pimpinan|direktur|atasan|bos|boss|spv|supervisor|wali kelas|guru|dosen|pemilik|owner|pak rt|bu rt|koordinator|admin|bendahara|sekretaris|tetangga|mandor|leader|lurah|camat|dokter|bidan|perawat)";
/** "Kepala ruangan, bu Ratna": somebody is greeted by their name. */
const behindRole = new RegExp(
  `^${role}(?: (?!dan |sama )[\\p{L}.&]+){0,4},? (?:nama(?:nya)? |yaitu |itu )?((?:pak|bu|bapak|ibu|mas|mbak|kak|bang) (?!rt|rw|guru|bos|saya|aku|kepala|ketua)\\p{L}{3,}(?: \\p{Lu}\\p{Ll}+)?)[.!]?$`,
  "iu",
);
/** "Bu Rina HRD PT Busana Makmur": a name with its title, and what the person is. */
const beforeRole = new RegExp(
  `^((?:pak|bu|bapak|ibu|mas|mbak|mba|kak|bang) (?!rt|rw|guru|bos|kepala|ketua|hrd|lurah|camat|dosen|direktur|manajer|manager|mandor|admin|wali|pemilik|owner|bidan|dokter|kades)\\p{L}{3,}(?: (?!(?:${role}|pt|cv|ud|bagian|selaku|sebagai|dari|di)\\b)\\p{L}+)?),? (?:(?:selaku|sebagai|bagian|dari|di) )?(?:${role}|pt|cv|ud|bagian)\\b`,
  "iu",
);

/** How somebody is greeted who is named with a title and a role; undefined for any other answer. */
export const greetedAs = (text: string): string | undefined => {
  const name = beforeRole.exec(text.trim().replace(towards, ""))?.[1];
  return name === undefined ? undefined : withCapitals(name);
};

/** A letter is addressed to a name with its role, and greets the name alone. */
export const greetedIn = (
  slots: Flow["slots"],
  line: string,
  filled: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  line.startsWith("Yth.")
    ? filled
    : Object.fromEntries(
        Object.entries(filled).map(([name, text]) => [
          name,
          (slots[name]?.takes === "person" ? greetedAs(text) : undefined) ?? text,
        ]),
      );

const withCapitals = (name: string): string =>
  name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());

/** "Temen sebangkuku, Dinda": somebody of one's own age or younger is greeted by the name. */
const behindKin =
  /^(?:te?m[ae]n|sahabat|sohib|rekan|sepupu|adik|adek|anak|keponakan|ponakan|murid|pacar|tetangga)(?:ku)?(?: (?:yang |yg )?\p{Ll}+){0,3}, (?:namanya |nama |si )?(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)[.!]?$/u;

/** `isCalled`: the answer says how the person is called. */
export function recipientIn(text: string): { name: string; isCalled: boolean } {
  const name = called.exec(text.trim())?.[1];
  if (name !== undefined) return { name: name.charAt(0).toUpperCase() + name.slice(1), isCalled: true };
  const bare = text.trim().replace(towards, "");
  const titled = behindRole.exec(bare)?.[1];
  if (titled !== undefined) return { name: withCapitals(titled), isCalled: true };
  const own = behindKin.exec(bare)?.[1];
  const ofKin = own ?? nameBeforeKin(bare);
  if (ofKin !== undefined) return { name: ofKin, isCalled: true };
  const [, one, rest = ""] = people.exec(bare) ?? [];
  const shown = one === undefined ? bare.replace(doubled, "$1-$1") : `${one}-${one}${rest}`;
  return { name: shown, isCalled: false };
}
