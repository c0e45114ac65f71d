import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { copySettingTexts } from "#texts/offline.ts";
import { forgetOfflineCopies } from "#web/browser/offline-copies.ts";
import { entryOf } from "#web/browser/offline-entry.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { whenText } from "#web/ui/time-text.ts";
import { showToast } from "#web/ui/toast.ts";
import { refreshCopies, statusOf } from "./copies.ts";
import { canStoreCopies, turnOn } from "./copies-lock.ts";
import { isEasy, isWhole } from "./pin.ts";
import { PinField } from "./pin-field.tsx";

type Props = { username: string; userId: number; readPath: string };

/**
 * Turns offline copies on or off. They are off by default, and the facts about them are shown before anything is
 * stored.
 */
export function CopiesSetting({ username, userId, readPath }: Props) {
  const [isOn, setOn] = useState(() => entryOf(username)?.userId === userId);
  const [asks, setAsks] = useState<"pin" | "end">();

  async function begin(pin: string): Promise<void> {
    await turnOn(username, userId, pin);
    setOn(true);
    setAsks(undefined);
    showToast("success", copySettingTexts.turnedOn);
  }

  function end(): void {
    forgetOfflineCopies(username);
    setOn(false);
    setAsks(undefined);
    showToast("success", copySettingTexts.turnedOff);
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <ul className="grid list-disc gap-2 pl-5 text-sm text-ink-soft">
        {copySettingTexts.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {isOn ? (
        <>
          <Status username={username} onGone={() => setOn(false)} />
          <div className="flex flex-wrap gap-3">
            <ButtonLink plain to={readPath} look="secondary">
              {copySettingTexts.read}
            </ButtonLink>
            <Button look="quiet" onClick={() => setAsks("end")}>
              {copySettingTexts.turnOff}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="text-sm font-semibold">
            {canStoreCopies() ? copySettingTexts.off : copySettingTexts.unsupported}
          </p>
          {canStoreCopies() && (
            <Button look="secondary" className="justify-self-start" onClick={() => setAsks("pin")}>
              {copySettingTexts.turnOn}
            </Button>
          )}
        </>
      )}
      {asks === "pin" && <PinDialog onPin={begin} onClose={() => setAsks(undefined)} />}
      <ConfirmDialog
        open={asks === "end"}
        title={copySettingTexts.turnOffTitle}
        confirm={copySettingTexts.turnOffConfirm}
        cancel={copySettingTexts.cancel}
        onConfirm={end}
        onClose={() => setAsks(undefined)}
      >
        {copySettingTexts.turnOffBody}
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
      <p className="font-semibold">{status ? copySettingTexts.on(status.count) : copySettingTexts.filling}</p>
      {status && status.copiedAt > 0 && (
        <p>{copySettingTexts.refreshed(whenText(new Date(status.copiedAt).toISOString()))}</p>
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
    if (!isWhole(pin)) return { pin: copySettingTexts.pinShort };
    if (isEasy(pin)) return { pin: copySettingTexts.pinEasy };
    return pin === again ? {} : { again: copySettingTexts.pinDiffers };
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
      console.warn("offline copies", error);
      setWrong({ all: copySettingTexts.failed });
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      title={copySettingTexts.dialogTitle}
      onClose={props.onClose}
      footer={
        <>
          <Button look="secondary" onClick={props.onClose}>
            {copySettingTexts.cancel}
          </Button>
          <Button type="submit" form={form} busy={isBusy}>
            {copySettingTexts.save}
          </Button>
        </>
      }
    >
      <p className="mb-4">{copySettingTexts.dialogBody}</p>
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <PinField ref={first} label={copySettingTexts.pin} value={pin} error={wrong.pin} onChange={setPin} />
        <PinField
          ref={second}
          label={copySettingTexts.again}
          value={again}
          error={wrong.again}
          onChange={setAgain}
        />
        {wrong.all && <Notice tone="error">{wrong.all}</Notice>}
      </form>
    </Dialog>
  );
}
