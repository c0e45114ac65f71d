import { landingTexts } from "#texts/landing.ts";
import idea from "../../art/field-idea.svg?url";
import lead from "../../art/field-lead.svg?url";
import love from "../../art/field-love.svg?url";
import mind from "../../art/field-mind.svg?url";
import work from "../../art/field-work.svg?url";
import type { Landing } from "./load-landing.server.ts";
import { Section } from "./section.tsx";

const drawings = { idea, lead, love, mind, work } as const;

/** Topics in the visitor's own words; shows only the services in which the client has an expert. */
export function Fields({ services }: Pick<Landing, "services">) {
  const fields = landingTexts.fields.filter(({ name }) => services?.includes(name) ?? true);
  if (fields.length === 0) return null;
  return (
    <Section title={landingTexts.fieldsTitle} text={landingTexts.fieldsText} tinted>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 md:grid-cols-6 md:gap-5">
        {fields.map(({ key, name, says, text }) => (
          <li
            key={key}
            className="flex flex-col overflow-hidden rounded-lg bg-surface text-ink shadow-rest sm:max-md:last:odd:col-span-2 md:col-span-2 md:nth-[n+4]:col-span-3 lg:nth-[n+4]:flex-row md:[&:nth-child(4):last-child]:col-span-6"
          >
            <img
              src={drawings[key]}
              alt=""
              width={400}
              height={300}
              loading="lazy"
              className="h-48 w-full object-cover object-[50%_35%] md:h-auto lg:in-[li:nth-child(n+4)]:w-[56%] lg:in-[li:nth-child(n+4)]:object-center"
            />
            <div className="p-4 md:self-center md:p-6">
              <h3 className="text-lg md:text-xl">{name}</h3>
              <p className="mt-1 font-medium md:text-lg">{says}</p>
              <p className="mt-1.5 text-sm text-ink-soft md:text-base">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
