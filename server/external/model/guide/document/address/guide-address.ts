import type { Flow, Slot } from "#server/external/model/guide/flow.ts";

/*
 * Words by which a member speaks to the guide at the end of a clause: "cuma dapat 2 jutaan kak, nggak cukup". The same word
 * may be how the reader is called, and then it stays.
 */

/** Each form of address with the longer forms by which somebody speaks of a person who is called so. */
const longForms: Readonly<Record<string, string>> = {
  kak: "kak|kakak|kakanda|kk",
  kakak: "kak|kakak",
  bang: "bang|abang|bg",
  mas: "mas|mase",
  mbak: "mbak|mba|mbake",
  mba: "mbak|mba",
  kang: "kang|akang|kakang",
  teh: "teh|teteh|eteh",
  cak: "cak",
  uda: "uda",
  uni: "uni",
  bli: "bli",
  bro: "bro",
  sis: "sis",
  gan: "gan",
};
const onlyGuide = "min|mimin";
const forms = Object.keys(longForms).join("|");
/** Behind these words it is somebody who is spoken of: "bilang ke kak". */
const ofPerson =
  "(?:ke|sama|buat|untuk|dari|dengan|dgn|si|punya|pa|ka|dan|atau|nama|panggil|manggil|panggilnya|manggilnya|adik|ajak|kabari|tanya|minta|telpon|hai|halo|hi|dear|yth|teh|es|minum|bikin|buatin|kata|bapak|ibu|pak|bu|jadi|pakai|pake|maaf|punten|ngapunten|ngapurane|sori|sorry|izin|permisi|makasih|siang|pagi|sore|malam|datang|sabar|gula|termos|brand)";
const particles = "(?:ya|yo|nih|tuh|dong|deh|sih|lah|kan)";
/** At the end of a clause, or behind a particle: "di situ lah kak yang paling sakit". */
const spokenTo = new RegExp(
  `(?<=[\\p{L}\\d%])(?<!(?<!\\p{L})${ofPerson})(?:,)? (${forms}|${onlyGuide})(?= *(?:[.,;!?\\n]|$)| ${particles} *(?:[.,;!?\\n]|$))|(?<= (?:${particles}|euy|je|loh|lho)) (${forms}|${onlyGuide})(?= \\p{Ll})`,
  "giu",
);

/**
 * `called`: how the reader is called; `told`: what the member has written to the guide; `others`: the other answers;
 * `isForReader`: the text is for somebody, who may be called so; `inFlow`: how the flow's own text calls the reader.
 */
type Spoken = {
  called: string;
  told: readonly string[];
  others: readonly string[];
  isForReader: boolean;
  inFlow: string;
};

/** Titles, each of which says that who is called so is not called otherwise. */
const titles =
  "pak bu bapak ibu mas mbak bang abang kang akang teteh mama papa mamak ayah bunda om tante ustadz".split(
    " ",
  );
const titled = new RegExp(`^(?:${titles.join("|")}|${forms})(?!\\p{L})`, "iu");
/** Nobody of these is called "kak". */
const neverKak = /(?<!\p{L})(?:suami|istri|isteri|bojo|dosen|pembimbing|guru|mertua)\p{L}{0,4}(?!\p{L})/iu;

const longOf = (form: string): string => longForms[form] ?? form;
const has = (text: string, words: string, behind = "(?!\\p{L})"): boolean =>
  new RegExp(`(?<!\\p{L})(?:${words})${behind}`, "iu").test(text);
/** "Bang Rudi": a title before a name. */
const isBeforeName = (text: string, words: string): boolean =>
  [...text.matchAll(/(?<!\p{L})(\p{L}+) \p{Lu}\p{Ll}/gu)].some(([, word = ""]) =>
    words.split("|").includes(word.toLowerCase()),
  );

/** Whether the reader or anybody else is called so: by a title, before a name, or as "abang bilang ...". */
function isOfSomebody(form: string, text: string, { called, told, others }: Spoken): boolean {
  const long = longOf(form);
  if (new RegExp(`^(?:${long})(?!\\p{L})`, "iu").test(called)) return true;
  const written = [text, ...others].join("\n").replace(spokenTo, "");
  const all = [written, ...told].join("\n");
  if (isBeforeName(all, long) || has(all, long, "(?:ku|nya)(?!\\p{L})")) return true;
  return has(all, `${ofPerson} (?:${long})`) || has(written, long);
}

/** Whether the reader is called by another title, which the member has written somewhere. */
function isCalledOtherwise(form: string, text: string, { called, told, others }: Spoken): boolean {
  if (titled.test(called)) return true;
  const own = longOf(form).split("|");
  const words = titles.filter((title) => !own.includes(title)).join("|");
  const all = told.join("\n");
  if (has([text, ...others].join("\n"), words) || isBeforeName(all, words)) return true;
  return form.startsWith("kak") && neverKak.test(all);
}

/** Whether the member has spoken to the guide so: "malam kak", "tolong lah kak cemana". */
const spokeSo = (form: string, told: readonly string[]): boolean =>
  told.some((one) => has(one, form) && !isBeforeName(one, form));

function isForGuide(form: string, text: string, spoken: Spoken): boolean {
  if (onlyGuide.split("|").includes(form)) return true;
  if (isOfSomebody(form, text, spoken)) return false;
  const isSpoken = spokeSo(form, spoken.told);
  if (!spoken.isForReader) return isSpoken;
  const isOther = spoken.inFlow !== "" && !longOf(form).split("|").includes(spoken.inFlow);
  return titled.test(spoken.called) || (isSpoken && (isOther || isCalledOtherwise(form, text, spoken)));
}

/** How a flow greets a reader whose name it does not ask for: "Halo, Kak." */
function titleIn({ steps }: Flow): string {
  const texts = steps.flatMap((one) => ("make" in one ? [one.text] : []));
  const greeted = texts.map(
    (text) => /^(?:Halo|Hai|Selamat \p{L}+),? (\p{Lu}\p{Ll}+)[.,!]/mu.exec(text)?.[1],
  );
  return greeted.find((one) => one !== undefined)?.toLowerCase() ?? "";
}

/** An answer without the words by which it speaks to the guide. */
export function withoutGuideAddress(
  flow: Flow,
  filled: Readonly<Record<string, string>>,
  into: string,
  text: string,
  told: readonly string[],
): string {
  const { kind, takes } = flow.slots[into] ?? {};
  if ((kind !== "text" && kind !== "list" && kind !== "line") || isName.has(takes)) return text;
  if (/["“”]/.test(text)) return text;
  const person = Object.entries(flow.slots).find(([, slot]) => slot.takes === "person")?.[0];
  const called = (person === undefined ? undefined : filled[person]) ?? "";
  const isForReader = flow.steps.some((one) => "make" in one && one.register !== undefined);
  const inFlow = person === undefined ? titleIn(flow) : "";
  const spoken = { called, told, others: Object.values(filled), isForReader, inFlow };
  const own = text.replace(
    spokenTo,
    (whole: string, atEnd: string | undefined, within: string | undefined) => {
      const form = atEnd ?? within ?? "";
      // "Saya mendengar, Mas" in capital letters is written to the reader.
      return form === form.toLowerCase() && isForGuide(form, text, spoken) ? "" : whole;
    },
  );
  return own.trim() === "" ? text : own;
}

/** "Rina Kak" may be how somebody is called. */
const isName: ReadonlySet<Slot["takes"]> = new Set(["person", "self"]);
