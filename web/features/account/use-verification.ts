import { useEffect, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { verifyTexts } from "#texts/account/verify.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { useClient } from "#web/frame/client.ts";
import { paths } from "#web/paths.ts";

export type Verification =
  | { step: "missing" }
  /** The URL of the page has a token; pressing the button uses it up. */
  | { step: "ready" }
  | { step: "verifying" }
  | { step: "verified" }
  /** This browser did not sign up, so the address is verified together with a new password. */
  | { step: "choose"; token: string; message: string }
  /** `isLost`: the call got no answer or failed on the server, so the same token may be tried again. */
  | { step: "failed"; message: string; isLost: boolean };

/**
 * Returns the server's message; else T-037 if the call itself failed, or T-036 if the server refused without a message
 * (B-124, B-125, A-64).
 */
function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  if (typeof error.body.message === "string") return error.body.message;
  return error.status === 0 ? verifyTexts.crashed : verifyTexts.failed;
}

/**
 * B-118, B-123: verifies the token of the link when the member presses, so that a mail scanner or a preview that opens
 * the page does nothing. The token is first moved from the address into the history state, so that a reload can try
 * again (S-04).
 */
export function useVerification(): { state: Verification; verify: () => void } {
  const { username } = useClient();
  const navigate = useNavigate();
  const location = useLocation();
  const [search] = useSearchParams();
  const token = search.get("token") ?? tokenOfEntry(location.state);
  // The server knows the token of the address only, and the first render must be the same as its page.
  const [state, setState] = useState<Verification>({ step: search.has("token") ? "ready" : "missing" });

  useEffect(() => {
    if (search.has("token")) void navigate(paths.verify(username), { replace: true, state: { token } });
  }, [search, navigate, username, token]);

  useEffect(() => {
    if (token) setState((now) => (now.step === "missing" ? { step: "ready" } : now));
  }, [token]);

  async function verify(): Promise<void> {
    if (!token || state.step === "verifying") return;
    setState({ step: "verifying" });
    try {
      const answer = await api(username, "verifyEmail", { query: { token } }, { stayOn401: true });
      const isDone = answer.status === "success";
      setState(
        isDone
          ? { step: "verified" }
          : { step: "failed", message: answer.message ?? verifyTexts.failed, isLost: false },
      );
    } catch (error) {
      if (error instanceof ApiError && error.code === "new_password_first")
        return setState({ step: "choose", token, message: messageOf(error) });
      const isLost = error instanceof ApiError && (error.status === 0 || error.status >= 500);
      setState({ step: "failed", message: messageOf(error), isLost });
    }
  }

  return { state, verify: () => void verify() };
}

const tokenOfEntry = (state: unknown): string | null =>
  typeof state === "object" && state !== null && "token" in state && typeof state.token === "string"
    ? state.token
    : null;

/** B-121, B-458, A-60: seconds until the login page opens by itself. */
const countdownFrom = 5;

export function useCountdown(onEnd: () => void): number {
  const [seconds, setSeconds] = useState(countdownFrom);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => left - 1), 1000);
    return () => clearInterval(timer);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the end, once
  useEffect(() => {
    if (seconds === 0) onEnd();
  }, [seconds]);
  return Math.max(seconds, 0);
}
