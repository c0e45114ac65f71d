import { isEnglish } from "./english.ts";
import { isPart, phrasesByFirst } from "./lexicon.ts";
import { spell } from "./spelling.ts";
import type { Clause, Message, Token } from "./token.ts";

const longestText = 4_000;
const longestClause = 60;

const codeSigns =
  /```|<\/?[a-z][^>]{0,80}>|[{};]\s*\n|=>|\b(?:function|const|import|SELECT|DROP TABLE|def|curl|sudo)\b|\$\{|\{\{/;
const pieces =
  /[\p{L}\p{M}\d]+%?(?:['’`-][\p{L}\p{M}\d]+)*|[.,!?;:…\n()"\u201C\u201D]+|\p{Extended_Pictographic}/gu;
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u00ad]/g;

/** Markup, addresses and control characters go; what is left is only words, stops and emoji. */
function clean(text: string): string {
  return text
    .slice(0, longestText)
    .normalize("NFKC")
    .replace(invisible, "")
    .replace(/https?:\S+|www\.\S+|\S+@\S+\.\S+/g, " ")
    .replace(/<[^<>]{0,200}>/g, " ")
    .replace(/[*_~#>|`[\]]+/g, " ")
    .replace(/(^|[\s(])['\u2018]|['\u2019](?=[\s).,!?]|$)/g, '$1"')
    .replace(/[^\S\n]+/g, " ");
}

const softLinks = new Set([
  "tapi",
  "namun",
  "padahal",
  "sedangkan",
  "sementara",
  "walaupun",
  "meski",
  "meskipun",
]);
const causeLinks = new Set([
  "karena",
  "soalnya",
  "sampai",
  "sehingga",
  "makanya",
  "terus",
  "lalu",
  "kemudian",
]);

/** Whether a joining word opens a new clause here rather than being part of a phrase. */
function opensClause(word: string, before: readonly Token[], next: Token | undefined): boolean {
  if (before.length === 0 || next === undefined) return false;
  if (word === "hanya") return before.some((token) => isPart("negators", token.word));
  if (softLinks.has(word)) return true;
  if (word === "lalu") return !isPart("timeNouns", before.at(-1)?.word ?? "");
  if (word === "sekarang")
    return before.some(
      (token) => token.word === "dulu" || token.word === "tadinya" || token.word === "awalnya",
    );
  if (word === "sampai") return !/^\d|jam|malam|pagi|siang|sore|subuh|sekarang|kapan|hari/.test(next.word);
  if (word === "terus")
    return isPart("self", next.word) || isPart("others", next.word) || next.root === "bos";
  return causeLinks.has(word);
}

/** Words that belong together become one: anak buah -> anak_buah. */
function joinPhrases(tokens: readonly Token[]): Token[] {
  const joinedTokens: Token[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (token === undefined) break;
    const phrase = (phrasesByFirst.get(token.word) ?? []).find((parts) =>
      parts.every((part, step) => {
        const there = tokens[at + step];
        return (
          there?.word === part ||
          (step === parts.length - 1 && part !== "rasa" && there?.word.replace(/(?:ku|mu|nya)$/, "") === part)
        );
      }),
    );
    const last = phrase === undefined ? undefined : tokens[at + phrase.length - 1];
    if (phrase === undefined || last === undefined) {
      joinedTokens.push(token);
      at += 1;
      continue;
    }
    const word = [...phrase.slice(0, -1), last.word].join("_");
    const root = phrase.join("_");
    joinedTokens.push({ ...last, word, root, forms: [word, root], isKnown: true });
    at += phrase.length;
  }
  return joinedTokens;
}

/** "sama aja" and "sama sekali" are not "dengan". */
function keepSame(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const next = tokens[at + 1]?.word;
    const isSame = token.word === "dengan" && (next === undefined || next === "saja" || next === "sekali");
    return isSame ? { ...token, word: "sama", root: "sama", forms: ["sama"] } : token;
  });
}

