import { type ComponentType, Suspense, useEffect, useRef, useState } from "react";
import {
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useRevalidator,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from "react-router";
import { whenSignedOut } from "#web/api/browser-api.ts";
import { leaveFarewell } from "#web/browser/farewell.ts";
import { hasOutsiders } from "#web/browser/outside.ts";
import { paths } from "#web/paths.ts";
import { later } from "#web/ui/later.ts";
import { LoadingOverlay } from "#web/ui/spinner.tsx";
import { onFirstToast } from "#web/ui/toast.ts";
import { useFrameData } from "./client.ts";
import { isMeasured } from "./handle.ts";
import { retryClient } from "./load-client.ts";
import { hasVendors } from "./outside.ts";

const LateToaster = later(async () => (await import("#web/ui/toaster.tsx")).Toaster);
/** The place for messages is fetched after the page itself, or with the first message. */
const toasterMs = 1500;

const AnalyticsConsent = later(async () => (await import("./analytics-consent.tsx")).AnalyticsConsent);

/** What lives as long as the page: scroll, focus, toasts, the waiting sign, refused sessions, the brand. */
export function PageLife() {
  const isLong = useLongNavigation();
  useScrollRestoration();
  useFocusAfterNavigation();
  useRefusedSession();
  useBrandRetry();
  useOutsidersLeft();
  const Toaster = useToaster();
  const { client } = useFrameData();
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  // What was said is known in the browser alone.
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

/** What is over sooner than this is over before an eye has found the waiting sign. */
const waitMs = 120;

/** Whether the next page has been on its way for a while: a quick one is not slowed down by a sign of waiting. */
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

/** Drawn once it is there: a message does not wait for the pause that React makes between two parts that come late. */
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

/** After a change of page the heading gets the focus, so that it is read out and Tab goes on from there. */
function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // It named the page that the visit began with; who shares this one shares its own address.
    document.querySelector("link[rel=canonical]")?.remove();
    const target = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname]);
}

/** Scripts of other sites are for the page that they were loaded on; the next one begins without them. */
function useOutsidersLeft(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (first.current !== pathname && hasOutsiders()) window.location.reload();
  }, [pathname]);
}

/** B-029: a refused session leads to login, and from there back to where the member was or was going. */
function useRefusedSession(): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const going = useNavigation().location;
  const here = going ? going.pathname + going.search : pathname + search;
  useEffect(() => {
    whenSignedOut((username) => {
      const login = paths.login(username);
      leaveFarewell("ended");
      // Several calls may be refused at once: the second finds the way to login taken, with the way back in it.
      void navigate(here.startsWith(login) ? here : paths.login(username, here), { replace: true });
    });
  }, [navigate, here]);
}

/** Waits between two tries for the brand. */
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
