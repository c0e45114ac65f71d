import { CloudOff, Hourglass, RefreshCw } from "lucide-react";
import { type ReactNode, useSyncExternalStore } from "react";
import { chatTexts } from "#texts/chat/chat.ts";

/** The state of the connection, above the text box; typing stays possible meanwhile. */
export function ConnectionNote({ isLost, isCrowded }: { isLost: boolean; isCrowded: boolean }) {
  const isOnline = useSyncExternalStore(
    subscribeToNetwork,
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
      {isOnline && !isLost && isCrowded && (
        <Note icon={<Hourglass aria-hidden="true" className="size-4.5" />}>{chatTexts.crowded}</Note>
      )}
    </div>
  );
}

function subscribeToNetwork(changed: () => void): () => void {
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
