import { landingTexts } from "#texts/landing.ts";
import { useClient } from "#web/frame/client.ts";
import { useDefaultUsername } from "#web/frame/default-client.ts";
import { paths } from "#web/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";

/** B-416: links through the login page, as the specification requires, though the form itself is public. */
export function Join() {
  const { username } = useClient();
  const defaultUsername = useDefaultUsername();
  return (
    <section className="px-4 py-14 text-ink md:px-6 md:py-24">
      <div className="mx-auto flex max-w-6xl flex-col gap-6 md:flex-row md:items-center md:justify-between">
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
      </div>
    </section>
  );
}
