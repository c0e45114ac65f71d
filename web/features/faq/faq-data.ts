import { type FaqEntry, type FaqFacts, type FaqLink, faqEntries } from "#texts/faq.ts";
import type { Block } from "#texts/prose.ts";
import type { Client, FrameData } from "#web/frame/client.ts";
import { emailOf, mailTo } from "#web/frame/contact.ts";
import { paths } from "#web/paths.ts";

/** The eleven FAQ entries with a client's own facts filled in. */
export const entriesOf = (client: Client): readonly FaqEntry[] => faqEntries(factsOf(client));

const factsOf = (client: Client): FaqFacts => ({
  client: client.name,
  provider: client.ai_provider,
  email: emailOf(client),
  url: client.contact.url,
  freeSeconds: client.free_seconds,
  freePeriod: client.free_period,
  isStrict: client.strict_clock,
});

/** Returns the address of an answer's link. */
export function faqAddress({ username, contact }: Client, to: FaqLink["to"]): string {
  if (to === "email") return mailTo(contact.email);
  if (to === "contact") return contact.url ?? mailTo(contact.email);
  return paths[to](username);
}

/** The same entries for search engines (schema.org FAQPage), word for word as the page shows them. */
export const faqPageData = ({ client, origin }: FrameData): Record<string, unknown> => ({
  "@type": "FAQPage",
  inLanguage: "id",
  mainEntity: entriesOf(client).map((entry) => ({
    "@type": "Question",
    name: entry.question,
    url: `${origin}${paths.FAQ(client.username)}#${entry.id}`,
    acceptedAnswer: { "@type": "Answer", text: answerAsHtml(entry, client, origin) },
  })),
});

/** schema.org answers are HTML. */
function answerAsHtml({ answer, links = [] }: FaqEntry, client: Client, origin: string): string {
  const ways = links.map(({ label, to }) => {
    const address = faqAddress(client, to);
    const href = address.startsWith("/") ? origin + address : address;
    return `<p><a href="${escaped(href)}">${escaped(label)}</a></p>`;
  });
  return [...answer.map(blockAsHtml), ...ways].join("");
}

function blockAsHtml(block: Block): string {
  if (typeof block === "string") return `<p>${escaped(block)}</p>`;
  if ("list" in block) return `<ul>${block.list.map((item) => `<li>${escaped(item)}</li>`).join("")}</ul>`;
  const pairs = block.pairs.map(([term, says]) => `<p><b>${escaped(term)}</b> ${escaped(says)}</p>`);
  return pairs.join("");
}

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
