import { LifeBuoy } from "lucide-react";
import { frameTexts } from "#texts/frame/frame.ts";
import { homeTexts } from "#texts/home.ts";
import { landingTexts } from "#texts/landing.ts";
import { unknownId, useFrameData } from "#web/frame/client.ts";
import { Logo } from "#web/frame/logo.tsx";
import { paths } from "#web/paths.ts";
import { emailOf, mailTo } from "./contact.ts";
import { Tint } from "./night-ground.tsx";

/** The footer of the public pages: links to the other pages, contact addresses, and always the link to help. */
export function PublicFooter() {
  const { client, year } = useFrameData();
  const { username, contact } = client;
  const email = emailOf(client);
  const ways = [
    ...(email ? [{ href: mailTo(email), text: email }] : []),
    ...(contact.url ? [{ href: contact.url, text: landingTexts.footerSite(client.name) }] : []),
  ];
  return (
    <footer className="on-night relative isolate bg-night px-4 pt-12 pb-8 text-sm text-on-night-soft md:px-6">
      <Tint />
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-[1.6fr_1fr_1fr_1.2fr]">
        <div className="col-span-2 md:col-span-1">
          <Logo client={client} ground="night" />
          <p className="mt-4 max-w-[36ch]">{frameTexts.honest}</p>
        </div>
        <Links
          title={landingTexts.footerExplore}
          links={[
            { href: paths.almacare(username), text: frameTexts.product },
            { href: paths.almaconnect(username), text: homeTexts.choices.almaconnect.name },
            { href: paths.FAQ(username), text: landingTexts.faq },
          ]}
        />
        <Links
          title={landingTexts.footerTrust}
          links={[
            { href: paths.privacy(username), text: landingTexts.footerPrivacy },
            { href: paths.disclamer(username), text: landingTexts.footerDisclamer },
            { href: paths.protocol(username), text: landingTexts.footerProtocol },
          ]}
        />
        <div className="col-span-2 md:col-span-1">
          {ways.length > 0 && <Links title={landingTexts.footerReach} links={ways} />}
          <a
            href={paths.help(username)}
            className="mt-2 inline-flex min-h-11 items-center gap-2 rounded-md font-semibold text-on-night hover:underline"
          >
            <LifeBuoy aria-hidden="true" className="size-4.5" />
            {landingTexts.footerHelp}
          </a>
        </div>
      </div>
      <p className="mx-auto mt-10 max-w-6xl text-xs">
        {client.id !== unknownId && `${frameTexts.poweredBy(client.name)} `}
        <span className="whitespace-nowrap">{frameTexts.copyright(year)}</span>
      </p>
    </footer>
  );
}

function Links({ title, links }: { title: string; links: { href: string; text: string }[] }) {
  return (
    <div className="min-w-0">
      <h2 className="text-sm text-on-night">{title}</h2>
      <ul className="mt-1">
        {links.map(({ href, text }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-11 max-w-full items-center rounded-md hover:text-on-night hover:underline"
            >
              <span className="min-w-0">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