function isTagQuestion(next: Token | undefined): boolean {
  return next === undefined || next.word === "sih" || next.word === "ya" || next.word === "kan";
}

const restrictions = new Set(["hanya", "cuma", "sekadar", "saja"]);

/** Marks what a denial denies: the next word that carries meaning, through helping words. */
function markDenials(tokens: readonly Token[]): void {
  let isOpen = false;
  tokens.forEach((token, at) => {
    const isRhetorical =
      ["siapa", "bagaimana", "yang"].includes(tokens[at - 1]?.word ?? "") && tokens[at - 2]?.word !== "ada";
    if (isPart("negators", token.word)) {
      // "wajar ga sih", "boleh ga?": the denial only asks.
      if (isTagQuestion(tokens[at + 1])) return;
      const isOnly = restrictions.has(tokens[at + 1]?.word ?? "");
      isOpen = !isOpen && !isOnly && !(isRhetorical && tokens[at - 1]?.word !== "yang");
      return;
    }
    if (!isOpen || isPart("particles", token.word)) return;
    token.isNegated = true;
    isOpen = isPart("auxiliaries", token.word);
  });
}

type Draft = { typed: Token[]; link: string; isQuestion: boolean; isQuoted: boolean; sentence: number };

/** Cuts the words between two stops where a joining word opens a new clause. */
function cutClauses(draft: Draft): Clause[] {
  const tokens = joinPhrases(keepSame(draft.typed));
  const clauses: Clause[] = [];
  let current: Clause = {
    tokens: [],
    link: draft.link,
    isQuestion: draft.isQuestion,
    isQuoted: draft.isQuoted,
    sentence: draft.sentence,
  };
  tokens.forEach((token, at) => {
    const isFull = current.tokens.length >= longestClause;
    if (isFull || opensClause(token.word, current.tokens, tokens[at + 1])) {
      clauses.push(current);
      current = { ...current, tokens: [], link: isFull ? "" : token.word };
      if (!isFull) return;
    }
    current.tokens.push(token);
  });
  clauses.push(current);
  for (const clause of clauses) {
    markDenials(clause.tokens);
    const first = clause.tokens[0]?.word ?? "";
    if (clause.link === "" && (softLinks.has(first) || causeLinks.has(first))) clause.link = first;
  }
  return clauses.filter((clause) => clause.tokens.length > 0);
}

/** English is read where it can be, and remembered as English. */
function tokensOf(piece: string): Token[] {
  const tokens = spell(piece);
  return isEnglish(piece) ? tokens.map((token) => ({ ...token, isEnglish: true })) : tokens;
}

/** Reads a member's text as clauses of standard words. Takes any text, and only so much of it. */
export function normalise(text: string): Message {
  const plain = clean(text);
  const drafts: Draft[] = [];
  const emoji: string[] = [];
  let draft: Draft = { typed: [], link: "", isQuestion: false, isQuoted: false, sentence: 0 };
  for (const [piece] of plain.matchAll(pieces)) {
    if (/^[\p{L}\p{M}\d]/u.test(piece)) draft.typed.push(...tokensOf(piece));
    else if (/\p{Extended_Pictographic}/u.test(piece)) emoji.push(piece);
    else {
      drafts.push({ ...draft, isQuestion: piece.includes("?") });
      const isSameSentence = /^[,:;()"\u201C\u201D]+$/.test(piece);
      const isQuoted = /["\u201C\u201D]/.test(piece) ? !draft.isQuoted : draft.isQuoted;
      draft = {
        typed: [],
        link: "",
        isQuestion: false,
        isQuoted,
        sentence: draft.sentence + (isSameSentence ? 0 : 1),
      };
    }
  }
  drafts.push(draft);
  const clauses = drafts.flatMap(cutClauses);
  return {
    plain,
    clauses,
    tokens: clauses.flatMap((clause) => clause.tokens),
    emoji,
    hasCode: codeSigns.test(text.slice(0, longestText)),
    isCutOff: text.length > longestText,
  };
}
