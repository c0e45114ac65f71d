import { Hash } from "lucide-react";
import type { ReactNode } from "react";
import type { Block, Section } from "#texts/prose.ts";
import { classes } from "./classes.ts";

/** About 70 letters, because `ch` is the width of a zero, half as wide again as an average letter of this typeface. */
const measure = "max-w-[50ch]";

/** Paragraphs, lists and pairs of a long text, with lines short enough to read easily. */
export function Prose({ blocks, className }: { blocks: readonly Block[]; className?: string }) {
  return (
    <div className={classes("grid grid-cols-1 gap-4", className)}>
      {blocks.map((block) => (
        <OneBlock key={keyOf(block)} block={block} />
      ))}
    </div>
  );
}

const keyOf = (block: Block): string => JSON.stringify(block).slice(0, 60);

function OneBlock({ block }: { block: Block }) {
  if (typeof block === "string") return <p className={measure}>{block}</p>;
  if ("list" in block) {
    return (
      <ul className={classes("grid grid-cols-1 list-disc gap-2 pl-5 marker:text-strong", measure)}>
        {block.list.map((item) => (
          <li key={item} className="pl-1">
            {item}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <dl className="grid max-w-[66ch] grid-cols-1 gap-3">
      {block.pairs.map(([term, says]) => (
        <div key={term} className="gap-x-6 border-line border-t pt-3 md:grid md:grid-cols-[11rem_1fr]">
          <dt className="font-semibold">{term}</dt>
          <dd className="max-md:mt-0.5">{says}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A section whose heading links to itself. `letter` stands before the heading (B-428). */
export function ProseSection({
  section: { id, title, blocks },
  letter,
  children,
}: {
  section: Section;
  letter?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="break-inside-auto">
      <h2 id={id} className="scroll-mt-6 text-2xl">
        <a
          href={`#${id}`}
          className="group -mx-1 flex items-baseline gap-2.5 rounded-md px-1 py-1.5 decoration-2 underline-offset-4 hover:underline"
        >
          {letter && <span className="text-strong">{letter}</span>}
          <span className="min-w-0">{title}</span>
          <Hash
            aria-hidden="true"
            className="size-4.5 self-center text-ink-soft opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100 print:hidden"
          />
        </a>
      </h2>
      <Prose blocks={blocks} className="mt-3" />
      {children}
    </section>
  );
}
