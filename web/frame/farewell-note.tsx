import { useEffect, useState } from "react";
import { farewellTexts } from "#texts/frame/farewell.ts";
import { type Farewell, takeFarewell } from "#web/browser/farewell.ts";
import { Notice } from "#web/ui/notice.tsx";

/** Says once why a member who was signed in was sent to the login form. */
export function FarewellNote() {
  const [why, setWhy] = useState<Farewell>();
  // Runs in the browser only, because the server sends the same page to everyone. A page that another tab signed out is
  // hidden and being replaced; a refused call may lead it here just before, and it leaves the reason to the next page.
  useEffect(() => setWhy((known) => known ?? (document.body.hidden ? undefined : takeFarewell())), []);
  return (
    <div role="status">
      {why && (
        <Notice tone="info" className="mb-5">
          {farewellTexts[why]}
        </Notice>
      )}
    </div>
  );
}
