import { landingTexts } from "#texts/landing.ts";
import { useClient } from "#web/frame/client.ts";
import { paths } from "#web/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";
import type { Landing } from "./load-landing.server.ts";
import { Section } from "./section.tsx";

/** B-419: members' reviews; without any it says so and asks for one. */
export function Reviews({ reviews }: Pick<Landing, "reviews">) {
  const { username } = useClient();
  if (reviews.length === 0)
    return (
      <Section title={landingTexts.reviewsTitle} text={landingTexts.reviewsNone} tinted>
        <a href={paths.survey(username)} className={buttonClass("secondary")}>
          {landingTexts.reviewsAsk}
        </a>
      </Section>
    );
  return (
    <Section title={landingTexts.reviewsTitle} tinted>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-3 md:gap-5">
        {reviews.map(({ text, from }) => (
          <li key={text} className="flex">
            <figure className="flex flex-1 flex-col rounded-lg bg-surface p-5 text-ink shadow-rest md:p-7">
              <blockquote className="flex-1 md:text-lg">
                <p>{text}</p>
              </blockquote>
              <figcaption className="mt-4 text-sm text-ink-soft">{from}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
