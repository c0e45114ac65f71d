import { escaped } from "#server/platform/http/escaped.ts";
import { type Asker, type Chapter, type Entry, momentOf } from "#server/platform/own-data.ts";
import { ownDataTexts as says } from "#texts/privacy/own-data.ts";

const style = `
:root{color-scheme:light dark}
body{font:16px/1.6 "Plus Jakarta Sans",system-ui,sans-serif;max-width:46rem;margin:0 auto;padding:2rem 1.25rem 4rem;overflow-wrap:anywhere}
h1{font-size:1.9rem;line-height:1.2;margin:0 0 .5rem}
h2{font-size:1.35rem;margin:3rem 0 1rem;padding-top:1rem;border-top:1px solid #8886}
h3{font-size:1.1rem;margin:0 0 .25rem}
h4{font-size:.95rem;margin:0 0 .25rem}
article{margin:0 0 1.5rem}
article article{margin:0 0 1rem;padding-left:1rem;border-left:3px solid #8884}
dl{display:grid;grid-template-columns:minmax(7rem,12rem) 1fr;gap:.1rem 1rem;margin:.25rem 0 .75rem}
dt{opacity:.75}
dd{margin:0}
.body{white-space:pre-wrap;margin:.25rem 0}
.note{opacity:.75;font-size:.9rem;margin:.25rem 0}
nav ul{padding-left:1.1rem}
@media (max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.4rem}}
@media print{body{max-width:none;padding:0}h2{break-after:avoid}h3,h4{break-after:avoid}article article{break-inside:avoid}nav{display:none}}`;

/** The data export for people: one HTML page without scripts or external resources, suitable for printing. */
export async function* dataAsHtml(
  asker: Asker,
  chapters: readonly Chapter[],
  now: Date,
): AsyncGenerator<string> {
  yield `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(says.title)}</title><style>${style}</style></head>
<body><h1>${escaped(says.title)}</h1>
<p>${escaped(says.about(asker.client.name, momentOf(now)))}</p>
<p>${escaped(says.warning)}</p>
${says.notInHere.map((line) => `<p class="note">${escaped(line)}</p>`).join("\n")}
<nav aria-label="${escaped(says.contents)}"><ul>
${chapters.map(({ name, title }) => `<li><a href="#${name}">${escaped(title)}</a></li>`).join("\n")}
</ul></nav>
`;
  for (const { name, title, read } of chapters) {
    yield `<section id="${name}"><h2>${escaped(title)}</h2>\n`;
    yield* articles(read(asker));
    yield "</section>\n";
  }
  yield `<footer><p class="note">${escaped(says.help)}</p></footer></body></html>\n`;
}

async function* articles(entries: AsyncIterable<Entry>, heading: "h3" | "h4" = "h3"): AsyncGenerator<string> {
  let isEmpty = true;
  for await (const entry of entries) {
    isEmpty = false;
    yield `<article>${headOf(entry, heading)}`;
    if (entry.parts) yield* articles(entry.parts.entries, "h4");
    yield "</article>\n";
  }
  if (isEmpty) yield `<p class="note">${escaped(says.nothing)}</p>\n`;
}

/** Facts without a label are notes. Facts without a value are left out. */
function headOf({ heading, facts = [], body }: Entry, tag: "h3" | "h4"): string {
  const known = facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
  const named = known.filter(([label]) => label !== "");
  const list = named.map(([label, value]) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`);
  return [
    heading ? `<${tag}>${escaped(heading)}</${tag}>` : "",
    list.length > 0 ? `<dl>${list.join("")}</dl>` : "",
    body ? `<p class="body">${escaped(body)}</p>` : "",
    ...known.filter(([label]) => label === "").map(([, value]) => `<p class="note">${escaped(value)}</p>`),
  ].join("");
}
