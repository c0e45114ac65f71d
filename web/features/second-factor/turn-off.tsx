import { useId, useState } from "react";
import { readCode } from "#rules/second-factor.ts";
import { factorTexts as says } from "#texts/second-factor.ts";
import { api } from "#web/api/browser-api.ts";
import { textOf, useForm } from "#web/api/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { showToast } from "#web/ui/toast.ts";
import { useConfirmed } from "./use-confirmed.tsx";

type Props = { username: string; onTurnedOff: () => void };

/** Turns the factor off, after the password of just now and a code. */
export function TurnOff(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
        {says.turnOff}
      </Button>
      {isOpen && <TurnOffDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function TurnOffDialog({ username, onTurnedOff, onClose }: Props & { onClose: () => void }) {
  const form = useId();
  const { run, isBusy, problem, dialog } = useConfirmed();
  const { errors, formProps } = useForm({
    check: (values) => (readCode(textOf(values, "code")) ? {} : { code: [says.codeInvalid] }),
    send: (values) =>
      run(async () => {
        await api(username, "turnOffFactor", { body: { code: textOf(values, "code") } });
        showToast("success", says.turnedOff);
        onClose();
        onTurnedOff();
      }),
  });
  return (
    <Dialog
      open
      title={says.turnOffTitle}
      onClose={onClose}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {says.cancel}
          </Button>
          <Button look="danger" type="submit" form={form} busy={isBusy}>
            {says.confirmOff}
          </Button>
        </>
      }
    >
      <p className="mb-4">{says.turnOffBody}</p>
      <form {...formProps} id={form} className="grid gap-4">
        <TextField
          label={says.eitherCode}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          errors={errors.code}
        />
        {problem && <Notice tone="error">{problem}</Notice>}
      </form>
      {dialog}
    </Dialog>
  );
}
