import { useState } from "react";
import { useNavigate } from "react-router";
import { api } from "#web/api/browser-api.ts";
import { dropSession } from "#web/browser/session.ts";
import { useClient } from "#web/frame/client.ts";
import type { SignedIn } from "./start-session.ts";

/**
 * After a sign-in, goes to `target`, or asks for consent first where this page requires it (B-079, B-080, A-18).
 * Agreeing continues to `target`; declining ends the session here and on the server.
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
