import { Suspense, useEffect } from "react";
import type { SafetyNotice } from "#contract/safety.ts";
import { later } from "#web/ui/later.ts";

const loadPanel = async () => (await import("./help-panel.tsx")).HelpPanel;
const HelpPanel = later(loadPanel);

/**
 * The help panel of a page that rarely needs one: fetched ahead, once the page has come alive, so that it does not
 * wait for the line then. Should it come late all the same, the vetted message, which names whom to call, is there.
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
