import { ChevronRight, ExternalLink, MapPin, MessageCircle, Phone } from "lucide-react";
import { helpTexts } from "#texts/help.ts";
import { serverApi } from "#web/api/server-api.ts";
import { art } from "#web/frame/art.ts";
import { useClient } from "#web/frame/client.ts";
import { Footer } from "#web/frame/footer.tsx";
import type { PageHandle } from "#web/frame/handle.ts";
import { Logo } from "#web/frame/logo.tsx";
import { pageMeta } from "#web/frame/meta.ts";
import { pageContext } from "#web/page-context.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/help";

export const handle: PageHandle = { plain: true, listed: true };

export const meta: Route.MetaFunction = (args) => pageMeta(args, helpTexts.title, helpTexts.intro);

/** Should even this fail, the page still says whom to call. */
export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    const { data } = await serverApi(context, "getHelp", {}, params.username);
    return data;
  } catch (error) {
    context.get(pageContext).warn({ err: error }, "the help contacts could not be read");
    const fallback = {
      label: helpTexts.call119,
      detail: helpTexts.ambulance,
      href: "tel:119",
      kind: "tel" as const,
      isSecondary: false,
    };
    return { contacts: [fallback], note: helpTexts.unavailable };
  }
}

const icons = { tel: Phone, wa: MessageCircle, url: ExternalLink, place: MapPin } as const;

/** Public, without sign-in, balance or scripts: plain links that a phone can dial. */
export default function Help({ loaderData: { contacts, note } }: Route.ComponentProps) {
  const client = useClient();
  return (
    <div className="flex min-h-dvh flex-col">
      <main className="mx-auto w-full max-w-2xl flex-1 px-4 py-6 md:py-12">
        <a href={paths.almacare(client.username)} className="inline-block max-w-full rounded-md">
          <Logo client={client} />
        </a>
        <div className="mt-6 flex items-center gap-5">
          <div className="min-w-0 flex-1">
            <h1 className="text-3xl">{helpTexts.title}</h1>
            <p className="mt-2 text-on-page-soft">{helpTexts.intro}</p>
          </div>
          <img src={art.care} alt="" width={240} height={180} className="hidden h-auto w-44 sm:block" />
        </div>
        <p className="mt-6 rounded-md bg-amber-tint px-4 py-3 font-semibold text-amber">{helpTexts.urgent}</p>
        <h2 className="sr-only">{helpTexts.listTitle}</h2>
        <ul className="mt-4 grid grid-cols-1 gap-3">
          {contacts.map((contact) => (
            <Contact key={contact.label} {...contact} />
          ))}
        </ul>
        <p className="mt-5 text-on-page">{note}</p>
        <p className="mt-3 text-sm text-on-page-soft">{helpTexts.notWatched}</p>
        <a
          href={paths.conversation(client.username)}
          className="mt-4 inline-flex min-h-11 items-center gap-1 font-semibold text-link-on-page hover:underline"
        >
          {helpTexts.back}
          <ChevronRight aria-hidden="true" className="size-4.5" />
        </a>
      </main>
      <Footer isHelp />
    </div>
  );
}

type ContactData = Route.ComponentProps["loaderData"]["contacts"][number];

function Contact({ label, detail, href, kind }: ContactData) {
  const Icon = icons[kind];
  const isOutside = kind === "url" || kind === "wa" || kind === "place";
  return (
    <li>
      <a
        href={href}
        {...(isOutside ? { target: "_blank", rel: "noopener noreferrer" } : {})}
        className="flex min-h-18 flex-wrap items-center gap-4 rounded-lg border border-line bg-surface p-4 text-ink shadow-rest transition-colors hover:border-strong"
      >
        <span className="grid size-[48px] shrink-0 place-items-center rounded-full bg-tint text-on-tint">
          <Icon aria-hidden="true" className="size-5.5" />
        </span>
        <span className="min-w-[min(100%,9rem)] flex-1">
          <strong className="block text-lg font-bold">{label}</strong>
          <span className="block text-sm text-ink-soft">{detail}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 text-ink-soft" />
      </a>
    </li>
  );
}
