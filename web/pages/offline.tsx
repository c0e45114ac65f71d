import { Phone } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { data } from "react-router";
import type { HelpContact } from "#contract/safety.ts";
import { offlineTexts } from "#texts/offline.ts";
import { helpTexts } from "#texts/safety/help.ts";
import { serverApi } from "#web/api/server-api.ts";
import { Transcript } from "#web/features/chat/log/transcript.tsx";
import { CopiesReader } from "#web/features/offline/copies-reader.tsx";
import { useReachable } from "#web/features/offline/use-reachable.ts";
import { PlanCopyView } from "#web/features/safety-plan/plan-copy-view.tsx";
import { useClient } from "#web/frame/client.ts";
import { Footer } from "#web/frame/footer.tsx";
import { loadClient } from "#web/frame/load-client.server.ts";
import { Logo } from "#web/frame/logo.tsx";
import { pageMeta } from "#web/frame/meta.ts";
import { QuickExit } from "#web/help/help-card.tsx";
import { pageContext } from "#web/page-context.ts";
import { inAppPath, paths } from "#web/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import type { Route } from "./+types/offline";
// Without a connection nothing can be fetched later, so everything that the page may need is imported statically.
import "#web/features/chat/markdown/lexer.ts";
import "#web/ui/toaster.tsx";

export const meta: Route.MetaFunction = (args) => pageMeta(args, offlineTexts.openTitle);

const call119: HelpContact = {
  label: helpTexts.call119,
  detail: helpTexts.ambulance,
  href: "tel:119",
  kind: "tel",
  isSecondary: false,
};

/**
 * Returns the phone numbers, which work without the internet. Status 503 marks a response with missing data, which no
 * browser caches.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { defaultUsername, warn } = context.get(pageContext);
  const { isFallback } = await loadClient(context, params.username ?? defaultUsername, false);
  try {
    const { data: help } = await serverApi(context, "getHelp", {}, params.username);
    const numbers = help.contacts.filter(({ kind }) => kind === "tel");
    return data({ numbers }, { status: isFallback ? 503 : 200 });
  } catch (error) {
    warn({ err: error }, "the help contacts could not be read");
    return data({ numbers: [call119] }, { status: 503 });
  }
}

/** Never loads again, because there may be no connection. */
export const shouldRevalidate = () => false;

/**
 * The page that the service worker shows without a connection (worker.ts): what is wrong, whom to call, and the offline
 * copies of conversations.
 */
export default function Offline({ loaderData: { numbers } }: Route.ComponentProps) {
  const client = useClient();
  const { username } = client;
  const { to, isSent } = useAim(username);
  const isUsed = useRef(false);
  const onUse = useCallback((used: boolean) => {
    isUsed.current = used;
  }, []);
  const isThere = useReachable(
    useCallback(() => {
      // Goes on only if the person is not reading or typing.
      if (isSent && !isUsed.current) window.location.replace(to);
    }, [isSent, to]),
  );
  return (
    <div className="flex min-h-dvh flex-col">
      <main className="mx-auto w-full max-w-2xl flex-1 px-4 py-6 md:py-12">
        <Logo client={client} />
        <CopiesReader
          username={username}
          intro={
            <>
              <Matter isThere={isThere} isSent={isSent} to={to} />
              <PlanCopyView
                username={username}
                isAimedAt={to.split("?")[0] === paths["safety-plan"](username)}
                exit={<QuickExit />}
                onUse={onUse}
              />
            </>
          }
          help={(isBrief) => <Numbers numbers={numbers} isBrief={isBrief} />}
          exit={<QuickExit />}
          transcript={(conversation) => (
            <Transcript
              username={username}
              page={{ ...conversation, history_before: null, history_after: null }}
              newestPath={to}
            />
          )}
          onUse={onUse}
        />
      </main>
      <Footer />
    </div>
  );
}

/**
 * Returns the path that the person wanted, within this client. Only the browser knows it, because the cached page has
 * no query.
 */
function useAim(username: string): { to: string; isSent: boolean } {
  const [aim, setAim] = useState<string>();
  useEffect(() => {
    const to = inAppPath(new URLSearchParams(window.location.search).get("to"));
    const isOwn = to?.startsWith(`/${username}/`) && !to.startsWith(paths.offline(username));
    if (isOwn) setAim(to);
  }, [username]);
  return { to: aim ?? paths.conversation(username), isSent: aim !== undefined };
}

function Matter({ isThere, isSent, to }: { isThere: boolean; isSent: boolean; to: string }) {
  const title = isThere ? (isSent ? offlineTexts.backTitle : offlineTexts.openTitle) : offlineTexts.title;
  const body = isThere ? (isSent ? offlineTexts.backBody : offlineTexts.openBody) : offlineTexts.body;
  return (
    <>
      <div role="status" className="mt-6">
        <h1 className="text-3xl text-on-page">{title}</h1>
        <p className="mt-2 text-on-page-soft">{body}</p>
      </div>
      <a href={to} className={buttonClass("primary", "mt-5")}>
        {isThere ? (isSent ? offlineTexts.goOn : offlineTexts.toConversations) : offlineTexts.retry}
      </a>
    </>
  );
}

/**
 * The numbers of this client's help page. Shows only the first ones, compactly, beside a conversation, because its
 * content may be the reason to call.
 */
function Numbers({ numbers, isBrief }: { numbers: readonly HelpContact[]; isBrief: boolean }) {
  const { username } = useClient();
  const shown = numbers.filter(({ isSecondary }) => !isSecondary || !isBrief);
  return (
    <section aria-labelledby="bantuan" className={isBrief ? "mt-5" : "mt-8"}>
      <h2 id="bantuan" className={classes("text-on-page", isBrief ? "text-base" : "text-xl")}>
        {offlineTexts.helpTitle}
      </h2>
      {!isBrief && <p className="mt-1 text-on-page-soft">{offlineTexts.helpText}</p>}
      <ul className={classes("mt-2 gap-2", isBrief ? "flex flex-wrap" : "grid grid-cols-1")}>
        {shown.map(({ label, detail, href }) => (
          <li key={label}>
            <a
              href={href}
              className="flex min-h-12 items-center gap-2.5 rounded-md border border-line bg-surface px-3.5 py-2 text-ink shadow-rest transition-colors hover:border-strong"
            >
              <Phone aria-hidden="true" className="size-5 shrink-0 text-strong" />
              <span className="min-w-0">
                <strong className="block font-bold">{label}</strong>
                {!isBrief && <span className="block text-sm text-ink-soft">{detail}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <a
        href={paths.help(username)}
        className="mt-1 inline-flex min-h-11 items-center font-semibold text-link-on-page hover:underline"
      >
        {offlineTexts.moreHelp}
      </a>
    </section>
  );
}
