import { Phone } from "lucide-react";
import { landingTexts } from "#texts/landing.ts";
import { useClient } from "#web/frame/client.ts";
import { paths } from "#web/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";

/** B-419: shows where to find help before anyone signs in, with plain links that a phone can dial. */
export function Help() {
  const { username } = useClient();
  return (
    <section className="px-4 md:px-6">
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-6 rounded-xl border-2 border-line-strong px-5 py-7 text-ink md:grid-cols-[1fr_auto] md:items-center md:gap-10 md:px-10 md:py-9">
        <div>
          <h2 className="text-xl">{landingTexts.helpTitle}</h2>
          <p className="mt-2 max-w-[60ch] text-ink-soft">{landingTexts.helpText}</p>
        </div>
        <div className="flex flex-col gap-3 sm:flex-row">
          <a href="tel:119" className={buttonClass("danger")}>
            <Phone aria-hidden="true" className="size-4.5" />
            {landingTexts.helpCall}
          </a>
          <a href={paths.help(username)} className={buttonClass("secondary")}>
            {landingTexts.helpMore}
          </a>
        </div>
      </div>
    </section>
  );
}
