import { Check, Minus } from "lucide-react";
import { landingTexts } from "#texts/landing.ts";
import { classes } from "#web/ui/classes.ts";
import type { Landing } from "./load-landing.server.ts";
import { Section } from "./section.tsx";

/** Introduces the experts, what they can do and what they cannot. */
export function WhoAnswers({ experts }: Pick<Landing, "experts">) {
  return (
    <Section title={landingTexts.whoTitle} text={landingTexts.whoText}>
      <div className="grid grid-cols-1 gap-10 md:grid-cols-[0.85fr_1fr] md:items-center md:gap-16">
        <ul className="grid grid-cols-4 gap-3 md:grid-cols-2 md:gap-5">
          {experts.map(({ id, name, layanan, avatar }) => (
            <li key={id} className="min-w-0">
              <img
                src={avatar}
                alt={landingTexts.whoLabel(name, layanan)}
                width={320}
                height={320}
                loading="lazy"
                className="aspect-square h-auto w-full rounded-lg object-cover"
              />
              <p className="mt-2 hidden leading-snug sm:block">
                <strong className="block font-semibold">{name}</strong>
                <span className="text-sm text-ink-soft">{layanan}</span>
              </p>
            </li>
          ))}
        </ul>
        <div className="grid grid-cols-1 gap-8">
          <Points title={landingTexts.does} points={landingTexts.doesList} isYes />
          <Points title={landingTexts.doesNot} points={landingTexts.doesNotList} />
        </div>
      </div>
    </Section>
  );
}

function Points(props: { title: string; points: readonly string[]; isYes?: boolean }) {
  const Icon = props.isYes ? Check : Minus;
  return (
    <div>
      <h3 className="text-xl">{props.title}</h3>
      <ul className="mt-3 grid grid-cols-1 gap-3">
        {props.points.map((point) => (
          <li key={point} className="flex min-w-0 gap-2 sm:gap-3">
            <span
              className={classes(
                "mt-0.5 grid size-6 shrink-0 place-items-center rounded-full",
                props.isYes ? "bg-good-tint text-good" : "bg-sunken text-ink-soft",
              )}
            >
              <Icon aria-hidden="true" className="size-4" strokeWidth={3} />
            </span>
            <span className="min-w-0">{point}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
