import { landingTexts } from "#texts/landing.ts";
import { paths } from "#web/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { useClient } from "./client.ts";
import { Logo } from "./logo.tsx";

/** Header of the public pages: logo and the way in (B-414). Plain links: these pages have no scripts. */
export function BareHeader() {
  const client = useClient();
  return (
    <header className="mx-auto flex w-full max-w-6xl items-center justify-between gap-4 px-4 py-4 md:px-6 md:py-6">
      <a href={paths.almacare(client.username)} className="min-w-0 rounded-md">
        <Logo client={client} />
      </a>
      <a href={paths.login(client.username)} className={buttonClass("secondary")}>
        {landingTexts.login}
      </a>
    </header>
  );
}
