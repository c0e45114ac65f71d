import { useEffect, useState } from "react";
import { farewellTexts } from "#texts/farewell.ts";
import { type Farewell, takeFarewell } from "#web/browser/farewell.ts";
import { Notice } from "#web/ui/notice.tsx";

/** Says once why somebody who was signed in stands before the login form. */
export function FarewellNote() {
  const [why, setWhy] = useState<Farewell>();
  // Only the browser knows: the page itself is the same for everyone.
  useEffect(() => setWhy((known) => known ?? takeFarewell()), []);
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
