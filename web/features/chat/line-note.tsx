import { CloudOff, Hourglass, Pencil, RefreshCw, X } from "lucide-react";
import { type ReactNode, useSyncExternalStore } from "react";
import { dialogTexts } from "#texts/app-frame.ts";
import { balanceTexts } from "#texts/balance.ts";
import { chatTexts } from "#texts/chat.ts";
import { IconButton } from "#web/ui/button.tsx";
import { useLowMark } from "./use-low-mark.ts";
import { type ChatMeter, useSecondsLeft } from "./use-meter.ts";

/** Shown above the text box while the newest question is being edited. */
export function EditNote({ onCancel }: { onCancel: () => void }) {
  return (
    <div className="mx-auto flex max-w-3xl items-center gap-2 px-2 text-sm text-on-page">
      <Pencil aria-hidden="true" className="size-4 shrink-0" />
      <p role="status" className="min-w-0 flex-1">
        {chatTexts.editing}
      </p>
      <button
        type="button"
        onClick={onCancel}
        className="min-h-11 rounded-md px-3 font-semibold text-link-on-page hover:underline"
      >
        {chatTexts.cancelEdit}
      </button>
    </div>
  );
}

/** The state of the connection, above the text box; typing stays possible meanwhile. */
export function LineNote({ isLost }: { isLost: boolean }) {
  const isOnline = useSyncExternalStore(
    onLine,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <Note icon={<CloudOff aria-hidden="true" className="size-4.5" />}>{chatTexts.offline}</Note>
      )}
      {isOnline && isLost && (
        <Note icon={<RefreshCw aria-hidden="true" className="size-4.5" />}>{chatTexts.reconnecting}</Note>
      )}
    </div>
  );
}

function onLine(changed: () => void): () => void {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}

/** Shown when the device cannot store what is waiting to be sent. */
export function NotStoredNote({ isShown }: { isShown: boolean }) {
  return (
    <div role="status">
      {isShown && (
        <Note icon={<CloudOff aria-hidden="true" className="size-4.5" />}>{chatTexts.notStored}</Note>
      )}
    </div>
  );
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="mx-auto mb-2 flex max-w-3xl animate-rise items-center gap-2.5 rounded-md bg-amber-tint px-4 py-2 text-sm font-medium text-amber">
      {icon}
      <span className="min-w-0 flex-1">{children}</span>
    </p>
  );
}

/** A notice at five minutes and at one minute left, under the header and never over the text box. */
export function LowNote({ meter: { told } }: { meter: Pick<ChatMeter, "told"> }) {
  const seconds = useSecondsLeft(told);
  const { low, dismissLow } = useLowMark(told?.state === "running" ? seconds : undefined);
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
