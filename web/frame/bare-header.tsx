import { landingTexts } from "#texts/landing.ts";
import { paths } from "#web/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { useClient } from "./client.ts";
import { Logo } from "./logo.tsx";

/** Header of the public pages: logo, FAQ and login (B-414). Uses plain links because these pages have no scripts. */
export function BareHeader({ ground = "page" }: { ground?: "page" | "night" }) {
  const client = useClient();
  const isNight = ground === "night";
  return (
    <header className="px-[min(1rem,16px)] py-[min(1rem,16px)] md:px-6 md:py-6">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-3">
        <a
          href={paths.almacare(client.username)}
          className="flex min-w-0 max-w-[48%] items-center rounded-md sm:max-w-none"
        >
          <Logo client={client} ground={ground} />
        </a>
        <nav
          className="flex flex-wrap items-center gap-x-[min(0.75rem,12px)] sm:gap-3"
          aria-label={landingTexts.navigation}
        >
          <a
            href={paths.FAQ(client.username)}
            className={classes(
              "inline-flex min-h-[clamp(44px,3rem,52px)] items-center rounded-md px-[min(0.5rem,8px)] font-semibold sm:px-3 hover:underline",
              isNight ? "text-on-night" : "text-ink",
            )}
          >
            {landingTexts.faq}
          </a>
          <a
            href={paths.login(client.username)}
            className={
              isNight
                ? "inline-flex min-h-[clamp(44px,3rem,52px)] items-center rounded-md border border-on-night-soft px-[min(1rem,16px)] font-semibold text-on-night hover:bg-night-raised sm:px-5"
                : buttonClass("secondary", "max-sm:min-h-[clamp(44px,3rem,52px)] max-sm:px-[min(1rem,16px)]")
            }
          >
            {landingTexts.login}
          </a>
        </nav>
      </div>
    </header>
  );
}
