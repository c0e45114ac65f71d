import { Suspense } from "react";
import { useNavigate } from "react-router";
import { registerTexts } from "#texts/account/register.ts";
import { frameTexts } from "#texts/frame/frame.ts";
import { AccountCard } from "#web/features/account/account-card.tsx";
import { GooglePart } from "#web/features/account/google-part.tsx";
import { RegisterForm } from "#web/features/account/register-form.tsx";
import { useAfterSignIn } from "#web/features/account/use-after-sign-in.ts";
import { useSignedIn } from "#web/features/account/use-signed-in.ts";
import { useClient } from "#web/frame/client.ts";
import { pageMeta } from "#web/frame/meta.ts";
import type { PageHandle } from "#web/frame/page-handle.ts";
import { paths } from "#web/paths.ts";
import { later } from "#web/ui/later.ts";
import { Notice } from "#web/ui/notice.tsx";
import { LoadingOverlay } from "#web/ui/spinner.tsx";
import type { Route } from "./+types/register";

const ConsentDialog = later(
  async () => (await import("#web/features/consent/consent-dialog.tsx")).ConsentDialog,
);

export const handle: PageHandle = { google: true, measured: true, listed: true, same: true };

export const meta: Route.MetaFunction = (args) => pageMeta(args, registerTexts.pageTitle);

/** R-05; then goes to verify, which says that a mail is on its way (B-106). */
export default function Register() {
  const client = useClient();
  const { username } = client;
  const navigate = useNavigate();
  const isChecking = useSignedIn();
  const target = paths["list-expert"](username);
  const { mustConsent, onSignedIn, goOn, leave } = useAfterSignIn({ target, asksConsent: true });
  return (
    <AccountCard title={registerTexts.title} intro={registerTexts.intro} isLong>
      <noscript>
        <Notice tone="error" className="mb-5">
          {frameTexts.needsScript}
        </Notice>
      </noscript>
      {/* The email address is passed in the history state, never in the URL. */}
      <RegisterForm onRegistered={(state) => navigate(paths.justRegistered(username), { state })} />
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
