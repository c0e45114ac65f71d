import { useState } from "react";
import { logoutTexts } from "#texts/frame/app-frame.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { forgetDrafts, planForm } from "#web/browser/drafts.ts";
import { dropSession } from "#web/browser/session.ts";
import { forgetScreenings } from "#web/browser/stored-screening.ts";
import { paths } from "#web/paths.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useClient } from "./client.ts";

/** B-100, B-101, S-30: sends nothing until confirmed; without a connection the dialog offers a retry. */
export function LogoutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { username } = useClient();
  const [isBusy, setBusy] = useState(false);
  const [isOffline, setOffline] = useState(false);
  async function leave(): Promise<void> {
    setBusy(true);
    setOffline(false);
    try {
      await api(username, "logout", {}, { stayOn401: true });
      goToLogin(username);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) return goToLogin(username);
      if (error.status === 0) setOffline(true);
      // biome-ignore lint/suspicious/noConsole: B-101 asks for the answer in the console and nothing on the screen
      else console.error(error.body);
      setBusy(false);
    }
  }
  return (
    <ConfirmDialog
      open={open}
      title={logoutTexts.title}
      confirm={logoutTexts.confirm}
      cancel={logoutTexts.cancel}
      busy={isBusy}
      onConfirm={leave}
      onClose={onClose}
      note={isOffline && <Notice tone="error">{logoutTexts.offline}</Notice>}
    >
      {logoutTexts.body}
    </ConfirmDialog>
  );
}

/**
 * Loads a new document, so that the conversations in memory are gone. Also removes unsent screening answers and the
 * safety plan's draft.
 */
function goToLogin(username: string): void {
  dropSession(username);
  forgetScreenings(username);
  forgetDrafts(username, planForm);
  window.location.replace(paths.login(username));
}
