import { type ComponentType, Suspense, useContext, useEffect, useRef, useState } from "react";
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useRevalidator,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from "react-router";
import { whenSignedOut } from "#web/api/browser-api.ts";
import { leaveFarewell } from "#web/browser/farewell.ts";
import { hasThirdPartyScripts } from "#web/browser/third-party-scripts.ts";
import { paths } from "#web/paths.ts";
import { later } from "#web/ui/later.ts";
import { LoadingOverlay } from "#web/ui/spinner.tsx";
import { onFirstToast } from "#web/ui/toast.ts";
import { useFrameData } from "./client.ts";
import { retryClient } from "./load-client.ts";
import { isMeasured } from "./page-handle.ts";
import { hasVendors } from "./third-parties.ts";

const LateToaster = later(async () => (await import("#web/ui/toaster.tsx")).Toaster);
/** When the toaster is prefetched; the first toast fetches it earlier. */
const toasterMs = 1500;

const AnalyticsConsent = later(async () => (await import("./analytics-consent.tsx")).AnalyticsConsent);

/**
 * Everything that lives as long as the document: scroll position, focus, toasts, the loading overlay, refused sessions,
 * the brand.
 */
export function PageLife() {
  const isLong = useLongNavigation();
  useScrollRestoration();
  useFocusAfterNavigation();
  useRefusedSession();
  useBrandRetry();
  useThirdPartiesLeft();
  const Toaster = useToaster();
  const { client } = useFrameData();
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  // Only the browser knows the visitor's answer.
  const asksConsent = useMatches().some(isMeasured) && hasVendors(client) && isAlive;
  return (
    <>
      {asksConsent && (
        <Suspense>
          <AnalyticsConsent />
        </Suspense>
      )}
      {isLong && <LoadingOverlay />}
      {Toaster && <Toaster />}
    </>
  );
}

/** A navigation shorter than this ends before anyone would notice the loading overlay. */
const waitMs = 120;

/** Returns whether the navigation has lasted `waitMs`, because an overlay would only slow down a quick one. */
function useLongNavigation(): boolean {
  const isOnItsWay = useNavigation().state !== "idle";
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isOnItsWay) return;
    const timer = setTimeout(() => setLong(true), waitMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isOnItsWay]);
  return isOnItsWay && isLong;
}

/**
 * Keeps the loaded toaster in state instead of suspending, because React pauses between two late Suspense reveals and a
 * toast must not wait for that.
 */
function useToaster(): ComponentType | undefined {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    const fetch = () => void LateToaster.fetch().then((part) => setToaster(() => part));
    const timer = setTimeout(fetch, toasterMs);
    const end = onFirstToast(fetch);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, []);
  return Toaster;
}

/**
 * Moves the focus to the heading after a navigation, so that screen readers announce it and Tab continues from there.
 */
function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // The canonical link names the page on which the visit began, so it is wrong from here on.
    document.querySelector("link[rel=canonical]")?.remove();
    const target = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname]);
}

/**
 * Reloads the document after a navigation if third-party scripts are loaded, so that they do not reach the next page.
 */
function useThirdPartiesLeft(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (first.current !== pathname && hasThirdPartyScripts()) window.location.reload();
  }, [pathname]);
}

/**
 * B-029: a refused session leads to login, and from there back to the page that is open or being opened. The router
 * itself is asked: on a busy phone a loader is refused before React has rendered that its navigation began.
 */
function useRefusedSession(): void {
  const navigate = useNavigate();
  const router = useContext(DataRouterContext)?.router;
  useEffect(() => {
    whenSignedOut((username) => {
      if (!router) return;
      const { pathname, search } = router.state.navigation.location ?? router.state.location;
      const here = pathname + search;
      const login = paths.login(username);
      leaveFarewell("ended");
      // Several calls may be refused at once. A later one finds the login page as the target, with the way back already
      // in it.
      void navigate(here.startsWith(login) ? here : paths.login(username, here), { replace: true });
    });
  }, [navigate, router]);
}

/** Delays between two attempts to load the brand. */
const retryMs = [2000, 5000, 15_000, 60_000];

function useBrandRetry(): void {
  const { isFallback } = useFrameData();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isFallback) return;
    let tries = 0;
    let timer = 0;
    const again = () => {
      void retryClient(revalidate);
      plan();
    };
    const plan = () => {
      clearTimeout(timer);
      timer = window.setTimeout(again, retryMs[Math.min(tries++, retryMs.length - 1)]);
    };
    plan();
    addEventListener("online", again);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", again);
    };
  }, [isFallback, revalidate]);
}
