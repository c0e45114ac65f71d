import { landingTexts } from "#texts/landing.ts";
import { useClient } from "#web/frame/client.ts";
import { Clouds, Tint } from "#web/frame/night-ground.tsx";
import { startText } from "#web/frame/start-text.ts";
import { paths } from "#web/paths.ts";
import { nightButton } from "#web/ui/night-button.ts";
import hero from "../../art/hero.svg?url";

/** B-415: what the service is and for whom, how to start with the exact free limit, and who answers. */
export function Hero() {
  const client = useClient();
  return (
    <section className="on-night relative isolate overflow-hidden bg-night px-4 pt-20 text-on-night md:px-6 md:pt-24">
      <Tint />
      <div className="mx-auto grid max-w-6xl grid-cols-1 items-end gap-2 pt-4 md:grid-cols-[1.05fr_1fr] md:gap-8">
        <div className="md:self-start md:pt-6 md:pb-48 lg:pt-10">
          <h1 className="text-4xl">{landingTexts.hero}</h1>
          <p className="mt-4 max-w-[34rem] text-on-night-soft md:mt-6 md:text-lg">{landingTexts.promise}</p>
          <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap md:mt-8">
            <a href={paths.register(client.username)} className={nightButton("main")}>
              {startText(client)}
            </a>
            <a href={paths.login(client.username)} className={nightButton("other")}>
              {landingTexts.learnMore}
            </a>
          </div>
          <p className="mt-4 max-w-[44ch] text-sm text-on-night-soft">{landingTexts.trust}</p>
        </div>
        <img
          src={hero}
          alt={landingTexts.imageAlt}
          width={720}
          height={540}
          fetchPriority="high"
          className="mx-auto mb-18 h-auto w-full max-w-md md:mb-26 md:max-w-none"
        />
      </div>
      {/* At the end: the HTML may be painted in parts, and clouds at the bottom would move as the section grows. */}
      <Clouds className="-z-10 h-44 md:h-64" />
      <Clouds className="h-24 md:h-40" edge="bg-surface" />
    </section>
  );
}
