import type { ReactNode } from "react";
import { art } from "#web/frame/art.ts";
import { useClient } from "#web/frame/client.ts";
import { Logo } from "#web/frame/logo.tsx";
import { classes } from "#web/ui/classes.ts";

/** B-064, B-066: dark blue, with logo, headline and drawing; the form lies on it as a sheet. */
export function AccountCard(props: {
  title: string;
  intro?: string | undefined;
  /** The drawing, 600 by 450, for dark blue. */
  image?: string;
  /** Stands under the words, on the night. */
  lead?: ReactNode;
  /** When a page that came without scripts wakes for this form. */
  wakes?: "touched";
  children: ReactNode;
  /** Stands under the form. */
  aside?: ReactNode;
}) {
  const client = useClient();
  return (
    <section
      data-login-card=""
      className="relative isolate grid w-full grid-cols-1 overflow-hidden bg-night text-on-night md:max-w-5xl md:grid-cols-[1fr_26.5rem] md:rounded-xl md:p-3 md:shadow-float lg:grid-cols-[1fr_29rem]"
    >
      {/* Sky and clouds take on something of the brand's colour, the face does not; how light they are stays. */}
      <span aria-hidden="true" className="absolute inset-0 -z-10 bg-primary opacity-45 mix-blend-color" />
      <div
        className={classes(
          "on-night px-5 pt-5 md:px-9",
          props.lead ? "pb-6 md:pt-7 md:pb-0" : "pb-9 md:pt-9 md:pb-0",
        )}
      >
        <div className="relative md:static">
          <img
            src={props.image ?? art.dusk}
            alt=""
            width={600}
            height={450}
            className={classes(
              "pointer-events-none absolute -right-23 -z-10 h-auto w-76 max-w-none sm:-right-5 sm:w-84 md:right-auto md:bottom-0 md:left-0 md:mask-none md:w-[calc(100%-27.25rem)] lg:w-[calc(100%-29.75rem)]",
              // What a drawing shows at its left would lie under small words, its foot under the way in.
              props.image || props.intro ? "mask-l-from-60% mask-l-to-74%" : "mask-l-from-75% mask-l-to-98%",
              props.lead ? "-bottom-10 mask-b-from-70%" : "-bottom-16",
            )}
          />
          <Logo client={client} ground="night" />
          <h1
            className={classes(
              "max-w-52 text-2xl sm:max-w-80 sm:text-3xl md:max-w-none",
              props.lead ? "mt-4 md:mt-6" : "mt-14 md:mt-10 lg:max-w-100",
            )}
          >
            {props.title}
          </h1>
          {props.intro && (
            <p className="mt-3 max-w-44 text-sm text-on-night sm:max-w-80 sm:text-base lg:max-w-none">
              {props.intro}
            </p>
          )}
        </div>
        {props.lead}
      </div>
      <span
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 -z-10 h-1/3 bg-primary opacity-35 mix-blend-color mask-t-from-36% mask-t-to-96%"
      />
      <div
        data-wakes={props.wakes}
        className={classes(
          "rounded-t-xl bg-surface px-5 pt-7 pb-8 text-ink md:col-start-2 md:flex md:flex-col md:rounded-lg md:px-9 md:py-10 lg:px-11",
          // From the top, so that a line that wraps anew moves nothing above it.
          props.image ? "md:min-h-182 md:pt-12" : "md:min-h-140 md:justify-center",
        )}
      >
        {props.children}
        {props.aside && <div className="mt-6">{props.aside}</div>}
      </div>
    </section>
  );
}
