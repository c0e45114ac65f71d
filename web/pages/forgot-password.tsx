import { frameTexts } from "#texts/frame/frame.ts";
import { forgotTexts } from "#texts/password.ts";
import { AccountCard } from "#web/features/account/account-card.tsx";
import { ForgotForm } from "#web/features/password/forgot-form.tsx";
import { pageMeta } from "#web/frame/meta.ts";
import { Notice } from "#web/ui/notice.tsx";
import type { Route } from "./+types/forgot-password";

export const meta: Route.MetaFunction = (args) => pageMeta(args, forgotTexts.pageTitle);

/** the form that requests a link for a new password. */
export default function ForgotPassword() {
  return (
    <AccountCard title={forgotTexts.title} intro={forgotTexts.intro}>
      <noscript>
        <Notice tone="error" className="mb-5">
          {frameTexts.needsScript}
        </Notice>
      </noscript>
      <ForgotForm />
    </AccountCard>
  );
}
