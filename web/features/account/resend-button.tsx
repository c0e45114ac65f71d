import { useState } from "react";
import { loginTexts } from "#texts/account/account.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { useClient } from "#web/frame/client.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { showToast } from "#web/ui/toast.ts";

/**
 * Requests the verification mail again; the server answers the same for every address. `signUp` identifies the
 * sign-up made in this browser, so that the mail is sent for that one.
 */
export function ResendButton({ email, signUp }: { email: string; signUp: string | undefined }) {
  const { username } = useClient();
  const [isBusy, setBusy] = useState(false);
  async function resend(): Promise<void> {
    setBusy(true);
    try {
      const { message } = await api(username, "resendVerification", {
        body: { email, username, ...(signUp ? { sign_up: signUp } : {}) },
      });
      showToast("success", message ?? loginTexts.resent);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast("error", error.message);
    } finally {
      setBusy(false);
    }
  }
  return (
    <button
      type="button"
      className="-ml-1 inline-flex min-h-11 items-center gap-2 rounded-sm px-1 font-semibold underline underline-offset-4"
      aria-busy={isBusy}
      onClick={isBusy ? undefined : resend}
    >
      {loginTexts.resend}
      {isBusy && <Spinner className="size-4" />}
    </button>
  );
}
