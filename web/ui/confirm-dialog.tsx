import type { ReactNode } from "react";
import { dialogTexts } from "#texts/frame/app-frame.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

type Question = {
  open: boolean;
  title: string;
  children: ReactNode;
  confirm: string;
  cancel: string;
  busy?: boolean;
  /** The step cannot be undone. */
  danger?: boolean;
  /** Says what went wrong with the last attempt. */
  note?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before an action; nothing happens until it is confirmed. */
export function ConfirmDialog(props: Question) {
  return (
    <Dialog
      alert
      open={props.open}
      title={props.title}
      onClose={props.onClose}
      footer={
        <>
          <Button look="secondary" onClick={props.onClose}>
            {props.cancel}
          </Button>
          <Button
            look={props.danger ? "danger" : "primary"}
            busy={props.busy ?? false}
            onClick={props.onConfirm}
          >
            {props.confirm}
          </Button>
        </>
      }
    >
      <p>{props.children}</p>
      {props.note && <div className="mt-4">{props.note}</div>}
    </Dialog>
  );
}

/** Shows a message that must be read; one button. */
export function AlertDialog(props: {
  open: boolean;
  title: string;
  children: ReactNode;
  onClose: () => void;
}) {
  return (
    <Dialog
      alert
      open={props.open}
      title={props.title}
      onClose={props.onClose}
      footer={<Button onClick={props.onClose}>{dialogTexts.ok}</Button>}
    >
      <p>{props.children}</p>
    </Dialog>
  );
}
