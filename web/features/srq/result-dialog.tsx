import type { SrqResult } from "#contract/srq.ts";
import { srqResultTexts } from "#texts/srq/srq.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { SafetyLead } from "./ending-life-panel.tsx";
import { ResultText } from "./result-text.tsx";

/** B-386, B-387: thanks and the result. After a yes to question 17 help comes first, whatever the other answers are. */
export function ResultDialog(props: {
  username: string;
  result: SrqResult;
  /** The error of starting a conversation. */
  note?: React.ReactNode;
  onConversation: () => void;
  onClose: () => void;
}) {
  const { username, result, note, onConversation, onClose } = props;
  const { safety, interpretation } = result;
  return (
    <Dialog
      open
      title={safety ? srqResultTexts.thanksHonest : srqResultTexts.thanks}
      onClose={onClose}
      footer={<Button onClick={onClose}>{srqResultTexts.close}</Button>}
    >
      <div className="grid grid-cols-1 gap-4" data-srq-result="">
        {safety && <SafetyLead notice={safety} onConversation={onConversation} />}
        {note}
        <ResultText username={username} says={interpretation} />
        <p className="text-sm">{srqResultTexts.keep}</p>
      </div>
    </Dialog>
  );
}
