import { Phone } from "lucide-react";
import { protocolSections, protocolTexts as says } from "#texts/safety/protocol.ts";
import { serverApi } from "#web/api/server-api.ts";
import image from "#web/art/protocol.svg?url";
import { InformHead, InformPage } from "#web/features/inform/inform-page.tsx";
import { LongRead, Sections } from "#web/features/inform/long-read.tsx";
import { useClient } from "#web/frame/client.ts";
import { contactAddress, emailOf, mailTo, writtenContact } from "#web/frame/contact.ts";
import { pageMeta } from "#web/frame/meta.ts";
import type { PageHandle } from "#web/frame/page-handle.ts";
import { pageContext } from "#web/page-context.ts";
import { paths } from "#web/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { ProseSection } from "#web/ui/prose.tsx";
import { longDay } from "#web/ui/time-text.ts";
import type { Route } from "./+types/protocol";

export const handle: PageHandle = { plain: true, bare: true, listed: true };

export const meta: Route.MetaFunction = (args) => pageMeta(args, says.title, says.intro);

/** X-04. Without it, the page still lists what is always available. */
export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    const { data } = await serverApi(context, "getHelp", {}, params.username);
    return data;
  } catch (error) {
    const { shared, warn } = context.get(pageContext);
    shared.isPartial = true;
    warn({ err: error }, "the help contacts could not be read");
    return null;
  }
}

/** The published protocol of the crisis layer: what happens, what does not, and where its limits are. */
export default function Protocol({ loaderData }: Route.ComponentProps) {
  const client = useClient();
  const email = emailOf(client);
  const report = email ? mailTo(email, says.reportSubject) : contactAddress(client);
  const sections = protocolSections({ client: client.name, contact: writtenContact(client) });
  const contacts = contactsOf(loaderData);
  const [before, after] = [sections.slice(0, 4), sections.slice(4)];
  return (
    <InformPage>
      <InformHead title={says.title} intro={says.intro} note={says.since} image={image}>
        <Now />
      </InformHead>
      <LongRead contents={says.contents} chapters={[...before, contacts, ...after]}>
        <Sections sections={before} />
        <ProseSection section={contacts} />
        <Sections sections={after} />
        <p>
          <a href={report} className={buttonClass("secondary")}>
            {email ? says.report : says.reportOtherwise}
          </a>
        </p>
      </LongRead>
    </InformPage>
  );
}

function Now() {
  const { username } = useClient();
  return (
    <aside
      aria-labelledby="sekarang"
      className="mt-6 max-w-[54ch] rounded-lg bg-amber-tint p-5 text-amber print:hidden"
    >
      <h2 id="sekarang" className="text-lg">
        {says.now}
      </h2>
      <p className="mt-1">{says.nowText}</p>
      <p className="mt-4 grid grid-cols-1 gap-3 sm:flex">
        <a href="tel:119" className={buttonClass("primary", "max-w-full px-4")}>
          <Phone aria-hidden="true" className="size-4.5" />
          {says.call}
        </a>
        <a href={paths.help(username)} className={buttonClass("secondary", "max-w-full px-4")}>
          {says.help}
        </a>
      </p>
    </aside>
  );
}

function contactsOf(help: Route.ComponentProps["loaderData"]) {
  const place = { id: says.contactsId, title: says.contactsTitle };
  if (!help) return { ...place, blocks: [says.contactsUnknown] };
  const { contacts, checked } = help;
  return {
    ...place,
    blocks: [
      { pairs: contacts.map(({ label, detail }) => [label, detail] as const) },
      `${says.checked(longDay(`${checked.on}T12:00:00Z`))} ${checked.dialled ? says.dialled : says.notDialled}`,
    ],
  };
}
