import type { ReactNode } from "react";
import { landingTexts } from "#texts/landing.ts";
import { useClient } from "#web/frame/client.ts";
import { Clouds, Tint } from "#web/frame/night-ground.tsx";
import { paths } from "#web/paths.ts";
import { Notice } from "#web/ui/notice.tsx";
import hero from "../../art/hero.svg?url";

/** B-419: the login form within the landing page. Without scripts it says what to do and where to find help. */
export function SignIn({ children }: { children: ReactNode }) {
  const client = useClient();
  return (
    <section className="px-4 py-12 md:px-6 md:py-20">
      <div className="relative isolate mx-auto grid max-w-6xl grid-cols-1 overflow-hidden rounded-xl bg-night text-on-night p-2 md:grid-cols-[1fr_29rem] md:p-3">
        <Tint />
        <div className="on-night relative isolate flex flex-col overflow-hidden px-4 pt-6 md:-my-3 md:-ml-3 md:px-12 md:pt-14">
          <h2 className="max-w-[18ch] text-3xl">{landingTexts.signInTitle}</h2>
          <p className="mt-3 max-w-[40ch] text-on-night-soft">{landingTexts.signInText}</p>
          <img
            src={hero}
            alt=""
            width={720}
            height={540}
            loading="lazy"
            className="mt-auto mb-10 hidden h-auto w-full max-w-96 self-center md:block"
          />
          <Clouds className="hidden h-28 md:block" />
        </div>
        <div
          data-wakes="seen"
          className="mt-6 rounded-lg bg-surface px-4 pt-7 pb-8 text-ink sm:px-8 md:mt-0 md:px-11 md:py-12"
        >
          <noscript>
            <Notice
              tone="error"
              className="mb-5"
              action={
                <span className="flex flex-wrap gap-x-5">
                  <a href={paths.help(client.username)} className="py-3 underline">
                    {landingTexts.helpMore}
                  </a>
                  <a href="tel:119" className="py-3 underline">
                    {landingTexts.helpCall}
                  </a>
                </span>
              }
            >
              {landingTexts.noScript}
            </Notice>
          </noscript>
          {children}
        </div>
      </div>
    </section>
  );
}
