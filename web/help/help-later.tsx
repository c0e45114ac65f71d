import { Suspense, useEffect } from "react";
import type { SafetyNotice } from "#contract/safety.ts";
import { later } from "#web/ui/later.ts";

const loadPanel = async () => (await import("./help-panel.tsx")).HelpPanel;
const HelpPanel = later(loadPanel);

/**
 * The help panel for pages that rarely need one. Its code is prefetched after hydration, so that showing it does not
 * wait for the network; until it has loaded, the vetted message, which names whom to call, is shown.
 */
export function HelpLater({
  notice,
  heard,
}: {
  notice: SafetyNotice | undefined;
  heard: string | undefined;
}) {
  useEffect(() => {
    loadPanel().catch(() => {
      // Tried again when it is needed.
    });
  }, []);
  if (!notice) return null;
  return (
    <Suspense fallback={<p className="text-lg text-on-page">{notice.message}</p>}>
      <HelpPanel key={notice.message} notice={notice} heard={heard} />
    </Suspense>
  );
}
