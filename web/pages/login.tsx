import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { loginTexts } from "#texts/account/account.ts";
import { frameTexts } from "#texts/frame/frame.ts";
import { AccountCard } from "#web/features/account/account-card.tsx";
import { GooglePart } from "#web/features/account/google-part.tsx";
import { LoginForm } from "#web/features/account/login-form.tsx";
import { Promo } from "#web/features/account/promo.tsx";
import { useAfterSignIn } from "#web/features/account/use-after-sign-in.ts";
import { useSignedIn } from "#web/features/account/use-signed-in.ts";
import { useClient } from "#web/frame/client.ts";
import { FarewellNote } from "#web/frame/farewell-note.tsx";
import { pageMeta } from "#web/frame/meta.ts";
import type { PageHandle } from "#web/frame/page-handle.ts";
import { inAppPath, paths } from "#web/paths.ts";
import { later } from "#web/ui/later.ts";
import { Notice } from "#web/ui/notice.tsx";
import { LoadingOverlay } from "#web/ui/spinner.tsx";
import type { Route } from "./+types/login";

const ConsentDialog = later(
  async () => (await import("#web/features/consent/consent-dialog.tsx")).ConsentDialog,
);

export const handle: PageHandle = { google: true, measured: true, listed: true, same: true };

export const meta: Route.MetaFunction = (args) => pageMeta(args, loginTexts.pageTitle);

/**
 * the main variant (B-065). After the sign-in, asks for the consent if it is missing, then goes on.
 */
export default function Login() {
  const client = useClient();
  const [search] = useSearchParams();
  const isChecking = useSignedIn();
  const target = inAppPath(search.get("redirect")) ?? paths["list-expert"](client.username);
  const { mustConsent, onSignedIn, goOn, leave } = useAfterSignIn({ target, asksConsent: true });
  return (
    <AccountCard title={loginTexts.heading} aside={<Promo />}>
      <noscript>
        <Notice tone="error" className="mb-5">
          {frameTexts.needsScript}
        </Notice>
      </noscript>
      <FarewellNote />
      <LoginForm onSignedIn={onSignedIn} />
      <GooglePart onSignedIn={onSignedIn} />
      {mustConsent && (
        <Suspense fallback={<LoadingOverlay />}>
          <ConsentDialog client={client} needs={["terms"]} onDone={goOn} onClose={leave} />
        </Suspense>
      )}
      {isChecking && <LoadingOverlay />}
    </AccountCard>
  );
}
