import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { keepTexts } from "#texts/offline.ts";
import { forgetKept } from "#web/browser/kept.ts";
import { entryOf } from "#web/browser/kept-entry.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { whenText } from "#web/ui/time-text.ts";
import { showToast } from "#web/ui/toast.ts";
import { refreshCopies, statusOf } from "./copies.ts";
import { canKeep, turnOn } from "./keep.ts";
import { isEasy, isWhole } from "./pin.ts";
import { PinField } from "./pin-field.tsx";

type Props = { username: string; userId: number; readPath: string };

/**
 * Turns offline copies on or off. They are off by default, and the facts about them are shown before anything is
 * stored.
 */
export function KeepConversations({ username, userId, readPath }: Props) {
  const [isOn, setOn] = useState(() => entryOf(username)?.userId === userId);
  const [asks, setAsks] = useState<"pin" | "end">();

  async function begin(pin: string): Promise<void> {
    await turnOn(username, userId, pin);
    setOn(true);
    setAsks(undefined);
    showToast("success", keepTexts.turnedOn);
  }

  function end(): void {
    forgetKept(username);
    setOn(false);
    setAsks(undefined);
    showToast("success", keepTexts.turnedOff);
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <ul className="grid list-disc gap-2 pl-5 text-sm text-ink-soft">
        {keepTexts.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {isOn ? (
        <>
          <Status username={username} onGone={() => setOn(false)} />
          <div className="flex flex-wrap gap-3">
            <ButtonLink plain to={readPath} look="secondary">
              {keepTexts.read}
            </ButtonLink>
            <Button look="quiet" onClick={() => setAsks("end")}>
              {keepTexts.turnOff}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="text-sm font-semibold">{canKeep() ? keepTexts.off : keepTexts.unsupported}</p>
          {canKeep() && (
            <Button look="secondary" className="justify-self-start" onClick={() => setAsks("pin")}>
              {keepTexts.turnOn}
            </Button>
          )}
        </>
      )}
      {asks === "pin" && <PinDialog onPin={begin} onClose={() => setAsks(undefined)} />}
      <ConfirmDialog
        open={asks === "end"}
        title={keepTexts.turnOffTitle}
        confirm={keepTexts.turnOffConfirm}
        cancel={keepTexts.cancel}
        onConfirm={end}
        onClose={() => setAsks(undefined)}
      >
        {keepTexts.turnOffBody}
      </ConfirmDialog>
    </div>
  );
}

/** Shows how many conversations are copied, and synchronises them when it mounts. */
function Status({ username, onGone }: { username: string; onGone: () => void }) {
  const [status, setStatus] = useState<{ count: number; copiedAt: number }>();
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    void (async () => {
      await refreshCopies(username);
      if (entryOf(username)) setStatus(await statusOf(username));
      else gone.current();
    })();
  }, [username]);
  return (
    <div role="status" className="rounded-md bg-tint px-4 py-3 text-sm text-on-tint">
      <p className="font-semibold">{status ? keepTexts.on(status.count) : keepTexts.filling}</p>
      {status && status.copiedAt > 0 && (
        <p>{keepTexts.refreshed(whenText(new Date(status.copiedAt).toISOString()))}</p>
      )}
    </div>
  );
}

type Wrong = { pin?: string; again?: string; all?: string };

function PinDialog(props: { onPin: (pin: string) => Promise<void>; onClose: () => void }) {
  const form = useId();
  const [pin, setPin] = useState("");
  const [again, setAgain] = useState("");
  const [wrong, setWrong] = useState<Wrong>({});
  const [isBusy, setBusy] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);

  function judge(): Wrong {
    if (!isWhole(pin)) return { pin: keepTexts.pinShort };
    if (isEasy(pin)) return { pin: keepTexts.pinEasy };
    return pin === again ? {} : { again: keepTexts.pinDiffers };
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const found = judge();
    setWrong(found);
    if (found.pin) return first.current?.focus();
    if (found.again) return second.current?.focus();
    setBusy(true);
    try {
      await props.onPin(pin);
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the reason, for who looks; there is no PIN in it
      console.warn("kept talks", error);
      setWrong({ all: keepTexts.failed });
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      title={keepTexts.dialogTitle}
      onClose={props.onClose}
      footer={
        <>
          <Button look="secondary" onClick={props.onClose}>
            {keepTexts.cancel}
          </Button>
          <Button type="submit" form={form} busy={isBusy}>
            {keepTexts.save}
          </Button>
        </>
      }
    >
      <p className="mb-4">{keepTexts.dialogBody}</p>
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <PinField ref={first} label={keepTexts.pin} value={pin} error={wrong.pin} onChange={setPin} />
        <PinField
          ref={second}
          label={keepTexts.again}
          value={again}
          error={wrong.again}
          onChange={setAgain}
        />
        {wrong.all && <Notice tone="error">{wrong.all}</Notice>}
      </form>
    </Dialog>
  );
}
