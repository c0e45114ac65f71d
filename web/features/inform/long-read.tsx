import type { ReactNode } from "react";
import type { Section } from "#texts/prose.ts";
import { ProseSection } from "#web/ui/prose.tsx";

type Chapter = Pick<Section, "id" | "title">;

/** A long text with its table of contents: beside it where there is room, else above it. */
export function LongRead({
  contents,
  chapters,
  letterOf,
  children,
}: {
  contents: string;
  chapters: readonly Chapter[];
  letterOf?: (chapter: Chapter) => string;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto grid max-w-300 grid-cols-1 gap-10 px-4 pb-16 md:px-6 md:pb-24 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16">
      <nav aria-labelledby="daftar-isi" className="print:hidden">
        <div className="rounded-lg bg-sunken p-4 lg:sticky lg:top-6">
          <h2 id="daftar-isi" className="px-2 text-ink-soft text-sm">
            {contents}
          </h2>
          <ol className="mt-1">
            {chapters.map((chapter) => (
              <li key={chapter.id}>
                <a
                  href={`#${chapter.id}`}
                  className="flex min-h-11 items-center gap-2 rounded-md px-2 py-1.5 font-semibold text-link text-sm leading-snug hover:underline"
                >
                  {letterOf && <span>{letterOf(chapter)}</span>}
                  <span className="min-w-0">{chapter.title}</span>
                </a>
              </li>
            ))}
          </ol>
        </div>
      </nav>
      <article data-read="" className="grid min-w-0 grid-cols-1 content-start gap-12">
        {children}
      </article>
    </div>
  );
}

export function Sections({
  sections,
  letterOf,
}: {
  sections: readonly Section[];
  letterOf?: (chapter: Chapter) => string;
}) {
  return sections.map((section) => (
    <ProseSection key={section.id} section={section} letter={letterOf?.(section)} />
  ));
}
