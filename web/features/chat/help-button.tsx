import { ChevronRight, LifeBuoy } from "lucide-react";
import { useEffect, useState } from "react";
import type { HelpContact, SafetyNotice } from "#contract/safety.ts";
import { helpCardTexts } from "#texts/chat/chat.ts";
import { helpTexts } from "#texts/safety/help.ts";
import { useCall } from "#web/api/query.ts";
import { HelpContacts, QuickExit } from "#web/help/help-card.tsx";
import { needsQuickExit } from "#web/help/notice.ts";
import { paths } from "#web/paths.ts";
import { classes } from "#web/ui/classes.ts";
import { Sheet } from "#web/ui/sheet.tsx";

/** Without a connection there is still a number to call. */
const fallback: HelpContact[] = [
  { label: helpTexts.call119, detail: helpTexts.ambulance, href: "tel:119", kind: "tel", isSecondary: false },
];

/** Delay in ms, so that the conversation renders first. */
const fetchMs = 500;

/** The "Bantuan" (help) button, within reach in every state of the chat. Its contacts are prefetched. */
export function HelpButton({ username, notice }: { username: string; notice: SafetyNotice | undefined }) {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), fetchMs);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useCall(
    username,
    "getHelp",
    {},
    { staleTime: Number.POSITIVE_INFINITY, enabled: isReady },
  );
  const contacts = notice?.contacts ?? data?.data.contacts ?? fallback;
  return (
    <Sheet
      title={helpCardTexts.title}
      isReady={isReady}
      onOpen={() => setReady(true)}
      triggerClass={classes(
        "inline-flex min-h-[clamp(44px,2.75rem,56px)] shrink-0 items-center gap-1.5 rounded-full px-3 @max-[15rem]:px-2 text-sm font-semibold transition-colors",
        notice ? "bg-tint text-on-tint" : "text-link hover:bg-tint",
      )}
      trigger={
        <>
          <LifeBuoy aria-hidden="true" className="size-4.5 @max-[15rem]:hidden" />
          {helpCardTexts.button}
        </>
      }
    >
      {notice && needsQuickExit(notice) && (
        <div className="mb-3">
          <QuickExit />
        </div>
      )}
      <HelpContacts contacts={contacts} notice={notice} />
      <p className="mt-3 text-xs">{helpCardTexts.notWatched}</p>
      <a
        href={paths.help(username)}
        className="mt-2 inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-link hover:underline"
      >
        {helpCardTexts.wholePage}
        <ChevronRight aria-hidden="true" className="size-4" />
      </a>
    </Sheet>
  );
}
