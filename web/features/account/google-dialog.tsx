import { useEffect, useRef, useState } from "react";
import { googleTexts } from "#texts/account/google.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { useClient } from "#web/frame/client.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { showToast } from "#web/ui/toast.ts";
import { challengeIn } from "./challenge.ts";
import { CodeStep } from "./code-step.tsx";
import { claimsIn, openGoogle } from "./google.ts";
import { type SignedIn, startSession } from "./start-session.ts";

type Props = { clientId: string; onSignedIn: (session: SignedIn) => void; onClose: () => void };

/**
 * Shows Google's own button, which Google's script renders once it has loaded; a press opens Google's popup (B-097).
 */
export function GoogleDialog({ clientId, onSignedIn, onClose }: Props) {
  const { username } = useClient();
  const place = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<"loading" | "ready" | "sending">("loading");
  const [challenge, setChallenge] = useState<string>();

  function fail(message: string): void {
    showToast("error", message);
    onClose();
  }

  /** S-01: sends the whole credential. The decoded claims are sent as well because the call's contract lists them. */
  async function send(credential: string): Promise<void> {
    const claims = claimsIn(credential);
    if (!claims) return fail(`${googleTexts.credentialInvalid}. ${googleTexts.tryAgain}`);
    setStep("sending");
    try {
      const answer = await api(username, "loginGoogle", { body: { username, credential, ...claims } });
      const session = startSession(username, answer, "Google");
      if (!session) return fail(answer.message ?? googleTexts.tryAgain);
      onClose();
      onSignedIn(session);
    } catch (error) {
      const asked = challengeIn(error);
      if (!asked) return fail(messageOf(error));
      setChallenge(asked);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening, each with a nonce of its own
  useEffect(() => {
    let isHere = true;
    const begin = async () => {
      try {
        const [{ data }, google] = await Promise.all([
          api(username, "getGoogleNonce", { query: { username } }),
          openGoogle(),
        ]);
        if (!isHere || !place.current) return;
        google.initialize({
          client_id: clientId,
          nonce: data.nonce,
          ux_mode: "popup",
          // The scopes that Google's button requests anyway, stated explicitly for the reader.
          scope: "email profile openid",
          auto_select: false,
          callback: ({ credential }) => void (isHere && send(credential)),
        });
        google.renderButton(place.current, {
          type: "standard",
          size: "large",
          text: "continue_with",
          shape: "pill",
          locale: "id",
          width: Math.min(320, place.current.clientWidth),
        });
        setStep("ready");
      } catch (error) {
        if (isHere) fail(messageOf(error));
      }
    };
    void begin();
    return () => {
      isHere = false;
    };
  }, []);

  if (challenge) {
    return (
      <Dialog open title={googleTexts.dialogTitle} onClose={onClose}>
        <CodeStep challenge={challenge} method="Google" onSignedIn={onSignedIn} onBack={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog open title={googleTexts.dialogTitle} onClose={onClose}>
      <p>{googleTexts.dialogText}</p>
      <div className="relative mt-5 grid min-h-12 place-items-center">
        <div ref={place} className="w-full [&>*]:mx-auto" hidden={step === "sending"} />
        {step !== "ready" && (
          <p role="status" className="absolute inset-0 flex items-center justify-center gap-3">
            <Spinner />
            {googleTexts.waiting}
          </p>
        )}
      </div>
    </Dialog>
  );
}

const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : `${googleTexts.scriptFailed} ${googleTexts.tryAgain}`;
