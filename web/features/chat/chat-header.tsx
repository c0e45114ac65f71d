import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { chatTexts } from "#texts/chat/chat.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { IconButton } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";

type Props = {
  expert: { name: string; layanan: string; photo_url: string };
  onBack: () => void;
  /** The quick exit from this page, for a member who needs it. */
  exit: ReactNode;
  /** The remaining time. */
  meter: ReactNode;
  /** The help button, always within reach. */
  help: ReactNode;
};

/**
 * The expert's name, the AI label, the time and help: two rows on a phone, one where there is room. Below 15rem (a phone
 * with text twice as large) the least important parts are hidden to leave room for the conversation.
 */
export function ChatHeader({ expert, onBack, exit, meter, help }: Props) {
  return (
    <header className="@container z-20 border-line border-b bg-surface text-ink">
      <div className="mx-auto flex max-w-3xl flex-wrap items-center gap-x-2 gap-y-1.5 px-1.5 py-1.5 @2xl:flex-nowrap @2xl:px-2.5 @2xl:py-2">
        <div className="flex w-full min-w-0 flex-wrap items-center gap-x-2 @2xl:w-auto @2xl:flex-1">
          <IconButton label={chatTexts.back} onClick={onBack}>
            <ArrowLeft aria-hidden="true" className="size-5.5" />
          </IconButton>
          <Avatar
            src={expert.photo_url}
            name=""
            className={classes("size-10 rounded-full @max-[15rem]:hidden", exit ? "@max-2xl:hidden" : "")}
          />
          <div className="min-w-20 flex-1 leading-tight">
            <h1 className="flex min-w-0 flex-wrap items-center gap-x-1.5 text-[min(1rem,7vw)] leading-tight">
              <span className="min-w-0">{expert.name}</span>
              <Badge tone="brand" className="shrink-0">
                <span aria-hidden="true">{chatTexts.aiLabel}</span>
                <span className="sr-only">{chatTexts.aiHint}</span>
              </Badge>
            </h1>
            <p
              className={classes("text-xs text-ink-soft @max-[15rem]:hidden", exit ? "@max-2xl:hidden" : "")}
            >
              {expert.layanan}
            </p>
          </div>
          {exit}
        </div>
        <div className="flex w-full min-w-0 flex-wrap items-center justify-between gap-x-2 @2xl:w-auto @2xl:flex-nowrap">
          {meter}
          {help}
        </div>
      </div>
    </header>
  );
}
