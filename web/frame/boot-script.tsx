import { use, useEffect, useState } from "react";
import { leftKey, neutralAddress } from "#web/browser/leave.ts";
import { applyTheme, storedTheme } from "#web/browser/theme.ts";
import { NonceContext } from "#web/page-context.ts";
import { mendScript } from "./mend-script.ts";

/*
 * Before the first paint: the stored theme, so that no other one flashes up. Before the page is alive: a form that
 * is sent early is held and sent once it is, instead of leaving the page with what was typed. First of all: who left
 * in a hurry is not led back here by the back button (leave.ts); only an address that is opened anew ends that.
 * Last: a browser's offer to install the app is kept for the profile, instead of being held out to everybody, and
 * scripts that do not come are asked for again.
 */
const boot = `try{(window.stayAway=function(e){if(sessionStorage.${leftKey}){if(e?e.persisted:performance.getEntriesByType("navigation")[0].type!="navigate"){document.documentElement.hidden=true;location.replace("${neutralAddress}")}else if(!e)sessionStorage.removeItem("${leftKey}")}})();addEventListener("pageshow",stayAway)}catch(e){}try{var t=localStorage.theme;if(t=="light"||t=="dark")document.documentElement.dataset.theme=t}catch(e){}addEventListener("submit",window.holdForm=function(e){if(e.target.dataset.live!==undefined){e.preventDefault();window.heldForm=e.target}},true);addEventListener("beforeinstallprompt",function(e){e.preventDefault();window.installOffer=e});${mendScript}`;

declare global {
  interface Window {
    holdForm?: (event: SubmitEvent) => void;
    heldForm?: HTMLFormElement;
  }
}

/** Once the page has come alive, scripts that React would create anew are left out: the policy forbids them. */
let isAlive = false;

export function BootScript() {
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
      {import.meta.env.SSR ? boot : ""}
    </script>
  );
}
