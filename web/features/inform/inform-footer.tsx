import { frameTexts } from "#texts/frame.ts";
import { informTexts } from "#texts/inform.ts";
import { useFrameData } from "#web/frame/client.ts";
import { mailTo } from "#web/frame/contact.ts";
import { paths } from "#web/paths.ts";

/** Below the pages that inform: the ways to each other, and to whom one can write. */
export function InformFooter() {
  const { client, year } = useFrameData();
  const { links } = informTexts;
  const ways = [
    [paths.help(client.username), frameTexts.help],
    [paths.FAQ(client.username), links.FAQ],
    [paths.almaconnect(client.username), links.almaconnect],
    [paths.disclamer(client.username), links.disclamer],
    [paths.privacy(client.username), links.privacy],
    [paths.protocol(client.username), links.protocol],
    [client.contact.url ?? mailTo(client.contact.email), links.contact],
  ] as const;
  return (
    <footer className="border-line border-t bg-page py-10 text-on-page print:hidden">
      <div className="mx-auto max-w-6xl px-4 md:px-6">
        <nav aria-label={informTexts.more}>
          <ul className="flex flex-wrap gap-x-6 max-sm:grid max-sm:grid-cols-1">
            {ways.map(([to, name]) => (
              <li key={to}>
                <a
                  href={to}
                  className="inline-flex min-h-11 items-center rounded-md font-semibold text-link-on-page text-sm hover:underline"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="mt-6 max-w-[68ch] text-on-page-soft text-xs">{frameTexts.honest}</p>
        <p className="mt-1 text-on-page-soft text-xs">
          {frameTexts.poweredBy(client.name)}{" "}
          <span className="whitespace-nowrap">{frameTexts.copyright(year)}</span>
        </p>
      </div>
    </footer>
  );
}
