import { use, useEffect, useState } from "react";
import { neutralAddress, quickExitKey } from "#web/browser/quick-exit.ts";
import { applyTheme, storedTheme } from "#web/browser/theme.ts";
import { NonceContext } from "#web/page-context.ts";
import { earlyScript } from "./early-script.ts";
import { reloadScript } from "./reload-script.ts";

/*
 * The inline script that runs first. It keeps a member who used the quick exit from coming back by the back button
 * (quick-exit.ts); only a fresh navigation lifts that. It sets the stored theme before the first paint, to avoid a flash
 * of the wrong one.
 * It holds a form that is submitted before the page hydrates and submits it afterwards, so that the typed text is not
 * lost. It keeps the browser's install offer for the profile page, and reloads a page whose scripts do not load
 * (reload-script.ts). At last it asks for what the page will read (early-script.ts).
 */
const boot = (username: string, early: readonly string[]) =>
  `try{(window.stayAway=function(e){if(sessionStorage.${quickExitKey}){if(e?e.persisted:performance.getEntriesByType("navigation")[0].type!="navigate"){document.documentElement.hidden=true;location.replace("${neutralAddress}")}else if(!e)sessionStorage.removeItem("${quickExitKey}")}})();addEventListener("pageshow",stayAway)}catch(e){}try{var t=localStorage.theme;if(t=="light"||t=="dark")document.documentElement.dataset.theme=t}catch(e){}addEventListener("submit",window.holdForm=function(e){if(e.target.dataset.live!==undefined){e.preventDefault();window.heldForm=e.target}},true);addEventListener("beforeinstallprompt",function(e){e.preventDefault();window.installOffer=e});${reloadScript()}${earlyScript(username, early)}`;

declare global {
  interface Window {
    holdForm?: (event: SubmitEvent) => void;
    heldForm?: HTMLFormElement;
  }
}

/**
 * Set once the page is hydrated. A script element that React would create after that is left out, because the policy
 * forbids it.
 */
let isAlive = false;

type Props = {
  username: string;
  /** Addresses of the calls with which the page begins; known to the server. */
  early: readonly string[];
};

export function BootScript({ username, early }: Props) {
  const nonce = use(NonceContext);
  const [isFirst] = useState(!isAlive);
  useEffect(() => {
    if (isAlive) applyTheme(storedTheme());
    isAlive = true;
    if (window.holdForm) removeEventListener("submit", window.holdForm, true);
    delete window.holdForm;
    window.heldForm?.requestSubmit();
    delete window.heldForm;
  }, []);
  if (!isFirst) return null;
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {import.meta.env.SSR ? boot(username, early) : ""}
    </script>
  );
}
