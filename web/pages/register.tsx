import { useNavigate } from "react-router";
import { registerTexts } from "#texts/account.ts";
import { frameTexts } from "#texts/frame.ts";
import { AccountCard } from "#web/features/account/account-card.tsx";
import { RegisterForm } from "#web/features/account/register-form.tsx";
import { useSignedIn } from "#web/features/account/use-signed-in.ts";
import { useClient } from "#web/frame/client.ts";
import { pageMeta } from "#web/frame/meta.ts";
import { paths } from "#web/paths.ts";
import { Notice } from "#web/ui/notice.tsx";
import { LoadingOverlay } from "#web/ui/spinner.tsx";
import type { Route } from "./+types/register";

export const meta: Route.MetaFunction = (args) => pageMeta(args, registerTexts.pageTitle);

/** R-05; then to verify, which says that a mail is on its way (B-106). */
export default function Register() {
  const { username } = useClient();
  const navigate = useNavigate();
  const isChecking = useSignedIn();
  return (
    <AccountCard title={registerTexts.title} intro={registerTexts.intro}>
      <noscript>
        <Notice tone="error" className="mb-5">
          {frameTexts.needsScript}
        </Notice>
      </noscript>
      {/* The address travels in the history entry, never in the page's address. */}
      <RegisterForm onRegistered={(state) => navigate(paths.justRegistered(username), { state })} />
      {isChecking && <LoadingOverlay />}
    </AccountCard>
  );
}
