import { useState } from "react";
import { useNavigate } from "react-router";
import { api } from "#web/api/browser-api.ts";
import { dropSession } from "#web/browser/session.ts";
import { useClient } from "#web/frame/client.ts";
import type { SignedIn } from "./keep-session.ts";

/**
 * After a sign-in: to `target`, or first the consent where this page asks for it (B-079, B-080, A-18). Agreed, it goes
 * on; not agreed is not signed in: the session ends here and on the server.
 */
export function useAfterSignIn({ target, asksConsent }: { target: string; asksConsent: boolean }) {
  const { username } = useClient();
  const navigate = useNavigate();
  const [mustConsent, setMustConsent] = useState(false);
  const goOn = () => void navigate(target, { replace: true });
  return {
    mustConsent,
    goOn,
    onSignedIn: ({ agreed }: SignedIn) => (agreed || !asksConsent ? goOn() : setMustConsent(true)),
    leave: () => {
      setMustConsent(false);
      api(username, "logout", {}, { stayOn401: true }).catch(() => {});
      dropSession(username);
    },
  };
}
