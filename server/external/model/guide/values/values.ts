/* What of a short answer is its value: without forms of address, particles and complaints around it. */

const who =
  "(?:pak|bu|bapak|ibu|mas|mbak|mba|kak|kakak|bang|abang|min|admin|sis|bro|gan|om|tante|nak|teh|kang|alma)";
const particle =
  "(?:lah|loh|lho|ih|eh|ah|oh|uh|yah?|iyaa?|dih|duh|hadeh|yaelah|kan|kok|nih|tuh|atuh|mah|to|deh|dong|sih|ya)";

/** "Satpam, Pak": who is spoken to, after a comma at the end. */
const addressed = new RegExp(
  `(?<=\\S)\\s*,\\s*(?:(?:ya|iya|nggih|njih) )?${who}(?: ${who})?(?: (?:ya|nih))?[.!]*$`,
  "i",
);
/** "Satpam kak", where nobody's form of address can be meant. */
const loose =
  /(?<=\S)(?<!\b(?:staf|staff|bagian|posisi|jabatan|kepala|tenaga|tim|sebagai|jadi)(?= admin)) (?:kak|kakak|min|admin|sis|bro|gan|bang)[.!]*$/i;
const before = new RegExp(
  `^(?:(?:${particle}|${who})\\b[ ,.!]+)*(?:kan|kok|loh|lho|lah|ih|yaelah|hadeh|dih)\\b[ ,]+(?=\\S)`,
  "i",
);
const yes = /^(?:ya|yah|iya)[ ,]+(?=\S)/i;
/** "mama lah kan dr tadi mama", "mama loh udah dibilang": a complaint behind the value. */
const complaint =
  /[ ,]+(?:(?:lah|loh|lho|sih|ih|dong|kok)[ ,]+)?(?:kan|loh|lho|kok|lah)\b[ ,]+(?:(?:(?:udah|sudah|udh|td|tadi|dari|dr|gw|gue|aku|saya)\b ?)+.*|.*\btadi\b.*)$/i;
const after = /(?<=\S)[ ,]+(?:lah|loh|lho|sih|kok|dong|deh|atuh|mah|yaelah)(?: (?:kak|min|bang|ya))?[.!]*$/i;

/** Where people are asked for, "mama, kakak" names two; these words name nobody. */
const nobody = /(?<=\S)\s*,\s*(?:pak|bu|kak|min|admin|sis|bro|gan|alma)(?: (?:ya|nih))?[.!]*$/i;

/** The text without who is spoken to at its end: "Satpam, Pak" is "Satpam". */
export function withoutAddress(text: string, isOfPeople = false): string {
  const bare = text.trim().replace(isOfPeople ? nobody : addressed, "");
  return bare === "" ? text.trim() : bare;
}

/** A short value without the words around it: "ya mama lah kan dr tadi mama" is "mama". */
export function valueIn(text: string, isName: boolean): string {
  const own = withoutAddress(text, isName);
  // "Kan Jaya" with capital letters is a name.
  let value = /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(own) ? own : own.replace(before, "");
  const isComplaining = complaint.test(value) || after.test(value) || value !== text.trim();
  if (isComplaining) value = value.replace(yes, "");
  value = value.replace(complaint, "").replace(after, "");
  // "Rina Kak" may be how somebody is called, "Satpam kak" is not.
  const mayBeCalled = isName && (value.split(" ").length <= 2 || /,|\bkakak\b/.test(value));
  if (!mayBeCalled) value = value.replace(loose, "");
  value = value.trim();
  return value === "" ? text.trim() : value;
}
