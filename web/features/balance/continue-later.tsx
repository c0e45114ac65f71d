import { useState } from "react";
import { balanceTexts } from "#texts/balance/balance.ts";
import { historyTexts } from "#texts/chat/chat.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ContinuePrompt } from "./continue-prompt.tsx";

type Props = {
  client: { has_refills: boolean; username: string; name: string; free_seconds: number };
  expertId: number;
  code: string;
  onTopUp: () => void;
  onFilled: () => void;
  onLeave: () => void;
};

/**
 * B-245 to B-247: invites the member to continue a conversation that ran out of time. The time is refilled, or
 * bought where the client has no refills.
 */
export function ContinueLater({ client, expertId, code, onTopUp, onFilled, onLeave }: Props) {
  const [step, setStep] = useState<"invited" | "going" | "closed">("invited");
  const close = () => setStep("closed");
  if (step === "closed") return null;
  if (step === "invited") {
    return (
      <Dialog
        open
        title={historyTexts.continueTitle}
        onClose={close}
        footer={<Button onClick={() => setStep("going")}>{historyTexts.continueChat}</Button>}
      >
        <p>{historyTexts.continueText}</p>
      </Dialog>
    );
  }
  if (!client.has_refills) return <TopUp onTopUp={onTopUp} onClose={close} />;
  return (
    <ContinuePrompt
      kind="free"
      client={client}
      expertId={expertId}
      code={code}
      onFilled={onFilled}
      onLeave={onLeave}
      onStay={close}
      onClose={close}
    />
  );
}

function TopUp({ onTopUp, onClose }: { onTopUp: () => void; onClose: () => void }) {
  return (
    <Dialog
      alert
      open
      title={balanceTexts.topUpTitle}
      onClose={onClose}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {balanceTexts.later}
          </Button>
          <Button onClick={onTopUp}>{balanceTexts.continueChat}</Button>
        </>
      }
    >
      <p>{balanceTexts.topUpBody}</p>
    </Dialog>
  );
}
