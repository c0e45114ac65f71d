import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import { gap } from "../letter-head.ts";
import { editedBy, shownText } from "../part-done.ts";
import type { Recognised } from "../recognised-edits.ts";

/* "Selamat siang juga, ini sudah malam": the time of day of a greeting. */

const day = "(pagi|siang|sore|malam|malem)";
const now = new RegExp(
  `(?:^|[.,;!?\\n]\\s*|\\s)(?:(?:kok|trus|terus|trs|sama|dan|itu|masih|tulisannya|salamnya) )*["“'‘]?selamat ${day}["”'’]?(?: ?(?:juga|jg|nya|kok|itu|salah|kan|aja|saja|dong))*[ ,.?!]+(?:(?:ini|skrg|sekarang|di sini|disini|padahal|saya|aku|sa|kirimnya|kirim|ngirimnya|kan|su|so|sudah|udah|udh|wis|wes|lagi|mau|nanti) )+${day}(?: (?:kak|mbak|mas|lho|loh|e|ya))*(?=[.,;!?\\n]|$|\\s)`,
  "iu",
);

/** The greeting gets the time of day at which the text is sent. */
export function greetedAnew(reply: Reply): Recognised | undefined {
  const { active, text } = reply;
  const [said = "", was = "", is = ""] = now.exec(text) ?? [];
  const right = is.toLowerCase().replace("malem", "malam");
  // "Selamat malam aja, ini udah malam" names only what should stand there.
  const sought = was.toLowerCase() === is.toLowerCase() ? day : was;
  const from = new RegExp(`^selamat ${sought}(?!\\p{L})`, "imu").exec(shownText(reply, active))?.[0];
  if (said === "" || from === undefined || from.toLowerCase().endsWith(right)) return undefined;
  const done = editedBy(reply, active, [{ from, to: `${from.split(" ")[0]} ${right}` }]);
  return done && { active: done.active, told: [done.told], rest: text.replace(said, gap) };
}
