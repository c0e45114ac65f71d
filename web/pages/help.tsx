import { ChevronDown, ChevronRight, DoorOpen, MessageCircle, MessageSquareText } from "lucide-react";
import { helpTexts } from "#texts/safety/help.ts";
import { helpPageTexts as says } from "#texts/safety/help-page.ts";
import { safetyPlanTexts } from "#texts/safety/safety-plan.ts";
import { serverApi } from "#web/api/server-api.ts";
import { neutralAddress } from "#web/browser/quick-exit.ts";
import { art } from "#web/frame/art.ts";
import { useClient } from "#web/frame/client.ts";
import { Footer } from "#web/frame/footer.tsx";
import { Logo } from "#web/frame/logo.tsx";
import { pageMeta } from "#web/frame/meta.ts";
import type { PageHandle } from "#web/frame/page-handle.ts";
import { Call119 } from "#web/help/call-119.tsx";
import { ContactLink } from "#web/help/contact-link.tsx";
import { pageContext } from "#web/page-context.ts";
import { paths } from "#web/paths.ts";
import { Drawing } from "#web/ui/drawing.tsx";
import type { Route } from "./+types/help";

export const handle: PageHandle = { plain: true, listed: true };

export const meta: Route.MetaFunction = (args) => pageMeta(args, says.title, says.intro);

/** If even this call fails, the page still says whom to call. */
export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    const { contacts, note } = (await serverApi(context, "getHelp", {}, params.username)).data;
    return { contacts, note };
  } catch (error) {
    const { shared, warn } = context.get(pageContext);
    shared.isPartial = true;
    warn({ err: error }, "the help contacts could not be read");
    return { contacts: [], note: says.unavailable };
  }
}

/**
 * Public, without sign-in, balance or scripts: plain links that a phone can dial. The number to call comes first, even
 * on the smallest screen; the rest is for people who cannot call or who are there for somebody else.
 */
export default function Help({ loaderData: { contacts, note } }: Route.ComponentProps) {
  const client = useClient();
  // Leaves out the number of the large button above.
  const others = contacts.filter(({ href, label }) => !(href === "tel:119" && label === helpTexts.call119));
  const [soon, slow] = [others.filter((one) => !one.isSecondary), others.filter((one) => one.isSecondary)];
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-2xl flex-wrap items-center justify-between gap-x-3 gap-y-2 px-4 pt-4 md:pt-8">
        <a href={paths.almacare(client.username)} className="min-w-24 max-w-max flex-1 rounded-md">
          <Logo client={client} />
        </a>
        {/* Without scripts the back button still returns here; the link only shows another page instead. */}
        <a
          href={neutralAddress}
          rel="noreferrer"
          className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line-strong bg-surface px-3 font-semibold sm:px-4 text-ink text-sm hover:border-strong"
        >
          <DoorOpen aria-hidden="true" className="size-4.5" />
          {says.leave}
        </a>
      </header>
      <main className="mx-auto w-full max-w-2xl flex-1 px-4 pt-5 pb-8">
        <div className="flex items-center gap-5">
          <div className="min-w-0 flex-1">
            <h1 className="text-3xl">{says.title}</h1>
            <p className="mt-1.5 text-on-page-soft">{says.intro}</p>
          </div>
          <Drawing src={art.care} className="w-40 max-sm:hidden" />
        </div>
        <CallNow />
        <h2 className="mt-8 text-xl">{says.listTitle}</h2>
        <ul className="mt-3 grid grid-cols-1 gap-3">
          {soon.map((contact) => (
            <ContactLink key={contact.label} {...contact} />
          ))}
        </ul>
        {slow.length > 0 && (
          <Fold title={says.othersTitle}>
            <ul className="grid grid-cols-1 gap-3">
              {slow.map((contact) => (
                <ContactLink key={contact.label} {...contact} />
              ))}
            </ul>
          </Fold>
        )}
        <p className="mt-5">{note}</p>
        <TellSomeone />
        <OwnPlan to={paths["safety-plan"](client.username)} />
        <Steps title={says.safeTitle} steps={says.safe} />
        <Fold title={says.caringTitle}>
          <List steps={says.caring} />
        </Fold>
        <p className="mt-8 text-on-page-soft text-sm">{says.notWatched}</p>
        <p className="mt-1 flex flex-wrap gap-x-6">
          <PageLink to={paths.conversation(client.username)}>{says.back}</PageLink>
          <PageLink to={paths.protocol(client.username)}>{says.protocol}</PageLink>
        </p>
      </main>
      <Footer isHelp />
    </div>
  );
}

