import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** What a search looks into: what it mostly is about, and what is only said along the way. */
type Looked = { names: SQLWrapper[]; more: SQLWrapper[] };

/** More words than anybody types; each costs a look into every row. */
const mostWords = 8;

/** Words between words; a search for nothing else takes them as they are. */
const fillers = new Set(
  "yang dan di ke dari untuk dengan soal tentang atau cari mau ingin aku saya expert produk".split(" "),
);

/** How like a misspelt word must be, of 1; in long texts something is like everything, so there it must be more. */
const likeName = 0.45;
const likeMore = 0.6;
/** Shorter words are too like others to be guessed at. */
const fewestGuessed = 4;
const fewestGuessedInMore = 6;

/** Marks off, in lower case: how both sides of a search are compared. */
const folded = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** The same in SQL, words set apart by one blank each, and one at either end. */
const foldedSql = (parts: SQLWrapper[]): SQL =>
  sql`' ' || regexp_replace(regexp_replace(normalize(lower(concat_ws(' ', ${sql.join(parts, sql`, `)})), nfd), '[\\u0300-\\u036f]', '', 'g'), '[^[:alnum:]]+', ' ', 'g') || ' '`;

/** How near a row is to the search, where `nearTo` is joined; 0 is not near. */
export const nearness = sql<number>`near.nearness`;

/**
 * What to join laterally, so that each row knows how near it is to a search. Near are rows in which every word occurs,
 * in any order: as it is, as the beginning of a word, with two letters changed about, or nearly so (trigrams of
 * pg_trgm). Without a search all rows are.
 */
export function nearTo(search: string | undefined, { names, more }: Looked): SQL {
  if (!search) return sql`(select 1 as nearness) near`;
  const words = wordsOf(search);
  if (words.length === 0) return sql`(select 0 as nearness) near`;
  const scores = sql.join(
    words.map((word) => sql`(${scoreOf(word)})`),
    sql`, `,
  );
  // The offset keeps the texts from being made anew for each word.
  return sql`(
    select case when min(score.of_word) > 0 then sum(score.of_word) else 0 end as nearness
    from (select ${foldedSql(names)} as names, ${foldedSql(more)} as more offset 0) looked,
      lateral (values ${scores}) score(of_word)
  ) near`;
}

/** What is searched for, word by word; letters and digits only, so that nothing of it is a pattern. */
function wordsOf(search: string): string[] {
  const words = [...new Set(folded(search).match(/[\p{L}\p{N}]+/gu) ?? [])];
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : words).slice(0, mostWords);
}

/** Each step is nearer than all that follow; 0 is not near. */
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

/** A word with two neighbouring letters changed about, the commonest slip of a thumb; trigrams forgive it least. */
const turnedOf = (word: string): string[] =>
  [...word.slice(1)].map((letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2));
