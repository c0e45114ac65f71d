import { useState } from "react";
import { historyTexts } from "#texts/chat.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ContinuePrompt } from "./continue-prompt.tsx";

type Props = {
  client: { id: number; username: string; name: string; free_seconds: number };
  expertId: number;
  onFilled: () => void;
  onLeave: () => void;
};

/** B-245 to B-247: a talk that ran out of time invites to go on; the direct client buys time, others are filled up. */
export function ContinueLater({ client, expertId, onFilled, onLeave }: Props) {
  const [step, setStep] = useState<"invited" | "going" | "closed">("invited");
  if (step === "closed") return null;
  if (step === "going") {
    return (
      <ContinuePrompt
        kind={client.id === 1 ? "used" : "free"}
        client={client}
        expertId={expertId}
        onFilled={onFilled}
        onLeave={onLeave}
        onStay={() => setStep("closed")}
        onClose={() => setStep("closed")}
      />
    );
  }
  return (
    <Dialog
      open
      title={historyTexts.continueTitle}
      onClose={() => setStep("closed")}
      footer={<Button onClick={() => setStep("going")}>{historyTexts.continueChat}</Button>}
    >
      <p>{historyTexts.continueText}</p>
    </Dialog>
  );
}
