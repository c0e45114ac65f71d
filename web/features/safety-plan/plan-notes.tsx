import { useState } from "react";
import { safetyPlanTexts as says } from "#texts/safety/safety-plan.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { isPlanCopyWanted, wantPlanCopy } from "./plan-copy.ts";

/**
 * Says that the plan has changes that are not on the server: they are sent automatically, or are still being edited.
 */
export function UnsavedNote(props: {
  isDue: boolean;
  isBusy: boolean;
  goOnPath: string;
  onSend: () => void;
  onDiscard: () => void;
}) {
  const { isDue, isBusy, goOnPath, onSend, onDiscard } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Notice
        tone="info"
        action={
          <div className="flex flex-wrap gap-2 pt-1">
            {isDue ? (
              <Button look="secondary" busy={isBusy} onClick={onSend}>
                {says.sendNow}
              </Button>
            ) : (
              <ButtonLink to={goOnPath} look="secondary">
                {says.goOn}
              </ButtonLink>
            )}
            <Button look="quiet" onClick={() => setAsking(true)}>
              {says.discard}
            </Button>
          </div>
        }
      >
        <span role="status">{isDue ? says.due : says.unsaved}</span>
      </Notice>
      <ConfirmDialog
        open={isAsking}
        danger
        title={says.discardTitle}
        confirm={says.discardConfirm}
        cancel={says.cancel}
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
        onClose={() => setAsking(false)}
      >
        {says.discardBody}
      </ConfirmDialog>
    </>
  );
}

/** Whether this device stores a copy: on by default, since it is needed without a connection, and easy to turn off. */
export function PlanCopyChoice({ username, onChange }: { username: string; onChange: () => void }) {
  const [isWanted, setWanted] = useState(() => isPlanCopyWanted(username));
  return (
    <div className="mt-6">
      <Checkbox
        checked={isWanted}
        aria-describedby="salinan"
        onChange={({ target }) => {
          wantPlanCopy(username, target.checked);
          setWanted(target.checked);
          onChange();
        }}
      >
        {says.keep}
      </Checkbox>
      <p id="salinan" className="mt-2 text-on-page-soft text-sm">
        {says.keepHint}
      </p>
    </div>
  );
}
