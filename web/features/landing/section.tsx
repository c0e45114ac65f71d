import type { ReactNode } from "react";
import { classes } from "#web/ui/classes.ts";

/** A section of a public page: heading, one line below it, and content. `tinted` uses the client's page colour. */
export function Section(props: {
  title: string;
  text?: string;
  tinted?: boolean;
  id?: string;
  children: ReactNode;
}) {
  const { title, text, tinted = false, id, children } = props;
  return (
    <section
      id={id}
      className={classes("px-4 py-12 md:px-6 md:py-20", tinted ? "bg-page text-on-page" : "text-ink")}
    >
      <div className="mx-auto max-w-6xl">
        <h2 className="max-w-[24ch] text-3xl">{title}</h2>
        {text && (
          <p
            className={classes(
              "mt-3 max-w-[58ch] md:text-lg",
              tinted ? "text-on-page-soft" : "text-ink-soft",
            )}
          >
            {text}
          </p>
        )}
        <div className="mt-7 md:mt-10">{children}</div>
      </div>
    </section>
  );
}
