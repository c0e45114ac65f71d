import { Suspense } from "react";
import { useClient } from "#web/frame/client.ts";
import { later } from "#web/ui/later.ts";
import type { SignedIn } from "./start-session.ts";

const GoogleSignIn = later(async () => (await import("./google-sign-in.tsx")).GoogleSignIn);

/** Google sign-in, where the client has it configured; otherwise its code is never fetched. */
export function GooglePart({ onSignedIn }: { onSignedIn: (session: SignedIn) => void }) {
  const { google_client_id } = useClient();
  if (!google_client_id) return null;
  return (
    <Suspense>
      <GoogleSignIn clientId={google_client_id} onSignedIn={onSignedIn} />
    </Suspense>
  );
}
