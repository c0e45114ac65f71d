import { Suspense, useEffect, useState } from "react";
import { googleTexts } from "#texts/account/google.ts";
import { canSignInByGoogle, chromeAddress } from "#web/browser/in-app.ts";
import { mayLoad } from "#web/browser/load-script.ts";
import { Button } from "#web/ui/button.tsx";
import { later } from "#web/ui/later.ts";
import { Notice } from "#web/ui/notice.tsx";
import type { SignedIn } from "./start-session.ts";

const GoogleDialog = later(async () => (await import("./google-dialog.tsx")).GoogleDialog);

/**
 * Set in the address when this document may not load Google's script: the page reloads, and the dialog then opens by
 * itself.
 */
const goOnMark = "#google";

/** B-072: T-007 and the Google button. Nothing from Google is loaded before the button is pressed. */
export function GoogleSignIn({
  clientId,
  onSignedIn,
}: {
  clientId: string;
  onSignedIn: (session: SignedIn) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  // Only the browser knows this; until then the button is disabled, because a press would be lost.
  const [isRefused, setRefused] = useState<boolean>();
  useEffect(() => {
    setRefused(!canSignInByGoogle());
    if (window.location.hash !== goOnMark || !mayLoad("google")) return;
    const { pathname, search } = window.location;
    history.replaceState(history.state, "", pathname + search);
    setOpen(true);
  }, []);

  function press(): void {
    if (mayLoad("google")) setOpen(true);
    else {
      window.location.hash = goOnMark;
      window.location.reload();
    }
  }

  return (
    <div className="mt-4 [[data-code-step]~&]:hidden">
      <p className="mb-4 flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {googleTexts.or}
      </p>
      {isRefused ? (
        <InApp />
      ) : (
        <Button look="secondary" className="w-full" disabled={isRefused === undefined} onClick={press}>
          <GoogleSign />
          {googleTexts.button}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <GoogleDialog clientId={clientId} onSignedIn={onSignedIn} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Google refuses sign-in inside other apps' browsers, so this tells the visitor what to do instead. */
function InApp() {
  const chrome = chromeAddress();
  return (
    <Notice
      tone="info"
      action={
        chrome && (
          <a
            href={chrome}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {googleTexts.openChrome}
          </a>
        )
      }
    >
      {googleTexts.inApp}
    </Notice>
  );
}

/** Google's logo in its original colours, as Google's branding rules require. */
function GoogleSign() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-5 shrink-0">
      <path
        fill="#EA4335"
        d="M24 9.5c3.5 0 6.7 1.2 9.2 3.6l6.9-6.9C35.9 2.4 30.5 0 24 0 14.6 0 6.5 5.4 2.6 13.2l8 6.2C12.4 13.7 17.7 9.5 24 9.5z"
      />
      <path
        fill="#4285F4"
        d="M47 24.6c0-1.6-.2-3.1-.4-4.6H24v9h12.9c-.6 3-2.2 5.5-4.8 7.2l7.7 6C44.4 38 47 31.8 47 24.6z"
      />
      <path
        fill="#FBBC05"
        d="M10.5 28.6c-.5-1.5-.8-3-.8-4.6s.3-3.2.8-4.6l-8-6.2C.9 16.5 0 20.1 0 24s.9 7.5 2.6 10.8l7.9-6.2z"
      />
      <path
        fill="#34A853"
        d="M24 48c6.5 0 11.9-2.1 15.9-5.8l-7.7-6c-2.2 1.5-4.9 2.3-8.2 2.3-6.3 0-11.6-4.2-13.5-9.9l-8 6.2C6.5 42.6 14.6 48 24 48z"
      />
    </svg>
  );
}
