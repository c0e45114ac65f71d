import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** What a search covers: `names` hold what a row is about, `more` is what it only mentions. */
type Searched = { names: SQLWrapper[]; more: SQLWrapper[] };

/** Maximum number of words in a search; each costs a scan of every row. */
const mostWords = 8;

/** Filler words, ignored unless a search has nothing else. */
const fillers = new Set(
  "yang dan di ke dari untuk dengan soal tentang atau cari mau ingin aku saya expert produk".split(" "),
);

/** Minimum similarity (0 to 1) of a misspelt word. Long texts resemble everything, so `more` needs a higher one. */
const likeName = 0.45;
const likeMore = 0.6;
/** Minimum length for fuzzy matching; shorter words resemble too many others. */
const fewestGuessed = 4;
const fewestGuessedInMore = 6;

/** Lower case without diacritics: the form in which both sides of a search are compared. */
const folded = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** The same in SQL, with one space between words and one at either end. */
const foldedSql = (parts: SQLWrapper[]): SQL =>
  sql`' ' || regexp_replace(regexp_replace(normalize(lower(concat_ws(' ', ${sql.join(parts, sql`, `)})), nfd), '[\\u0300-\\u036f]', '', 'g'), '[^[:alnum:]]+', ' ', 'g') || ' '`;

/** How well a row matches the search, where `joinMatches` is joined; 0 is no match. */
export const matchScore = sql<number>`matched.score`;

/**
 * Returns a lateral join that scores how well each row matches a search. A row matches when every word occurs in it, in
 * any order: as it is, as the beginning of a word, with two neighbouring letters swapped, or similarly spelt (trigrams
 * of pg_trgm). Without a search every row matches.
 */
export function joinMatches(search: string | undefined, { names, more }: Searched): SQL {
  if (!search) return sql`(select 1 as score) matched`;
  const words = wordsOf(search);
  if (words.length === 0) return sql`(select 0 as score) matched`;
  const scores = sql.join(
    words.map((word) => sql`(${scoreOf(word)})`),
    sql`, `,
  );
  // `offset 0` keeps the planner from computing the texts again for each word.
  return sql`(
    select case when min(score.of_word) > 0 then sum(score.of_word) else 0 end as score
    from (select ${foldedSql(names)} as names, ${foldedSql(more)} as more offset 0) looked,
      lateral (values ${scores}) score(of_word)
  ) matched`;
}

/** Returns the words of a search; letters and digits only, so that none of it acts as a LIKE pattern. */
function wordsOf(search: string): string[] {
  const words = [...new Set(folded(search).match(/[\p{L}\p{N}]+/gu) ?? [])];
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : words).slice(0, mostWords);
}

/** SQL for the score of a word, best match first; 0 is no match. */
function scoreOf(word: string): SQL {
  const steps = [
    sql`when names like ${`% ${word} %`} then 8`,
    sql`when names like ${`% ${word}%`} then 6`,
    sql`when more like ${`% ${word} %`} then 4`,
    sql`when more like ${`% ${word}%`} then 3`,
  ];
  if (word.length >= fewestGuessed) {
    const turned = turnedOf(word).map((one) => sql`${`% ${one}%`}`);
    steps.push(
      sql`when names like any(array[${sql.join(turned, sql`, `)}]) then 2`,
      sql`when word_similarity(${word}, names) >= ${likeName} then 1 + word_similarity(${word}, names)`,
    );
  }
  if (word.length >= fewestGuessedInMore) {
    steps.push(sql`when word_similarity(${word}, more) >= ${likeMore} then word_similarity(${word}, more)`);
  }
  return sql`case ${sql.join(steps, sql` `)} else 0 end`;
}

/** A word with two neighbouring letters swapped: the most common typing slip, and the one trigrams tolerate least. */
const turnedOf = (word: string): string[] =>
  [...word.slice(1)].map((letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2));
