import { Download, MessageCircle } from "lucide-react";
import { connectTexts as says } from "#texts/connect.ts";
import sky from "#web/art/connect-sky.svg?url";
import { Film } from "#web/features/connect/film.tsx";
import { Groups } from "#web/features/connect/groups.tsx";
import { InformPage } from "#web/features/inform/inform-page.tsx";
import { useClient } from "#web/frame/client.ts";
import { contactAddress, hasContact } from "#web/frame/contact.ts";
import { pageMeta } from "#web/frame/meta.ts";
import type { PageHandle } from "#web/frame/page-handle.ts";
import { paths } from "#web/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";
import type { Route } from "./+types/almaconnect";

export const handle: PageHandle = { plain: true, bare: true, listed: true };

export const meta: Route.MetaFunction = (args) => pageMeta(args, says.title, says.description);

/** the sister offering, for seekers, practitioners and communities. */
export default function Almaconnect() {
  return (
    <InformPage>
      <Hero />
      <Groups />
      <Look />
      <Honest />
    </InformPage>
  );
}

function Hero() {
  const { name } = useClient();
  return (
    <section className="mx-auto grid max-w-300 grid-cols-1 items-center gap-10 px-4 pt-6 pb-14 md:grid-cols-[1.05fr_1fr] md:gap-14 md:px-6 md:pt-10 md:pb-24">
      <div>
        <p className="font-bold text-strong text-lg">{says.name}</p>
        <h1 className="mt-2 text-4xl">{says.hero}</h1>
        <p className="mt-5 max-w-[52ch] text-ink-soft text-lg">{says.intro(name)}</p>
        <Actions />
      </div>
      <img
        src={sky}
        alt={says.imageAlt}
        width={640}
        height={560}
        fetchPriority="high"
        className="night-tint h-auto w-full rounded-xl bg-night"
      />
    </section>
  );
}

/** B-422: the contact link and the PDF download. */
function Actions() {
  const client = useClient();
  return (
    <>
      <p className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <a href={contactAddress(client, says.mailSubject)} className={buttonClass("primary", "px-6")}>
          <MessageCircle aria-hidden="true" className="size-4.5" />
          {says.contact}
        </a>
        <a href={paths.connectPdf(client.username)} download className={buttonClass("secondary", "px-6")}>
          <Download aria-hidden="true" className="size-4.5" />
          {says.pdf}
        </a>
      </p>
      {!hasContact(client) && <p className="mt-2 text-sm">{says.contactForm}</p>}
    </>
  );
}

function Look() {
  return (
    <section
      aria-labelledby="rekaman"
      className="mx-auto grid max-w-300 grid-cols-1 items-center gap-8 px-4 py-14 md:grid-cols-2 md:gap-16 md:px-6 md:py-24"
    >
      <div id="tentang-film" className="md:order-2">
        <h2 id="rekaman" className="text-3xl">
          {says.filmTitle}
        </h2>
        <p className="mt-4 max-w-[52ch]">{says.filmText}</p>
        <p className="mt-3 max-w-[52ch] text-ink-soft text-sm">{says.filmNote}</p>
      </div>
      <Film />
    </section>
  );
}

function Honest() {
  const client = useClient();
  return (
    <section className="bg-page py-14 text-on-page md:py-20">
      <div className="mx-auto grid max-w-300 grid-cols-1 gap-10 px-4 md:px-6 md:grid-cols-2 md:gap-16">
        <div>
          <h2 className="text-2xl">{says.honestTitle}</h2>
          {says.honest.map((line) => (
            <p key={line} className="mt-3 max-w-[60ch]">
              {line}
            </p>
          ))}
        </div>
        <div>
          <h2 className="text-2xl">{says.closingTitle}</h2>
          <p className="mt-3 max-w-[60ch]">{hasContact(client) ? says.closing : says.closingForm}</p>
          <Actions />
        </div>
      </div>
    </section>
  );
}
