import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { balanceTexts } from "#texts/balance/balance.ts";
import { rememberConversation } from "#web/browser/stored-purchase.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { AlertDialog, ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useResetBalance } from "./use-reset-balance.ts";

type Props = {
  /** free: the free time has ended (B-229); used: it ended again after a refill (B-230). */
  kind: "free" | "used";
  client: { has_refills: boolean; username: string; name: string; free_seconds: number };
  expertId: number;
  /** The conversation that ran out of time; a purchase leads back into it. */
  code: string;
  /** Called when there is time again. */
  onFilled: () => void;
  /**
   * B-228: when a refill is refused with a redirect, confirming leaves the conversation (`onLeave`); cancelling closes
   * everything and stays (`onStay`).
   */
  onLeave: () => void;
  onStay: () => void;
  /** Called when the prompt is dismissed. */
  onClose: () => void;
};

/**
 * The prompts to continue at balance 0 (B-202, A-77, A-78). Both refill the time, except that a member of a client
 * without refills buys time once the granted time is used up.
 */
export function ContinuePrompt(props: Props) {
  const { kind, client, expertId, code, onFilled, onLeave, onStay, onClose } = props;
  const { isBusy, problem, reset, clear } = useResetBalance(
    { username: client.username, expertId },
    onFilled,
  );
  const navigate = useNavigate();
  function toPackages(): void {
    rememberConversation({ username: client.username, code, expertId });
    void navigate(paths["payment-detail"](client.username, expertId));
  }
  const buysTime = !client.has_refills && kind === "used";

  if (problem?.kind === "session") {
    return (
      <AlertDialog open title={balanceTexts.resetRefusedTitle} onClose={clear}>
        {problem.text}
      </AlertDialog>
    );
  }
  if (problem?.kind === "redirect") {
    return (
      <ConfirmDialog
        open
        title={balanceTexts.resetRefusedTitle}
        confirm={balanceTexts.ok}
        cancel={balanceTexts.cancel}
        onConfirm={onLeave}
        onClose={onStay}
      >
        {problem.text}
      </ConfirmDialog>
    );
  }
  const title =
    kind === "free" ? balanceTexts.continuePrompt(client.name.toUpperCase()) : balanceTexts.topUpTitle;
  const text =
    kind === "used"
      ? balanceTexts.topUpBody
      : client.has_refills
        ? balanceTexts.continueBody
        : balanceTexts.continueBodyGranted;
  return (
    <Prompt title={title} isBusy={isBusy} onContinue={buysTime ? toPackages : reset} onClose={onClose}>
      <p>{text}</p>
      {problem && (
        <Notice tone="error" className="mt-4">
          {problem.text}
        </Notice>
      )}
    </Prompt>
  );
}

function Prompt(props: {
  title: string;
  isBusy: boolean;
  onContinue: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog
      alert
      open
      title={props.title}
      onClose={props.onClose}
      footer={
        <>
          <Button look="secondary" onClick={props.onClose}>
            {balanceTexts.later}
          </Button>
          <Button busy={props.isBusy} onClick={props.onContinue}>
            {balanceTexts.continueChat}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
