import { ChevronDown, ChevronRight } from "lucide-react";
import type { FaqEntry } from "#texts/faq.ts";
import { useClient } from "#web/frame/client.ts";
import { Prose } from "#web/ui/prose.tsx";
import { entriesOf, faqAddress } from "./faq-data.ts";

/**
 * The eleven answers (B-424) as native details elements: each opens on its own, without scripts, and by its address.
 */
export function FaqList() {
  const client = useClient();
  return (
    <ul className="grid grid-cols-1 gap-3">
      {entriesOf(client).map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ entry: { id, question, answer, links } }: { entry: FaqEntry }) {
  const client = useClient();
  return (
    <details
      data-faq={id}
      className="group rounded-lg border border-line bg-surface text-ink shadow-rest transition-[border-color,box-shadow] open:shadow-raised hover:border-line-strong"
    >
      <summary className="flex min-h-15 cursor-pointer list-none items-center gap-4 rounded-lg px-4 py-3.5 sm:px-6 [&::-webkit-details-marker]:hidden">
        <h2 className="min-w-0 flex-1 text-base sm:text-lg">{question}</h2>
        <span className="grid size-8 shrink-0 place-items-center rounded-full bg-tint text-on-tint">
          <ChevronDown
            aria-hidden="true"
            className="size-5 transition-transform duration-200 group-open:rotate-180"
          />
        </span>
      </summary>
      {/* The id is inside the details element, because browsers open it when the address targets content in it. */}
      <div id={id} data-answer="" className="scroll-mt-28 px-4 pb-5 sm:px-6 sm:pb-6">
        <Prose blocks={answer} />
        {links && (
          <ul className="mt-3 flex flex-wrap gap-x-6">
            {links.map(({ label, to }) => (
              <li key={to}>
                <a
                  href={faqAddress(client, to)}
                  className="inline-flex min-h-11 items-center gap-1 rounded-md font-semibold text-link hover:underline"
                >
                  {label}
                  <ChevronRight aria-hidden="true" className="size-4.5" />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
