import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { dialogTexts } from "#texts/frame/app-frame.ts";
import { IconButton } from "./button.tsx";
import { classes } from "./classes.ts";
import {
  closeToast,
  currentToasts,
  onToasts,
  pauseToast,
  releaseToast,
  type Toast,
  takeAction,
} from "./toast-store.ts";

const none: readonly Toast[] = [];

/** Shows the toasts, above dialogs too; screen readers announce each one. */
export function Toaster() {
  const toasts = useSyncExternalStore(onToasts, currentToasts, () => none);
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const layer = ref.current;
    if (!layer?.showPopover) return;
    // Reopens the popover for every toast, because the newest element of the top layer lies above a dialog opened
    // meanwhile.
    if (layer.matches(":popover-open")) layer.hidePopover();
    if (toasts.length === 0) return;
    // A toast with an action comes next in the Tab order after the focused element.
    const { activeElement: source } = document;
    const isAnswerable = toasts.some(({ action }) => action) && source instanceof HTMLElement;
    layer.showPopover(isAnswerable && source !== document.body ? { source } : {});
  }, [toasts]);
  return (
    <>
      <section
        ref={ref}
        popover="manual"
        aria-label={dialogTexts.messages}
        className="pointer-events-none inset-auto top-0 right-0 m-0 w-full max-w-100 overflow-visible border-0 bg-transparent p-3 md:p-5"
      >
        <ul className="grid gap-2.5">
          {toasts.map((toast) => (
            <Message key={toast.id} toast={toast} />
          ))}
        </ul>
      </section>
      <Spoken toasts={toasts} kind="success" />
      <Spoken toasts={toasts} kind="error" />
    </>
  );
}

function Message({ toast }: { toast: Toast }) {
  const { id, kind, text, action } = toast;
  const ref = useRef<HTMLLIElement>(null);
  const isError = kind === "error";
  const Icon = isError ? CircleAlert : CircleCheck;
  return (
    <li
      ref={ref}
      data-toast={kind}
      onPointerEnter={() => pauseToast(id)}
      onPointerLeave={() => !ref.current?.contains(document.activeElement) && releaseToast(id)}
      onFocus={() => pauseToast(id)}
      onBlur={() => !ref.current?.matches(":hover") && releaseToast(id)}
      className={classes(
        "pointer-events-auto flex animate-rise items-start gap-x-2 rounded-md border bg-surface py-1.5 pr-1.5 pl-4 text-sm text-ink shadow-float",
        isError ? "border-danger" : "border-good",
      )}
    >
      <Icon
        aria-hidden="true"
        className={classes("mt-3 size-5", isError ? "text-danger-text" : "text-good")}
      />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 self-center">
        {/* Where both do not fit side by side, the button comes below, so that no word is broken. */}
        <span className="min-w-[min(9rem,100%)] flex-1 whitespace-pre-line py-1.5 font-medium">{text}</span>
        {action && (
          <button
            type="button"
            className="-ml-2 min-h-11 rounded-sm px-2 text-left font-semibold text-link hover:bg-tint"
            onClick={() => takeAction(toast)}
          >
            {action.label}
          </button>
        )}
      </span>
      <IconButton label={dialogTexts.closeMessage} onClick={() => closeToast(id)} className="text-ink-soft">
        <X aria-hidden="true" className="size-4.5" />
      </IconButton>
    </li>
  );
}

/**
 * A live region. It exists before its text does, because screen readers do not announce one that appears with its text.
 */
function Spoken({ toasts, kind }: { toasts: readonly Toast[]; kind: Toast["kind"] }) {
  const newest = toasts.findLast((toast) => toast.kind === kind);
  return (
    <div role={kind === "error" ? "alert" : "status"} className="sr-only">
      {newest?.text}
    </div>
  );
}
