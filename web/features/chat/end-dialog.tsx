import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { chatTexts } from "#texts/chat.ts";
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
  /** Where "leave it open" leads. */
  listPath: string;
  onEnded: () => void;
  onClose: () => void;
};

/** B-199, B-200: asks before a talk is ended for good; leaving it open is offered beside it. */
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
        // What cannot be undone is not the easiest to press.
        <div className="grid w-full gap-2.5">
          <Link
            to={listPath}
            className={buttonClass()}
            onClick={(event) => {
              if (!isFromList(state)) return;
              // Back to the page and the rows that they came from, not to the top of all.
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

/** Whether a row of the list led here (row.tsx): the entry before this one is the list then. */
const isFromList = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "isFromList" in state;
