import { useEffect, useState } from "react";
import { Outlet, useMatches } from "react-router";
import { frameTexts } from "#texts/frame/frame.ts";
import { queries } from "#web/api/query.ts";
import { leaveFarewell } from "#web/browser/farewell.ts";
import { tokenOf } from "#web/browser/session.ts";
import { useClient } from "#web/frame/client.ts";
import { Crash } from "#web/frame/error-page.tsx";
import { Footer } from "#web/frame/footer.tsx";
import { requireSession } from "#web/frame/guard.ts";
import { Header, HeaderSlot } from "#web/frame/header.tsx";
import { isFull } from "#web/frame/page-handle.ts";
import { paths } from "#web/paths.ts";
import { Notice } from "#web/ui/notice.tsx";
import type { Route } from "./+types/app-frame";

/*
 * The app layout of all pages behind login (B-010, A-46). The server renders only the layout with the brand (and
 * what stands around one expert, expert-frame.tsx); the browser loads the page inside, because only it knows the
 * session. Every such page exports a `clientLoader`.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireSession];

export default function AppFrame() {
  return <Frame page={<Outlet />} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Frame page={<Crash error={error} />} />;
}

function Frame({ page }: { page: React.ReactNode }) {
  const isFullScreen = useMatches().some(isFull);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useLeftBehind();
  useForgetting();
  useOffline();
  const noScript = (
    <noscript>
      <Notice tone="error" className="m-3">
        {frameTexts.needsScript}
      </Notice>
    </noscript>
  );
  if (isFullScreen) {
    return (
      <main className="flex h-dvh flex-col">
        {noScript}
        {page}
      </main>
    );
  }
  return (
    <HeaderSlot value={slot}>
      <a
        href="#isi"
        className="sr-only z-50 rounded-md bg-surface p-3 font-semibold text-link focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {frameTexts.skip}
      </a>
      <div className="flex min-h-dvh flex-col">
        <Header slot={setSlot} />
        <main id="isi" className="mx-auto w-full max-w-6xl flex-1 px-4 py-6 md:px-6 md:py-10">
          {noScript}
          {page}
        </main>
        <Footer />
      </div>
    </HeaderSlot>
  );
}

/** By then the page has loaded what it needs. */
const restMs = 4000;

/** Starts the service worker and the offline copies once the app is in use, when nothing else waits for the network. */
function useOffline(): void {
  const { username } = useClient();
  useEffect(() => {
    const timer = setTimeout(() => {
      import("#web/features/offline/start.ts").then(
        ({ startOffline }) => startOffline(username, paths.worker(username)),
        () => {
          // The next page tries again.
        },
      );
    }, restMs);
    return () => clearTimeout(timer);
  }, [username]);
}

/**
 * Clears the query cache when the member leaves the app frame without a session: login opens in the same document, and
 * somebody else may sign in there.
 */
function useForgetting(): void {
  const { username } = useClient();
  useEffect(
    () => () => {
      if (!tokenOf(username)) queries.clear();
    },
    [username],
  );
}

/**
 * Handles a sign-out or another member's sign-in in another tab: hides this page at once, even one restored from the
 * back/forward cache, and leaves it. Drafts stay stored, and login leads back here.
 */
function useLeftBehind(): void {
  const { username } = useClient();
  useEffect(() => {
    const own = tokenOf(username);
    const check = () => {
      const token = tokenOf(username);
      if (token === own) return;
      const { pathname, search } = window.location;
      if (!token) leaveFarewell("ended");
      document.body.hidden = true;
      window.location.replace(token ? pathname + search : paths.login(username, pathname + search));
    };
    const seen = () => document.visibilityState === "visible" && check();
    addEventListener("storage", check);
    addEventListener("pageshow", check);
    document.addEventListener("visibilitychange", seen);
    return () => {
      removeEventListener("storage", check);
      removeEventListener("pageshow", check);
      document.removeEventListener("visibilitychange", seen);
    };
  }, [username]);
}
