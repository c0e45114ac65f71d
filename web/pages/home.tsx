import { homeTexts } from "#texts/home.ts";
import { BareHeader } from "#web/frame/bare-header.tsx";
import { useClient } from "#web/frame/client.ts";
import { pageMeta } from "#web/frame/meta.ts";
import { Clouds, Tint } from "#web/frame/night-ground.tsx";
import type { PageHandle } from "#web/frame/page-handle.ts";
import { PublicFooter } from "#web/frame/public-footer.tsx";
import { paths } from "#web/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";
import care from "../art/home-care.svg?url";
import connect from "../art/home-connect.svg?url";
import type { Route } from "./+types/home";

export const handle: PageHandle = { plain: true, bare: true, listed: true };

export const meta: Route.MetaFunction = (args) => pageMeta(args, homeTexts.title, homeTexts.description);

/** the choice of two (B-421). */
export default function Home() {
  const { username } = useClient();
  const { almacare, almaconnect } = homeTexts.choices;
  return (
    <div className="flex min-h-dvh flex-col bg-surface text-ink">
      <BareHeader />
      <main className="flex-1 px-4 pt-2 pb-14 md:px-6 md:pb-20">
        <div className="mx-auto max-w-6xl">
          <h1 className="text-4xl">{homeTexts.title}</h1>
          <p className="mt-3 max-w-[50ch] text-ink-soft md:text-lg">{homeTexts.intro}</p>
          <ul className="mt-7 grid grid-cols-1 gap-5 md:mt-10 md:grid-cols-2 md:gap-6">
            <Choice {...almacare} href={paths.almacare(username)} image={care} isFirst />
            <Choice {...almaconnect} href={paths.almaconnect(username)} image={connect} />
          </ul>
        </div>
      </main>
      <PublicFooter />
    </div>
  );
}

type ChoiceProps = {
  name: string;
  text: string;
  button: string;
  href: string;
  image: string;
  isFirst?: boolean;
};

/** The whole card is a link. */
function Choice({ name, text, button, href, image, isFirst = false }: ChoiceProps) {
  return (
    <li className="flex">
      <a
        href={href}
        className="group flex flex-1 flex-col overflow-hidden rounded-xl border border-line bg-surface shadow-rest transition-shadow hover:shadow-float"
      >
        <span className="on-night relative isolate block overflow-hidden bg-night">
          <Tint />
          <Clouds className="-z-10 h-[50%]" />
          <img
            src={image}
            alt=""
            width={480}
            height={246}
            {...(isFirst ? { fetchPriority: "high" } : {})}
            className="mb-[5%] h-auto w-full"
          />
          <Clouds className="h-[26%]" />
        </span>
        <div className="flex flex-1 flex-col items-start p-[min(1.25rem,5%)] md:p-8">
          <h2 className="text-2xl">{name}</h2>
          <p className="mt-2 mb-5 max-w-[42ch] text-ink-soft md:text-lg">{text}</p>
          <span
            className={buttonClass(
              isFirst ? "primary" : "secondary",
              "mt-auto max-w-full px-[min(1.25rem,5%)]",
            )}
          >
            {button}
          </span>
        </div>
      </a>
    </li>
  );
}
