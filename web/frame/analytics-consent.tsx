import { useEffect, useState } from "react";
import { analyticsTexts } from "#texts/frame/analytics.ts";
import { mayLoad } from "#web/browser/load-script.ts";
import { hasThirdPartyScripts } from "#web/browser/third-party-scripts.ts";
import { Button } from "#web/ui/button.tsx";
import { useClient } from "./client.ts";
import { type Choice, loadVendors, storeChoice, storedChoice } from "./vendors.ts";

/**
 * B-103: asks once whether the visit may be measured, loads nothing before a yes, and lets the visitor change the
 * answer.
 */
export function AnalyticsConsent() {
  const { analytics } = useClient();
  const [choice, setChoice] = useState<Choice | undefined>(storedChoice);
  useEffect(() => {
    if (choice === "yes") loadVendors(analytics);
  }, [choice, analytics]);
  // A document reached by navigation within the app may not load third-party scripts.
  if (!mayLoad("analytics")) return null;

  function choose(next: Choice | undefined): void {
    storeChoice(next);
    // Scripts that already run only end with the document, so it is reloaded.
    if (hasThirdPartyScripts()) window.location.reload();
    else setChoice(next);
  }

  if (choice) {
    return (
      <p className="pb-4 text-center text-xs text-on-page-soft">
        <button
          type="button"
          className="min-h-11 px-3 underline underline-offset-4"
          onClick={() => choose(undefined)}
        >
          {analyticsTexts.change}
        </button>
      </p>
    );
  }
  return (
    <section
      aria-label={analyticsTexts.label}
      className="sticky bottom-0 z-20 border-line border-t bg-surface text-ink shadow-float"
    >
      <div className="mx-auto flex max-w-5xl flex-col gap-2.5 px-5 py-3 md:flex-row md:py-4 md:items-center md:gap-8 md:px-6">
        <div className="flex-1">
          <h2 className="text-base font-bold">{analyticsTexts.title}</h2>
          <p className="mt-0.5 text-sm text-ink-soft">{analyticsTexts.text}</p>
        </div>
        <div className="grid grid-cols-2 gap-3 md:flex">
          <Button look="secondary" onClick={() => choose("no")}>
            {analyticsTexts.refuse}
          </Button>
          <Button look="secondary" onClick={() => choose("yes")}>
            {analyticsTexts.agree}
          </Button>
        </div>
      </div>
    </section>
  );
}
