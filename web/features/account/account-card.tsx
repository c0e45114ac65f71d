import type { ReactNode } from "react";
import { art } from "#web/frame/art.ts";
import { useClient } from "#web/frame/client.ts";
import { Logo } from "#web/frame/logo.tsx";
import { Clouds } from "#web/frame/night-ground.tsx";
import { classes } from "#web/ui/classes.ts";

/** Least heights of the card and of its sheet on wide screens, by the form. */
const heights = {
  ad: {
    card: "md:mt-[max(0px,calc(50dvh-29.25rem))] md:min-h-188",
    sheet: "md:min-h-182 md:pt-12",
  },
  register: {
    card: "md:mt-[max(0px,calc(50dvh-24rem))] md:min-h-181.5",
    sheet: "md:min-h-175.5",
  },
  login: {
    // As tall as a new password without a valid link, so that the card does not grow while it is painted.
    card: "md:mt-[max(0px,calc(50dvh-24rem))] md:min-h-148",
    sheet: "md:min-h-142",
  },
};

/** On wide screens the clouds go on behind the sheet, so that none is cut at its edge. */
const underSheet = "md:-right-120";

/** Between a phone and a wide screen, heading and form keep the width of a form. */
const sides = "px-[max(1.25rem,calc(50%-16rem))]";

/** B-064, B-066: a dark blue card with logo, headline and drawing; the form lies on it as a light sheet. */
export function AccountCard(props: {
  title: string;
  intro?: string | undefined;
  /** Drawing of 600 by 450 pixels, made for a dark blue background; the clouds below it take the client's hue. */
  image?: string;
  /** Shown below the headline, on the dark background. */
  lead?: ReactNode;
  /** The form is as long as that for a new account; its height is known before it is painted as a whole. */
  isLong?: boolean;
  /** Loads the page's deferred scripts as soon as the visitor interacts with this form. */
  wakes?: "touched";
  children: ReactNode;
  /** Shown below the form. */
  aside?: ReactNode;
}) {
  const client = useClient();
  const hasLead = props.lead !== undefined;
  const isShort = !props.image && !props.isLong && props.aside === undefined;
  const height = props.image ? heights.ad : props.isLong ? heights.register : heights.login;
  return (
    <section
      data-login-card=""
      className={classes(
        "relative isolate grid w-full grid-cols-1 overflow-hidden bg-night night-tint text-on-night md:max-w-5xl md:grid-cols-[1fr_26.5rem] md:rounded-xl md:p-3 md:shadow-float lg:grid-cols-[1fr_29rem]",
        // Centred between the page's top and its footer by numbers, because the sheet and the footer may arrive after the
        // first paint: the height is that of the sheet and the padding.
        height.card,
      )}
    >
      <div
        className={classes(
          sides,
          "@container on-night relative isolate overflow-hidden pt-5 md:-my-3 md:-ml-3 md:overflow-visible md:px-12",
          props.lead ? "pb-6 md:pt-10 md:pb-0" : "pb-19 md:pt-12 md:pb-0",
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
            <p
              className={classes(
                "mt-3 max-w-44 text-sm text-on-night sm:max-w-80 sm:text-base",
                props.lead ? "lg:max-w-none" : "lg:max-w-72",
              )}
            >
              {props.intro}
            </p>
          )}
          {/*
            After the text: the HTML may be painted in parts, and the drawing must not move when the heading arrives.
            On a phone it is as small as the room beside the text and stands there as a whole. With large text on a
            narrow screen there is no room beside it.
          */}
          <span
            aria-hidden="true"
            className={classes(
              "pointer-events-none absolute -right-5 -z-10 @max-[17rem]:hidden md:right-auto md:bottom-0 md:left-0 md:w-full md:max-w-none",
              // Seated on the button, or in the clouds.
              props.lead
                ? "-bottom-8 w-[calc(100%-9rem)] max-w-44 sm:w-72 sm:max-w-72"
                : "-bottom-14 w-[calc(100%-7rem)] max-w-54 sm:w-84 sm:max-w-84",
            )}
          >
            <img src={props.image ?? art.dusk} alt="" width={600} height={450} className="h-auto w-full" />
          </span>
        </div>
        {props.lead}
        <Clouds className={classes("-z-20 h-24 md:h-36 lg:h-52", underSheet, hasLead && "hidden md:block")} />
        <Clouds className={classes("-z-10 h-15 md:h-16 lg:h-24", underSheet, hasLead && "hidden md:block")} />
      </div>
      <div
        data-wakes={props.wakes}
        className={classes(
          sides,
          "relative rounded-t-xl bg-surface pt-7 pb-8 text-ink md:col-start-2 md:flex md:flex-col md:rounded-lg md:px-9 md:py-10 lg:px-11",
          // Aligned to the top, so that a line that wraps differently moves nothing above it.
          height.sheet,
          // On a phone the clouds reach behind its round corners.
          !hasLead && "-mt-6 md:mt-0",
          // Long forms are painted in parts, and a centred one would move with each of them.
          isShort && "md:justify-center",
        )}
      >
        {props.children}
        {props.aside && <div className="mt-6">{props.aside}</div>}
      </div>
    </section>
  );
}
