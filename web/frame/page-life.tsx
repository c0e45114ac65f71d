import { useEffect, useRef } from "react";
import {
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from "react-router";
import { whenSignedOut } from "#web/api/browser-api.ts";
import { paths } from "#web/paths.ts";
import { LoadingOverlay } from "#web/ui/spinner.tsx";
import { Toaster } from "#web/ui/toaster.tsx";
import { useFrameData } from "./client.ts";
import { retryClient } from "./load-client.ts";

/** What lives as long as the page: scroll, focus, toasts, the waiting sign, refused sessions, the brand. */
export function PageLife() {
  const navigation = useNavigation();
  useScrollRestoration();
  useFocusAfterNavigation();
  useRefusedSession();
  useBrandRetry();
  return (
    <>
      {navigation.state !== "idle" && <LoadingOverlay />}
      <Toaster />
    </>
  );
}

/** After a change of page the heading gets the focus, so that it is read out and Tab goes on from there. */
function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const target = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
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
      void navigate(here.startsWith(login) ? login : paths.login(username, here), { replace: true });
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