/** What to do, in one press and one sentence. */
function CallNow() {
  return (
    <section
      aria-labelledby="sekarang"
      className="on-night mt-5 rounded-xl bg-night px-5 py-5 text-on-night sm:px-7 sm:py-6"
    >
      <h2 id="sekarang" className="text-xl">
        {says.now}
      </h2>
      <p className="mt-1 text-on-night-soft">{says.urgent}</p>
      <Call119 />
      <p className="mt-2 text-balance text-center text-on-night-soft text-sm">{helpTexts.ambulance}</p>
      <p className="mt-4 text-sm">
        <strong className="font-bold">{says.sayTitle}</strong> {says.say}
      </p>
    </section>
  );
}

/** One message to one person. A text message also works without mobile data. */
function TellSomeone() {
  const words = encodeURIComponent(says.message);
  return (
    <section
      aria-labelledby="kabari"
      className="mt-8 rounded-lg border border-line bg-surface p-5 text-ink shadow-rest"
    >
      <h2 id="kabari" className="text-xl">
        {says.personTitle}
      </h2>
      <p className="mt-1 text-ink-soft">{says.person}</p>
      <blockquote className="mt-3 rounded-md bg-tint px-4 py-3 text-on-tint">{says.message}</blockquote>
      <p className="mt-4 grid grid-cols-1 gap-2 sm:flex">
        <a href={`sms:?&body=${words}`} className={messageClass}>
          <MessageSquareText aria-hidden="true" className="size-4.5" />
          {says.sms}
        </a>
        <a
          href={`https://wa.me/?text=${words}`}
          target="_blank"
          rel="noopener noreferrer"
          className={messageClass}
        >
          <MessageCircle aria-hidden="true" className="size-4.5" />
          {says.whatsapp}
        </a>
      </p>
    </section>
  );
}

/** For members: the plan opens after sign-in, or offline from this device's copy. */
function OwnPlan({ to }: { to: string }) {
  return (
    <section aria-labelledby="rencana" className="mt-8">
      <h2 id="rencana" className="text-xl">
        {safetyPlanTexts.title}
      </h2>
      <p className="mt-1">{safetyPlanTexts.helpText}</p>
      <PageLink to={to}>{safetyPlanTexts.open}</PageLink>
    </section>
  );
}

const messageClass =
  "inline-flex min-h-12 items-center justify-center gap-2 rounded-md border border-line-strong bg-surface px-5 font-semibold text-ink hover:border-strong hover:bg-tint";

function Steps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <section className="mt-8">
      <h2 className="text-xl">{title}</h2>
      <List steps={steps} />
    </section>
  );
}

function List({ steps }: { steps: readonly string[] }) {
  return (
    <ul className="mt-2 grid grid-cols-1 list-disc gap-1.5 pl-5">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  );
}

function Fold({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <details className="group mt-4">
      <summary className="inline-flex min-h-12 max-w-full cursor-pointer list-none items-center gap-2 rounded-md font-semibold text-link-on-page hover:underline [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">{title}</span>
        <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-1">{children}</div>
    </details>
  );
}

function PageLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={to}
      className="inline-flex min-h-11 items-center gap-1 font-semibold text-link-on-page hover:underline"
    >
      {children}
      <ChevronRight aria-hidden="true" className="size-4.5" />
    </a>
  );
}
