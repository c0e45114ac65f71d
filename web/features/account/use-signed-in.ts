import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { api } from "#web/api/browser-api.ts";
import { tokenOf } from "#web/browser/session.ts";
import { useClient } from "#web/frame/client.ts";
import { inAppPath, paths } from "#web/paths.ts";

/**
 * Login and register opened with a token: a valid session is redirected to the redirect query or the conversation list;
 * with a refused one the page stays (B-026, B-027, A-11, A-38). Returns whether the check is running.
 */
export function useSignedIn(): boolean {
  const { username } = useClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const target = inAppPath(search.get("redirect")) ?? paths.conversation(username);
  const [isChecking, setChecking] = useState(false);
  // Runs only on arrival: a sign-in on this page handles its own navigation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!tokenOf(username)) return;
    setChecking(true);
    api(username, "checkAuth", {}, { stayOn401: true })
      .then(() => navigate(target, { replace: true }))
      .catch(() => setChecking(false));
  }, [username]);
  return isChecking;
}
