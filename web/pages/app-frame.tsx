import { useEffect, useState } from "react";
import { Outlet, useMatches } from "react-router";
import { frameTexts } from "#texts/frame.ts";
import { tokenOf } from "#web/browser/session.ts";
import { useClient } from "#web/frame/client.ts";
import { Crash } from "#web/frame/error-page.tsx";
import { Footer } from "#web/frame/footer.tsx";
import { requireSession } from "#web/frame/guard.ts";
import { isFull } from "#web/frame/handle.ts";
import { Header, HeaderSlot } from "#web/frame/header.tsx";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/app-frame";

/*
 * The app layout of all pages behind login (B-010, A-46). The server renders it with the brand; the page within is
 * loaded by the browser, which alone knows the session. Every page within exports a `clientLoader`.
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
  if (isFullScreen) return <main className="flex h-dvh flex-col">{page}</main>;
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
          {page}
        </main>
        <Footer />
      </div>
    </HeaderSlot>
  );
}

/** A page that the browser kept and brings back after sign-out must not show again. */
function useLeftBehind(): void {
  const { username } = useClient();
  useEffect(() => {
    const check = ({ persisted }: PageTransitionEvent) => {
      if (persisted && !tokenOf(username)) window.location.replace(paths.login(username));
    };
    addEventListener("pageshow", check);
    return () => removeEventListener("pageshow", check);
  }, [username]);
}
