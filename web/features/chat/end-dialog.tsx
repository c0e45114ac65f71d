import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { chatTexts } from "#texts/chat/chat.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { refreshSaldo } from "#web/api/saldo.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";

type Props = {
  open: boolean;
  username: string;
  code: string;
  /** Where "leave it open" leads: the list of conversations. */
  listPath: string;
  onEnded: () => void;
  onClose: () => void;
};

/** B-199, B-200: asks before a conversation is ended for good, and offers to leave it open instead. */
export function EndDialog({ open, username, code, listPath, onEnded, onClose }: Props) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function end(): Promise<void> {
    setBusy(true);
    setFailed(false);
    try {
      await api(username, "endConversation", { params: { id: code } });
      void refreshSaldo(username);
      onEnded();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(error.status !== 401);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      alert
      crossLabel={chatTexts.stay}
      open={open}
      title={chatTexts.endTitle}
      onClose={onClose}
      footer={
        // The action that cannot be undone is not the most prominent button.
        <div className="grid w-full gap-2.5">
          <Link
            to={listPath}
            className={buttonClass()}
            onClick={(event) => {
              if (!isFromList(state)) return;
              // Goes back to the same page and rows of the list instead of to its top.
              event.preventDefault();
              void navigate(-1);
            }}
          >
            {chatTexts.leaveOpen}
          </Link>
          <Button look="secondary" busy={isBusy} onClick={end}>
            {chatTexts.endConfirm}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {chatTexts.endClose}
          </Button>
        </div>
      }
    >
      <p>{chatTexts.endBody}</p>
      {hasFailed && (
        <Notice tone="error" className="mt-3">
          {chatTexts.endFailed}
        </Notice>
      )}
    </Dialog>
  );
}

/**
 * Whether the conversation was opened from a row of the list (row.tsx), so that the previous history entry is the list.
 */
const isFromList = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "isFromList" in state;
