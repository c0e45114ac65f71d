import { frameTexts } from "#texts/frame/frame.ts";
import { passwordTexts } from "#texts/password.ts";
import { AccountCard } from "#web/features/account/account-card.tsx";
import { ChosenPassword } from "#web/features/password/chosen-password.tsx";
import { useResetLink } from "#web/features/password/use-reset-link.ts";
import { pageMeta } from "#web/frame/meta.ts";
import { Notice } from "#web/ui/notice.tsx";
import type { Route } from "./+types/change-password";

export const meta: Route.MetaFunction = (args) => pageMeta(args, passwordTexts.pageTitle);

/** sets a new password with the token of a mailed link (B-136). Opening the page changes nothing. */
export default function ChangePassword() {
  const { token } = useResetLink();
  return (
    <AccountCard title={passwordTexts.title} intro={passwordTexts.intro}>
      <noscript>
        <Notice tone="error" className="mb-5">
          {frameTexts.needsScript}
        </Notice>
      </noscript>
      <ChosenPassword token={token} />
    </AccountCard>
  );
}
