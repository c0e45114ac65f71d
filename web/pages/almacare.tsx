import { Bot, Clock3, LockKeyhole, Phone } from "lucide-react";
import { landingTexts } from "#texts/landing.ts";
import { art } from "#web/frame/art.ts";
import { BareHeader } from "#web/frame/bare-header.tsx";
import { defaultUsername, useClient } from "#web/frame/client.ts";
import { Footer } from "#web/frame/footer.tsx";
import type { PageHandle } from "#web/frame/handle.ts";
import { pageMeta } from "#web/frame/meta.ts";
import { paths } from "#web/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";
import type { Route } from "./+types/almacare";

export const handle: PageHandle = { plain: true, bare: true, listed: true };

export const meta: Route.MetaFunction = (args) => pageMeta(args, landingTexts.title, landingTexts.promise);

const icons = { clock: Clock3, bot: Bot, lock: LockKeyhole } as const;

/** the care landing; informs without scripts, its links are plain. */
export default function Almacare() {
  return (
    <div className="flex min-h-dvh flex-col bg-surface text-ink">
      <BareHeader />
      <main className="flex-1">
        <Hero />
        <Points />
        <Join />
        <Help />
      </main>
      <Footer className="bg-page" />
    </div>
  );
}

function Hero() {
  const { username } = useClient();
  return (
    <section className="mx-auto grid max-w-6xl grid-cols-1 items-center gap-10 px-4 pt-6 pb-14 md:grid-cols-[1.05fr_1fr] md:gap-14 md:px-6 md:pt-10 md:pb-24">
      <div>
        <h1 className="text-4xl">{landingTexts.hero}</h1>
        <p className="mt-5 max-w-120 text-lg text-ink-soft">{landingTexts.promise}</p>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row">
          <a href={paths.register(username)} className={buttonClass("primary", "px-6")}>
            {landingTexts.start}
          </a>
          <a href={paths.login(username)} className={buttonClass("secondary", "px-6")}>
            {landingTexts.learnMore}
          </a>
        </div>
      </div>
      <img
        src={art.night}
        alt={landingTexts.imageAlt}
        width={640}
        height={560}
        fetchPriority="high"
        className="h-auto w-full rounded-xl"
      />
    </section>
  );
}

/** B-416: by way of the login, as the specification has it, though the form itself is public. */
function Join() {
  const { username } = useClient();
  return (
    <section className="mx-auto flex max-w-6xl flex-col gap-6 px-4 py-14 md:flex-row md:items-center md:justify-between md:px-6 md:py-20">
      <div className="max-w-[60ch]">
        <h2 className="text-2xl">{landingTexts.joinTitle}</h2>
        <p className="mt-2 text-ink-soft">{landingTexts.joinText}</p>
      </div>
      <a
        href={paths.login(username, paths["join-expert"](defaultUsername))}
        className={buttonClass("secondary", "shrink-0 px-6")}
      >
        {landingTexts.join}
      </a>
    </section>
  );
}

function Points() {
  return (
    <section className="bg-page px-4 py-14 text-on-page md:px-6 md:py-24">
      <div className="mx-auto max-w-6xl">
        <h2 className="text-3xl">{landingTexts.pointsTitle}</h2>
        <ul className="mt-8 grid grid-cols-1 gap-4 md:mt-12 md:grid-cols-3 md:gap-6">
          {landingTexts.points.map(({ icon, title, text }) => {
            const Icon = icons[icon];
            return (
              <li key={icon} className="rounded-lg bg-surface p-6 text-ink shadow-rest md:p-8">
                <span className="grid size-12 place-items-center rounded-md bg-tint text-on-tint">
                  <Icon aria-hidden="true" className="size-6" />
                </span>
                <h3 className="mt-5 text-lg">{title}</h3>
                <p className="mt-2 text-ink-soft">{text}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

/** Before anyone signs in: where help is. */
function Help() {
  const { username } = useClient();
  return (
    <section className="bg-page px-4 pb-14 md:px-6 md:pb-20">
      <div className="on-night mx-auto grid max-w-6xl grid-cols-1 gap-6 rounded-xl bg-night px-6 py-8 text-on-night md:grid-cols-[1fr_auto] md:items-center md:px-12 md:py-12">
        <div>
          <h2 className="text-xl">{landingTexts.helpTitle}</h2>
          <p className="mt-2 max-w-150 text-on-night-soft">{landingTexts.helpText}</p>
        </div>
        <div className="flex flex-col gap-3 sm:flex-row">
          <a
            href="tel:119"
            className="inline-flex min-h-12 items-center justify-center gap-2 rounded-md bg-on-night px-5 font-semibold text-[#16224b] hover:bg-on-night-soft"
          >
            <Phone aria-hidden="true" className="size-4.5" />
            {landingTexts.helpCall}
          </a>
          <a
            href={paths.help(username)}
            className="inline-flex min-h-12 items-center justify-center rounded-md border border-on-night-soft px-5 font-semibold text-on-night hover:bg-night-raised"
          >
            {landingTexts.helpMore}
          </a>
        </div>
      </div>
    </section>
  );
}
