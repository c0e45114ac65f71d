import { X } from "lucide-react";
import { useState } from "react";
import { checkInTexts } from "#texts/safety/check-in.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { queries, useCall } from "#web/api/query.ts";
import { paths } from "#web/paths.ts";
import { IconButton } from "#web/ui/button.tsx";

/**
 * one discreet line at the first visit after a screening with a yes to question 17; it does not mention the
 * screening.
 */
export function CheckInNote({ username }: { username: string }) {
  const [isSeen, setSeen] = useState(false);
  const { data } = useCall(username, "getCheckIn", {}, { staleTime: 10 * 60_000 });
  if (!data?.data.is_due || isSeen) return null;

  /** Hides the line at once; if the call fails, the line appears again at a later visit. */
  function dismiss(): void {
    setSeen(true);
    queries.removeQueries({ queryKey: [username, "getCheckIn"] });
    api(username, "dismissCheckIn", {}).catch((error) => {
      if (!(error instanceof ApiError)) throw error;
    });
  }

  return (
    <aside
      aria-label={checkInTexts.label}
      data-check-in=""
      className="mb-6 flex items-start gap-2 rounded-lg border border-line bg-surface py-2 pr-2 pl-4 text-ink shadow-rest"
    >
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 py-1">
        <p className="min-w-[min(100%,14rem)] flex-1">{checkInTexts.text}</p>
        <a
          href={paths.help(username)}
          className="inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline"
        >
          {checkInTexts.help}
        </a>
      </div>
      <IconButton label={checkInTexts.dismiss} onClick={dismiss} className="text-ink-soft">
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </aside>
  );
}
