import type { ReactNode } from "react";

/** A section of the account page: a card with an anchor that the list above links to. */
export function ProfileSection(props: {
  id: string;
  title: string;
  intro?: string | undefined;
  children: ReactNode;
}) {
  const titleId = `${props.id}-judul`;
  return (
    <section
      id={props.id}
      aria-labelledby={titleId}
      className="rounded-lg border border-line bg-surface p-5 text-ink wrap-anywhere shadow-rest md:p-8"
    >
      <h2 id={titleId} className="text-xl">
        {props.title}
      </h2>
      {props.intro && <p className="mt-1 max-w-[60ch] text-sm text-ink-soft">{props.intro}</p>}
      <div className="mt-5">{props.children}</div>
    </section>
  );
}

/** Links to each section as plain anchors, without scripts of ours. */
export function ProfileNav({
  label,
  parts,
}: {
  label: string;
  parts: readonly { id: string; title: string }[];
}) {
  return (
    <nav aria-label={label} className="md:sticky md:top-24 md:self-start">
      <ul className="-mx-1 flex flex-wrap gap-1 md:mx-0 md:flex-col">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-md px-3 font-semibold text-link-on-page text-sm hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
