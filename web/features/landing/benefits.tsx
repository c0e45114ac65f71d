import { landingTexts } from "#texts/landing.ts";
import { useClient } from "#web/frame/client.ts";
import { Drawing } from "#web/ui/drawing.tsx";
import daily from "../../art/benefit-daily.svg?url";
import fair from "../../art/benefit-fair.svg?url";
import sealed from "../../art/benefit-sealed.svg?url";
import stay from "../../art/benefit-stay.svg?url";
import { freeBenefit } from "./free-time.ts";
import { Section } from "./section.tsx";

const drawings = { daily, fair, sealed, stay } as const;

/** B-419, B-420: the benefits for members. */
export function Benefits() {
  const free = freeBenefit(useClient());
  const benefits = [...(free ? [{ key: "daily" as const, ...free }] : []), ...landingTexts.benefits];
  return (
    <Section title={landingTexts.benefitsTitle} tinted>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-5">
        {benefits.map(({ key, title, text }) => (
          <li
            key={key}
            className="grid grid-cols-[min(6rem,24%)_minmax(0,1fr)] items-start gap-4 rounded-lg bg-surface p-4 text-ink shadow-rest sm:grid-cols-[9rem_1fr] sm:items-center sm:gap-5 md:p-6 lg:grid-cols-[11rem_1fr]"
          >
            <Drawing src={drawings[key]} className="w-full" isLazy />
            <div>
              <h3 className="text-lg md:text-xl">{title}</h3>
              <p className="mt-1.5 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
