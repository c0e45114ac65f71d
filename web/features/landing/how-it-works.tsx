import { uploadUrl } from "#rules/picture-file.ts";
import { landingTexts } from "#texts/landing.ts";
import { classes } from "#web/ui/classes.ts";
import { Section } from "./section.tsx";

/** B-419: three steps beside a sample conversation. */
export function HowItWorks() {
  return (
    <Section title={landingTexts.howTitle}>
      <div className="grid grid-cols-1 gap-10 md:grid-cols-[1fr_1.05fr] md:gap-16">
        <ol className="grid content-start gap-8 md:gap-10">
          {landingTexts.steps.map(({ title, text }, n) => (
            <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-4 md:gap-5">
              <span
                aria-hidden="true"
                className="grid size-11 place-items-center rounded-full bg-tint text-lg font-bold text-on-tint"
              >
                {n + 1}
              </span>
              <div>
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1.5 max-w-[48ch] text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <Glimpse />
      </div>
    </Section>
  );
}

/**
 * A sample conversation in the brand's colours, built from text so that it loads fast and screen readers can read it.
 */
function Glimpse() {
  return (
    <figure className="w-full max-w-lg justify-self-center rounded-xl bg-page p-3 text-on-page md:p-5">
      <div className="overflow-hidden rounded-lg bg-surface text-ink shadow-raised">
        <div className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3">
          <img
            src={uploadUrl("expert-1.svg")}
            alt=""
            width={44}
            height={44}
            loading="lazy"
            className="size-11 rounded-full"
          />
          <p className="min-w-0 flex-1 leading-tight">
            <strong className="block font-semibold">{landingTexts.glimpseName}</strong>
            <span className="text-sm text-ink-soft">{landingTexts.glimpseRole}</span>
          </p>
          <p className="rounded-full bg-tint px-3 py-1 text-sm font-semibold text-on-tint tabular-nums">
            <span className="sr-only">{landingTexts.glimpseClock}</span> {landingTexts.glimpseTime}
          </p>
        </div>
        <ul className="grid grid-cols-1 gap-3 px-4 py-5">
          {landingTexts.glimpse.map(({ mine, text }) => (
            <li
              key={text}
              className={classes(
                "max-w-[85%] min-w-0 rounded-lg px-[min(1rem,6%)] py-2.5",
                mine
                  ? "justify-self-end rounded-br-sm filled"
                  : "justify-self-start rounded-bl-sm bg-sunken text-ink",
              )}
            >
              {text}
            </li>
          ))}
          <li aria-hidden="true" className="justify-self-end rounded-lg rounded-br-sm filled px-4 py-3.5">
            <span className="flex gap-1.5">
              <span className="size-2 rounded-full bg-current" />
              <span className="size-2 rounded-full bg-current opacity-70" />
              <span className="size-2 rounded-full bg-current opacity-40" />
            </span>
          </li>
        </ul>
      </div>
      <figcaption className="flex items-center justify-center pt-3 text-sm text-on-page-soft">
        {landingTexts.glimpseTitle}
      </figcaption>
    </figure>
  );
}
