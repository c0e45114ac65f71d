import { type FormEvent, useState } from "react";
import { consentTexts } from "#texts/consent.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import type { Client } from "#web/frame/client.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { showToast } from "#web/ui/toast.ts";
import { type Consent, consentKinds } from "./needed-consents.ts";

type Props = {
  client: Pick<Client, "username" | "name" | "ai_provider">;
  /** The consents required to continue: the terms at sign-in, or those still missing before a conversation. */
  needs: readonly Consent[];
  /** Called after the member agreed; continues to where the member was going. */
  onDone: () => void;
  /** Called when the dialog is closed without agreeing. */
  onClose: () => void;
};

/**
 * B-080 to B-084, A-17 to A-19: one dialog with the required checkbox and separate optional ones below it; nothing is
 * pre-checked.
 */
export function ConsentDialog({ client, needs, onDone, onClose }: Props) {
  const [ticked, setTicked] = useState<readonly Consent[]>([]);
  const [isBusy, setBusy] = useState(false);
  const partner = client.name.toUpperCase();
  const wording: Record<Consent, string> = {
    terms: consentTexts.terms(partner),
    health_data: consentTexts.healthData,
    ai_provider: consentTexts.aiProvider(client.ai_provider ?? ""),
  };
  // The dialog for the terms also offers the other consents, so that most members see only one dialog.
  const optional = needs.includes("terms")
    ? consentKinds.filter((kind) => !needs.includes(kind) && (kind !== "ai_provider" || client.ai_provider))
    : [];

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const body = {
      agree: true,
      ...(ticked.includes("health_data") ? { health_data: true } : {}),
      ...(ticked.includes("ai_provider") ? { ai_provider: true } : {}),
    };
    try {
      await api(client.username, "agreeTnc", { body });
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast("error", error.message);
      setBusy(false);
    }
  }

  const tick = (kind: Consent) => (
    <Checkbox
      key={kind}
      name={kind}
      checked={ticked.includes(kind)}
      required={needs.includes(kind)}
      onChange={({ target }) =>
        setTicked(target.checked ? [...ticked, kind] : ticked.filter((other) => other !== kind))
      }
    >
      {wording[kind]}
    </Checkbox>
  );
  return (
    <Dialog open title={consentTexts.title(partner)} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-3">
        <p>{needs.includes("terms") ? consentTexts.intro : consentTexts.needed}</p>
        {needs.map(tick)}
        {optional.length > 0 && (
          <p className="mt-2 text-sm font-semibold text-ink">{consentTexts.optional}</p>
        )}
        {optional.map(tick)}
        <Button
          type="submit"
          className="mt-3 w-full"
          busy={isBusy}
          disabled={!needs.every((kind) => ticked.includes(kind))}
        >
          {consentTexts.submit}
        </Button>
        <p className="text-center text-xs">{consentTexts.closeHint}</p>
      </form>
    </Dialog>
  );
}
