import { frameTexts } from "#texts/frame.ts";
import { passwordTexts } from "#texts/password.ts";
import { api } from "#web/api/browser-api.ts";
import { AccountCard } from "#web/features/account/account-card.tsx";
import { NewPasswordForm } from "#web/features/password/new-password-form.tsx";
import { useResetLink } from "#web/features/password/use-reset-link.ts";
import { useClient } from "#web/frame/client.ts";
import { pageMeta } from "#web/frame/meta.ts";
import { Notice } from "#web/ui/notice.tsx";
import type { Route } from "./+types/change-password";

export const meta: Route.MetaFunction = (args) => pageMeta(args, passwordTexts.pageTitle);

/** sets a new password with the token of a mailed link (B-136). Opening the page changes nothing. */
export default function ChangePassword() {
  const { username } = useClient();
  const { token } = useResetLink();
  async function send(newPassword: string, confirmPassword: string): Promise<void> {
    if (!token) return;
    const body = { token, newPassword, confirmPassword };
    await api(username, "changePassword", { body }, { stayOn401: true });
  }

  return (
    <AccountCard title={passwordTexts.title} intro={passwordTexts.intro}>
      <noscript>
        <Notice tone="error" className="mb-5">
          {frameTexts.needsScript}
        </Notice>
      </noscript>
      <NewPasswordForm
        names={{ password: "newPassword", confirm: "confirmPassword" }}
        isComplete={Boolean(token)}
        send={send}
      />
    </AccountCard>
  );
}
