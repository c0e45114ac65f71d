/* Who does what, as a member writes it in one line: "Pak Darmo izin RT, Bu Yanti konsumsi, sisanya terserah". */

const title =
  "(?:[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu|[Mm]as|[Mm]bak|[Mm]ba|[Kk]ak|[Bb]ang|[Tt]eh|[Kk]ang|[Oo]m|[Tt]ante|[Uu]ni|[Uu]da|[Cc]ak|[Bb]li)";
const takesOn =
  "(?:(?:yang |yg |bisa |mau |akan |nanti )*(?:pegang|megang|ngurus|urus|mengurus|bagian|kebagian|jadi|jd|handle|ngehandle|tugasnya) )?";
/** A name with its title, or in capitals, before what is in small letters. */
const assigned = new RegExp(
  `^((?:${title} )\\p{L}{2,}(?: \\p{Lu}\\p{Ll}+)?|\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?)(?:\\s*[:=]\\s*|\\s+-\\s+|\\s+(?!\\p{Lu}\\p{Ll}))${takesOn}(\\p{L}.{2,60})$`,
  "u",
);
/** "Dina bisa sabtu" says when, "Dina udah nikah" what is the case. */
const noTask =
  /^(?:bisa|cuma|hanya|bs|gak|ga|nggak|tidak|udah|sudah|belum|blm|lagi|sakit|libur|masuk|dan|sama|atau|itu|ini|juga|jg|yang|yg|umur|anak|temen|teman|tetangga|sepupu|saudara|ipar|istri|suami|adik|kakak|dari|di)(?!\p{L})/iu;
/** Words with a capital at the beginning of a line that are nobody's name. */
const noName =
  /^(?:Yang|Yg|Sisanya|Sisa|Lainnya|Aku|Saya|Kami|Kita|Tolong|Perlu|Ada|Untuk|Buat|Semua|Tim|Seksi|Bagian|Acara|Tugas|Lomba|Izin|Beli|Pesan|Bayar|Cuci|Masak|Nyapu|Senin|Selasa|Rabu|Kamis|Jumat|Sabtu|Minggu)(?!\p{L})/u;
const others =
  /^(?:(?:dan |tapi |tp )?(?:sisanya|sisane|sisa|lainnya|yang lain(?:nya)?|yg lain(?:nya)?))(?!\p{L})/iu;
const needs =
  /^(?:(?:yang|yg) (?:perlu|dibutuhkan|dibutuhin|harus ada|dikerjakan|dikerjain|harus dikerjain|mau dibagi)(?:nya)?|perlunya|butuhnya|tugasnya|bagiannya|kebutuhannya)\s*(?:itu\s*)?[:,=]?\s+/iu;
const ofPerson = new RegExp(`^${title} \\p{L}`, "u");
const nobody = "(isi nama)";
const peopleMin = 2;
const tasksMin = 3;
const taskWordsMax = 5;

const partsOf = (text: string): string[] =>
  text
    .split(/,\s+|\n+|;\s*|(?<=\p{L}{2})\.\s+/u)
    .map((part) =>
      part
        .trim()
        .replace(/^(?:dan|terus|trus|sama|lalu)\s+/i, "")
        .replace(/[.!]+$/, ""),
    )
    .filter((part) => part !== "");

const withCapitals = (name: string): string =>
  name
    .replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(/\bR[tw]\b/g, (found) => found.toUpperCase());

type Tasks = {
  /** Each person with the task. */
  people: { name: string; task: string }[];
  /** What says that the rest is for anybody: "sisanya terserah". */
  rest: string | undefined;
};

/** Who does what; undefined unless every part names a person and a task, and there are at least two. */
export function tasksIn(text: string): Tasks | undefined {
  const people: Tasks["people"] = [];
  let rest: string | undefined;
  for (const part of partsOf(text)) {
    const [, name = "", task = ""] = assigned.exec(part) ?? [];
    if (others.test(part)) rest = part;
    else if (name !== "" && !noName.test(name) && !noTask.test(task))
      people.push({ name: withCapitals(name), task: task.trim() });
    else return undefined;
  }
  return people.length >= peopleMin ? { people, rest } : undefined;
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 2 && !/^(?:dan|untuk|buat|yang|acara)$/.test(word));

/** The tasks of a list that names nobody: "yg perlu: lomba, konsumsi, hadiah". `members`: who may be named in it. */
export function tasksNeeded(text: string, members: string): string[] | undefined {
  const isLabelled = needs.test(text.trim());
  const parts = partsOf(text.trim().replace(needs, ""));
  const named = new Set(wordsOf(members));
  const isBare = parts.every(
    (part) =>
      part.split(/\s+/).length <= taskWordsMax &&
      !/[:=?]/.test(part) &&
      !/\b(?:aku|saya|gue|gw|kami|kita|terserah|semua)\b/i.test(part) &&
      !wordsOf(part).some((word) => named.has(word)),
  );
  // "Sari, Bimo, Tia" and "pak Budi" are people.
  const isOfTasks = isBare && !parts.some((part) => /^\p{Lu}\p{Ll}/u.test(part) || ofPerson.test(part));
  return parts.length >= tasksMin && (isLabelled ? isBare : isOfTasks) ? parts : undefined;
}

/** One line a person; a task that nobody has taken waits for a name. */
export function taskLines(people: Tasks["people"], needed: readonly string[]): string {
  const taken = new Set(people.flatMap(({ task }) => wordsOf(task)));
  const isTaken = (task: string) => wordsOf(task).some((word) => taken.has(word));
  // Of "panggung+sound" the sound may still be open.
  const left = needed.flatMap((task) => {
    const open = task.split(/\s*[+&/]\s*/).filter((one) => !isTaken(one));
    return isTaken(task) ? open : [task];
  });
  return [
    ...people.map(({ name, task }) => `${name}: ${task}`),
    ...left.map((task) => `${nobody}: ${task}`),
  ].join("\n");
}
