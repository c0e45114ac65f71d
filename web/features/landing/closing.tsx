import { landingTexts } from "#texts/landing.ts";
import { useClient } from "#web/frame/client.ts";
import { Clouds, Tint } from "#web/frame/night-ground.tsx";
import { startText } from "#web/frame/start-text.ts";
import { paths } from "#web/paths.ts";
import { nightButton } from "#web/ui/night-button.ts";
import dawn from "../../art/dawn.svg?url";

/** B-419: the last call to action, on the same night background as the footer below it. */
export function Closing() {
  const client = useClient();
  return (
    <section className="on-night relative isolate overflow-hidden bg-night px-4 pt-24 text-center text-on-night md:px-6 md:pt-32">
      <span
        aria-hidden="true"
        className="cloud-edge absolute inset-x-0 -top-px -z-10 h-6 rotate-180 bg-surface md:h-9"
      />
      <Tint />
      <h2 className="mx-auto max-w-[18ch] text-4xl">{landingTexts.closing}</h2>
      <p className="mt-4 text-on-night-soft md:text-lg">{landingTexts.closingText}</p>
      <a
        href={paths.register(client.username)}
        className={nightButton("main", "mt-7 w-full max-w-sm sm:w-auto")}
      >
        {startText(client)}
      </a>
      <img
        src={dawn}
        alt=""
        width={640}
        height={360}
        loading="lazy"
        className="mx-auto mt-2 mb-16 h-auto md:mb-24 w-full max-w-lg"
      />
      <Clouds className="h-24 md:h-36" />
    </section>
  );
}
