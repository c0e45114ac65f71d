import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import { gap } from "../letter-head.ts";
import { editedBy, shownText } from "../part-done.ts";
import type { Recognised } from "../recognised-edits.ts";
import { placesOf, tokensOf } from "../word-places.ts";
import { withoutCourtesy } from "./courtesy.ts";
import { orderEnd, politely } from "./order-words.ts";
import { isTitle, titlesThroughout } from "./titles.ts";

/* "Panggil Bu Haji Siti, jangan Kak": how the reader is called throughout, in the place of another form of address. */

const title = "(?:kak|kakak|mas|mbak|mba|bang|abang|pak|bapak|bu|ibu|dek|adek)";
const name =
  "((?:pak|bapak|bu|ibu|mas|mbak|mba|kak|kakak|bang|om|tante|ustadz?|ustadzah|haji|hj|dokter|dr|prof|beliau)\\.?(?: (?!(?:jangan|jgn|bukan|bkn|dan|ya|aja|saja|dong|deh|nggih|njih|inggih|mbak|mas|kak|please|plis|tolong|trus|terus)(?!\\p{L}))\\p{L}+){0,3})";
const calling =
  "(?:(?:di)?(?:panggil|sapa|sebut)(?:in|kan|nya)?|manggil(?:nya)?|(?:sapaan|panggilan)(?:nya)?|pake|pakai)(?: (?:beliau(?:nya)?|dia|dengan|dgn|pakai|pake|jadi|itu|aja|saja))*";
const never = "(?:jangan|jgn|bukan|bkn|ojo)(?: (?:pake|pakai|panggil|sebut|kata))*";
const forms: readonly { form: RegExp; right: 1 | 2 }[] = [
  // "Dan Kak jadi Bu Haji": nothing else can be meant by two forms of address.
  {
    form: new RegExp(
      `(?:^|[.,;!?\\n]\\s*|\\s)(?:(?:dan|sama|trus|terus|trs|tolong|semua|kata|ganti|ubah|sapaan(?:nya)?|panggilan(?:nya)?) )*["“'‘]?(${title})["”'’]?(?: ?nya)?(?: semua)? (?:(?:di)?(?:ganti|ubah)(?:in)? )?(?:jadi|jd|dadi|menjadi) ["“'‘]?${name}["”'’]?${politely}${orderEnd}`,
      "iu",
    ),
    right: 2,
  },
  {
    form: new RegExp(
      `${calling} ${name},? ${never} ["“'‘]?(${title})["”'’]?(?: (?:lagi|ya|mbak|nggih))*${orderEnd}`,
      "iu",
    ),
    right: 1,
  },
  {
    form: new RegExp(
      `${never} ["“'‘]?(${title})["”'’]?,? (?:tapi |tp )?${calling} ${name}${politely}${orderEnd}`,
      "iu",
    ),
    right: 2,
  },
];

const capital = (words: string): string =>
  words.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Exchanges the form of address that is not wanted, wherever the text speaks to its reader. */
export function calledInstead(reply: Reply): Recognised | undefined {
  const { active, text } = reply;
  for (const { form, right } of forms) {
    const [said = "", one = "", other = ""] = form.exec(text) ?? [];
    if (said === "") continue;
    const [to, from] = right === 1 ? [one, other] : [other, one];
    const shown = shownText(reply, active);
    if (!isTitle(from) || placesOf(tokensOf(shown), from).length === 0) continue;
    const written = capital(withoutCourtesy(to));
    const done = editedBy(reply, active, titlesThroughout(shown, [{ from: capital(from), to: written }]));
    if (done) return { active: done.active, told: [done.told], rest: text.replace(said, gap) };
  }
  return undefined;
}
