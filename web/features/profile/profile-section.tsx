import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { TextSkeleton } from "#web/ui/skeleton.tsx";

/** Sections of the account page that belong together, under one heading. */
export function ProfileGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3 md:grid-cols-[11rem_1fr] md:gap-8">
      <h2 id={id} className="text-lg text-on-page md:pt-4.5">
        {title}
      </h2>
      <div className="min-w-0 divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface text-ink shadow-rest">
        {children}
      </div>
    </section>
  );
}

const headClass = "flex min-h-16 items-center gap-[min(0.75rem,14px)] px-[min(1.25rem,6.25vw)] py-3 md:px-8";
const bodyClass = "px-[min(1.25rem,6.25vw)] pt-2 pb-6 md:px-8";
const chevronClass = "size-[min(1.25rem,24px)] shrink-0";

type SectionProps = {
  /** Also its anchor: an address that ends in `#id` opens the section. */
  id: string;
  title: string;
  /** What it is for, in one line, readable while it is closed. */
  hint: string;
  isOpen?: boolean;
  children: ReactNode;
};

/** A section that opens in place. What it contains is loaded at the first opening and stays from then on. */
export function ProfileSection({ id, title, hint, isOpen = false, children }: SectionProps) {
  const isNamed = useLocation().hash === `#${id}`;
  const [isShown, setShown] = useState(isOpen || isNamed);
  const [isLoaded, setLoaded] = useState(isShown);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!isNamed) return;
    setShown(true);
    setLoaded(true);
    details.current?.scrollIntoView();
  }, [isNamed]);
  const titleId = `${id}-judul`;
  return (
    <section aria-labelledby={titleId} className="wrap-anywhere">
      <details
        ref={details}
        id={id}
        open={isShown}
        onToggle={({ currentTarget: { open } }) => {
          setShown(open);
          if (open) setLoaded(true);
        }}
        className="group scroll-mt-20"
      >
        <summary
          className={`${headClass} cursor-pointer list-none transition-colors hover:bg-tint hover:text-on-tint focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden`}
        >
          <span className="min-w-0 flex-1">
            <h3 id={titleId} className="text-[min(1rem,6.5vw)]">
              {title}
            </h3>
            <span className="block text-sm text-ink-soft">{hint}</span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className={`${chevronClass} text-ink-soft transition-transform group-open:rotate-180 motion-reduce:transition-none`}
          />
        </summary>
        {isLoaded && <div className={bodyClass}>{children}</div>}
      </details>
    </section>
  );
}

/** The place of a section while the account is loading: bars as large as its title and hint, so that nothing moves. */
export function ProfileSectionSkeleton({
  title,
  hint,
  children,
}: Pick<SectionProps, "title" | "hint"> & { children?: ReactNode }) {
  return (
    <div aria-hidden="true" className="wrap-anywhere">
      <div className={headClass}>
        <div className="min-w-0 flex-1">
          <h3 className="text-[min(1rem,6.5vw)]">
            <TextSkeleton>{title}</TextSkeleton>
          </h3>
          <p className="text-sm">
            <TextSkeleton>{hint}</TextSkeleton>
          </p>
        </div>
        <span className={chevronClass} />
      </div>
      {children && <div className={bodyClass}>{children}</div>}
    </div>
  );
}
