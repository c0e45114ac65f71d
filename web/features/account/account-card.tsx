import type { ReactNode } from "react";
import { art } from "#web/frame/art.ts";
import { useClient } from "#web/frame/client.ts";
import { Logo } from "#web/frame/logo.tsx";
import { classes } from "#web/ui/classes.ts";

/** B-064, B-066: a dark blue card with logo, headline and drawing; the form lies on it as a light sheet. */
export function AccountCard(props: {
  title: string;
  intro?: string | undefined;
  /** Drawing of 600 by 450 pixels, made for a dark blue background. */
  image?: string;
  /** Shown below the headline, on the dark background. */
  lead?: ReactNode;
  /** Loads the page's deferred scripts as soon as the visitor interacts with this form. */
  wakes?: "touched";
  children: ReactNode;
  /** Shown below the form. */
  aside?: ReactNode;
}) {
  const client = useClient();
  return (
    <section
      data-login-card=""
      className={classes(
        "relative isolate grid w-full grid-cols-1 overflow-hidden bg-night text-on-night md:max-w-5xl md:grid-cols-[1fr_26.5rem] md:rounded-xl md:p-3 md:shadow-float lg:grid-cols-[1fr_29rem]",
        // Centred between the page's top and its footer by numbers, because the sheet and the footer may arrive after the
        // first paint: the height is that of the sheet and the padding.
        props.image
          ? "md:mt-[max(0px,calc(50dvh-29.25rem))] md:min-h-188"
          : "md:mt-[max(0px,calc(50dvh-24rem))] md:min-h-146",
      )}
    >
      {/* Tints sky and clouds in the brand colour at unchanged lightness, but not the face. */}
      <span aria-hidden="true" className="absolute inset-0 -z-10 bg-primary opacity-45 mix-blend-color" />
      <div
        className={classes(
          "on-night px-5 pt-5 md:px-9",
          props.lead ? "pb-6 md:pt-7 md:pb-0" : "pb-9 md:pt-9 md:pb-0",
        )}
      >
        <div className="relative md:static">
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
          {/* After the text: the HTML may be painted in parts, and the drawing must not move when the heading arrives. */}
          <img
            src={props.image ?? art.dusk}
            alt=""
            width={600}
            height={450}
            className={classes(
              "pointer-events-none absolute -right-23 -z-10 h-auto w-76 max-w-none sm:-right-5 sm:w-84 md:right-auto md:bottom-0 md:left-0 md:mask-none md:w-[calc(100%-27.25rem)] lg:w-[calc(100%-29.75rem)]",
              // Fades the left and the lower edge of the drawing, where the intro text and the lead would otherwise
              // overlap it.
              props.image || props.intro ? "mask-l-from-60% mask-l-to-74%" : "mask-l-from-75% mask-l-to-98%",
              props.lead ? "-bottom-10 mask-b-from-70%" : "-bottom-16",
            )}
          />
        </div>
        {props.lead}
      </div>
      <div
        data-wakes={props.wakes}
        className={classes(
          "rounded-t-xl bg-surface px-5 pt-7 pb-8 text-ink md:col-start-2 md:flex md:flex-col md:rounded-lg md:px-9 md:py-10 lg:px-11",
          // Aligned to the top, so that a line that wraps differently moves nothing above it.
          props.image ? "md:min-h-182 md:pt-12" : "md:min-h-140 md:justify-center",
        )}
      >
        {props.children}
        {props.aside && <div className="mt-6">{props.aside}</div>}
      </div>
      {/* At the end, as the drawing above: at the bottom of a card that is still growing it would move. */}
      <span
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 -z-10 h-1/3 bg-primary opacity-35 mix-blend-color mask-t-from-36% mask-t-to-96%"
      />
    </section>
  );
}
