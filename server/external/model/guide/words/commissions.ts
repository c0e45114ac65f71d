import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/* What an app or a marketplace keeps of a price: "soale gofood motong 20%, kudu didol piro". */

/** `rest`: the message without its words about the commission. */
export type Commission = { percent: number; app: string; rest: string };

const appWords =
  "go-? ?food|go-? ?jek|grab(?: ?food)?|shopee(?: ?food)?|tokopedia|tokped|tik-? ?tok(?: ?shop)?|lazada|blibli|ojol|marketplace|aplikasi|apk|platform";
const app = new RegExp(`\\b(?:${appWords})(?:nya|ne|e)?\\b`, "i");
const deducts =
  /\b(?:motong|ngepotong|dipotong|kepotong|potongan(?:nya|e|ne)?|komisi(?:nya|ne)?|(?:biaya |fee )?admin(?:nya|e)?|fee(?:nya)?)\b/i;
const deductsInApp = /\b(?:potong|ambil|ngambil|minta|njaluk|jaluk|nyunat|kena|keno)\b/i;
/** A percentage of something else than what an app keeps. */
const ofOther =
  /\b(?:untung\w*|laba\w*|bathi\w*|margin\w*|markup|diskon\w*|promo\w*|pembeli|langganan|pelanggan|naik\w*|naek\w*|turun\w*|mudhun|mudun)\b/i;
const percentage = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?) ?(?:%|persen|prosen)/gi;
const percentMax = 60;

const clausesOf = (text: string): string[] =>
  text
    .split(
      /(?<=[.!?;\n])\s+|,\s+|\s+(?=(?:tapi|tp|soalnya|soale|terus|trus|nek|yen|kalau|kalo|klo|padahal|btw|dan|karo|ambek|makanya|mangkane)\s)/i,
    )
    .map((one) => one.trim())
    .filter((one) => one !== "");

const fillers =
  /^(?:(?:tapi|tp|terus|trus|nah|eh|lha|lah|lho|loh|oh|yo|ya|yow|iki|ki|dan|sik|sek|soalnya|soale|mas|mbak|kak|kakak|min|bang|bu|pak|mbok|kang|teh)[\s,.]*)+$/i;
const asked = /\?|\b(?:piro|pinten|berapa|brp|piye|pripun|gimana|gmn|sabaraha|kumaha)\b/i;
const ofPrice =
  /\b(?:di|nge)?(?:jual|dol|dodol|adol|harga|pasang|pasangi|regane|rego|hargane|hargae)(?:nya|ne|e|in)?\b/i;

function percentIn(clause: string, isOfApp: boolean): number | undefined {
  const values = [...clause.matchAll(percentage)].map(([, value = ""]) => Number(value.replace(",", ".")));
  const isDeducted = deducts.test(clause) || (isOfApp && deductsInApp.test(clause));
  if (ofOther.test(clause) || !(app.test(clause) || isDeducted)) return undefined;
  const [value, ...others] = values;
  return value !== undefined && others.length === 0 && value > 0 && value <= percentMax ? value : undefined;
}

/** Whether a clause only asks what follows from the commission: "iki nggo warung opo nggo gofood?". */
const isAsked = (clause: string): boolean =>
  asked.test(clause) && !/\d/.test(clause) && (app.test(clause) || ofPrice.test(clause));

/** Reads what an app keeps; undefined if a message says nothing of it. `known`: what was said of it before. */
export function commissionIn(text: string, known?: { percent: number; app: string }): Commission | undefined {
  const clauses = clausesOf(text);
  const isOfApp = app.test(text);
  const own = clauses.find((clause) => percentIn(clause, isOfApp) !== undefined);
  const isAskedAgain = known !== undefined && isOfApp && clauses.some(isAsked);
  if (own === undefined && !isAskedAgain) return undefined;
  const percent = (own === undefined ? undefined : percentIn(own, isOfApp)) ?? known?.percent ?? 0;
  const rest = clauses.filter((clause) => clause !== own && !isAsked(clause) && !fillers.test(plain(clause)));
  const named = app.exec(own ?? "")?.[0] ?? app.exec(text)?.[0] ?? known?.app;
  return { percent, app: (named ?? "aplikasi").toLowerCase(), rest: rest.join(" ") };
}
