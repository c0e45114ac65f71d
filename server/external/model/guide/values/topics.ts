/* What a member wants to ask or to report, where a message lists it: "misalnya pajaknya, BPJS, dan kapan dibayarkan". */

const listing =
  /\b(?:misal(?:nya|kan)?|umpamane|contoh(?:nya|ne)|antara lain|seperti|kayak|kyk|isi(?:nya|ne)|yaitu|yakni)[ :,]+((?!gini|begini|itu|ini|apa)[^?!\n]{5,300})/iu;
const request = /[,.]? (?:tolong|bantu\w*|bikin\w*|buat(?:in|kan)|gimana|gmn|bisa ga|bisa nggak)\b.*$/iu;
const joint = /^(?:dan|sama|terus|trus|sm|karo|jg|juga)\s+/iu;
const partsMin = 2;

/** The things that are listed, one a line; undefined if there is no list of at least two. */
export function topicsIn(text: string): string | undefined {
  const listed = listing
    .exec(text)?.[1]
    ?.split(/\.(?:\s|$)/)[0]
    ?.replace(request, "");
  const parts = (listed ?? "")
    .split(/\s*[,;]\s+|\s+dan\s+(?=(?:kapan|berapa|apa|bagaimana|siapa|gimana)\b)/iu)
    .map((part) => part.replace(joint, "").trim())
    .filter((part) => part !== "");
  return parts.length >= partsMin ? parts.join("\n") : undefined;
}
