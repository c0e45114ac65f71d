import { Hourglass, X } from "lucide-react";
import { balanceTexts } from "#texts/balance/balance.ts";
import { dialogTexts } from "#texts/frame/app-frame.ts";
import { IconButton } from "#web/ui/button.tsx";
import { useLowMark } from "./use-low-mark.ts";
import { type ChatMeter, useSecondsLeft } from "./use-meter.ts";

/** A notice at five minutes and at one minute left, under the header and never over the text box. */
export function LowNote({ meter: { reading } }: { meter: Pick<ChatMeter, "reading"> }) {
  const seconds = useSecondsLeft(reading);
  const { low, dismissLow } = useLowMark(reading?.state === "running" ? seconds : undefined);
  return (
    <div role="status">
      {low && (
        <div className="border-line border-b bg-amber-tint text-amber">
          <div className="mx-auto flex max-w-3xl items-center gap-2.5 pl-4 text-sm font-medium">
            <Hourglass aria-hidden="true" className="size-4.5" />
            <p className="min-w-0 flex-1">{low === 60 ? balanceTexts.lowOne : balanceTexts.lowFive}</p>
            <IconButton label={dialogTexts.closeMessage} onClick={dismissLow} className="text-amber">
              <X aria-hidden="true" className="size-4.5" />
            </IconButton>
          </div>
        </div>
      )}
    </div>
  );
}
