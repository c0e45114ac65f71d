import { frameTexts } from "#texts/frame/frame.ts";
import { passwordTexts } from "#texts/password.ts";
import { api } from "#web/api/browser-api.ts";
import { AccountCard } from "#web/features/account/account-card.tsx";
import { NewPasswordForm } from "#web/features/password/new-password-form.tsx";
import { useResetLink } from "#web/features/password/use-reset-link.ts";
import { useClient } from "#web/frame/client.ts";
import { pageMeta } from "#web/frame/meta.ts";
import { Notice } from "#web/ui/notice.tsx";
import type { Route } from "./+types/reset-password";

export const meta: Route.MetaFunction = (args) => pageMeta(args, passwordTexts.pageTitle);

/**
 * sets a new password with the token, email and client_id of the link (B-134). Opening the page changes nothing.
 */
export default function ResetPassword() {
  const { username } = useClient();
  const { token, email, clientId } = useResetLink();
  async function send(password: string, confirm: string): Promise<void> {
    if (!token || !email || !clientId) return;
    const body = { token, email, client_id: clientId, password, confirm };
    await api(username, "resetPassword", { body }, { stayOn401: true });
  }

  return (
    <AccountCard title={passwordTexts.title} intro={passwordTexts.intro}>
      <noscript>
        <Notice tone="error" className="mb-5">
          {frameTexts.needsScript}
        </Notice>
      </noscript>
      <NewPasswordForm
        names={{ password: "password", confirm: "confirm" }}
        isComplete={Boolean(token && email && clientId)}
        email={email}
        send={send}
      />
    </AccountCard>
  );
}
