import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { loginTexts } from "#texts/account.ts";
import { frameTexts } from "#texts/frame.ts";
import { api } from "#web/api/browser-api.ts";
import { dropSession } from "#web/browser/session.ts";
import { AccountCard } from "#web/features/account/account-card.tsx";
import { LoginForm } from "#web/features/account/login-form.tsx";
import { Promo } from "#web/features/account/promo.tsx";
import { useSignedIn } from "#web/features/account/use-signed-in.ts";
import { ConsentDialog } from "#web/features/consent/consent-dialog.tsx";
import { useClient } from "#web/frame/client.ts";
import { pageMeta } from "#web/frame/meta.ts";
import { inAppPath, paths } from "#web/paths.ts";
import { Notice } from "#web/ui/notice.tsx";
import { LoadingOverlay } from "#web/ui/spinner.tsx";
import type { Route } from "./+types/login";

export const meta: Route.MetaFunction = (args) => pageMeta(args, loginTexts.pageTitle);

/** the main variant (B-065). After it the consent, if it is missing, then on. */
export default function Login() {
  const client = useClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [mustConsent, setMustConsent] = useState(false);
  const isChecking = useSignedIn();
  const { username } = client;

  const goOn = () =>
    navigate(inAppPath(search.get("redirect")) ?? paths["list-expert"](username), { replace: true });

  /** Not agreed is not signed in: the session ends here and on the server. */
  function leave(): void {
    setMustConsent(false);
    api(username, "logout", {}, { stayOn401: true }).catch(() => {});
    dropSession(username);
  }

  return (
    <AccountCard title={loginTexts.heading} aside={<Promo />}>
      <noscript>
        <Notice tone="error" className="mb-5">
          {frameTexts.needsScript}
        </Notice>
      </noscript>
      <LoginForm onSignedIn={({ agreed }) => (agreed ? goOn() : setMustConsent(true))} />
      {mustConsent && <ConsentDialog client={client} needs={["terms"]} onDone={goOn} onClose={leave} />}
      {isChecking && <LoadingOverlay />}
    </AccountCard>
  );
}
