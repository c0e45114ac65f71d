/* Steps that a member writes in one line, each with its day: "senin benerin cv, selasa kirim lamaran. sore masak". */

const weekday = "senin|selasa|rabu|rebo|kamis|jumat|jum'at|sabtu|minggu|ahad";
const begun = new RegExp(
  `^(?:(?:hari|tiap|setiap|terus|trus|dan|lalu) )*(?:${weekday})(?= \\p{L})(?! (?:depan|lalu|kemarin|ini|sampai|sampe|dan|sama))`,
  "iu",
);
const sentenceEnd = /(?<=[\p{L}\d]{2})[.!;]+(?:\s+|$)|\n+/u;
const clauseEnd = /,\s+/;
const daysMin = 2;
const wordsMax = 9;

/** What stands behind a day in its sentence is done on that day too. */
function clausesOf(sentence: string): string[] {
  const parts = sentence.split(clauseEnd).map((one) => one.trim());
  const lines: string[] = [];
  for (const part of parts.filter((one) => one !== "")) {
    const isOfDay = begun.test(lines.at(-1) ?? "") && !begun.test(part);
    if (isOfDay) lines.push(`${lines.pop()}, ${part}`);
    else lines.push(part);
  }
  return lines;
}

/** The steps of such a line; undefined if fewer than two of them begin with a day. */
export function dayStepsIn(text: string): string[] | undefined {
  if (/\n/.test(text.trim())) return undefined;
  const steps = text
    .split(sentenceEnd)
    .flatMap((one) => clausesOf(one.trim()))
    .filter((one) => one !== "");
  const isOfSteps = steps.every((one) => one.split(/\s+/).length <= wordsMax && !one.includes("?"));
  return isOfSteps && steps.filter((one) => begun.test(one)).length >= daysMin ? steps : undefined;
}

const leading = /^(?:yg pasti|yang pasti|pokoknya|yg jelas|yang jelas|usulku|usul saya)[ ,:]+/i;
const does =
  "(?:cuma |hanya |yang |yg |juga |jg )*(?:bisa|pegang|megang|jaga|ambil|urus|ngurus|bagian|masuk|libur|kebagian|masak|nyuci|cuci|nyapu|sapu|ngepel|pel|antar|anter|belanja|setrika|nyetrika|buang)";
const someone = new RegExp(`^(?:(?:Mas|Mbak|Pak|Bu|Kak|Bang) )?\\p{Lu}\\p{Ll}+ ${does}(?!\\p{L})`, "u");
const self = /^(?:sisanya|aku|saya|gw|gue)\b/i;

/** What each of several people does or can, in one line: "Yanto cuma bisa sabtu, Wiwik bisa pagi, sisanya saya". */
export function peopleApart(text: string): string[] | undefined {
  if (/\n/.test(text.trim())) return undefined;
  const parts = text
    .trim()
    .replace(leading, "")
    .replace(/[.!]+$/, "")
    .split(clauseEnd);
  const named = parts.filter((one) => someone.test(one));
  const isEach = parts.every((one) => someone.test(one) || self.test(one));
  return isEach && named.length >= peopleMin ? parts : undefined;
}

const peopleMin = 2;
