import { useState } from "react";
import type { Saldo } from "#contract/balance.ts";
import { usableWith } from "#rules/saldo.ts";
import { conversationTexts } from "#texts/conversation.ts";
import { useCall } from "#web/api/query.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { mmss } from "#web/ui/time-text.ts";

type Props = {
  username: string;
  saldo: Saldo | undefined;
  isBusy: boolean;
  onStart: (expertId: number) => void;
  onClose: () => void;
};

/** B-178, B-179: whom to talk with; one must be chosen, and there must be time left for a talk with them. */
export function ExpertPicker({ username, saldo, isBusy, onStart, onClose }: Props) {
  const { data, isPending, refetch } = useCall(username, "listExperts", {
    query: { page: 1, per_page: 100 },
  });
  const [chosen, setChosen] = useState<number>();
  const [problem, setProblem] = useState<string>();

  function start(): void {
    if (chosen === undefined) setProblem(conversationTexts.chooseFirst);
    else if (saldo && saldo.state !== "held" && usableWith(saldo, chosen) === 0) {
      setProblem(conversationTexts.noSaldo);
    } else onStart(chosen);
  }

  return (
    <Dialog
      open
      title={conversationTexts.chooseExpert}
      onClose={onClose}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {conversationTexts.startClose}
          </Button>
          <Button busy={isBusy} onClick={start}>
            {conversationTexts.start}
          </Button>
        </>
      }
    >
      {problem && (
        <Notice tone="error" className="mb-3">
          {problem}
        </Notice>
      )}
      {isPending && <Skeleton className="h-40" />}
      {!isPending && !data && (
        <Notice
          tone="error"
          action={
            <Button look="quiet" onClick={() => void refetch()}>
              {conversationTexts.retry}
            </Button>
          }
        >
          {conversationTexts.expertsFailed}
        </Notice>
      )}
      <div role="radiogroup" aria-label={conversationTexts.chooseExpert} className="grid gap-2">
        {data?.data.map(({ id, name, layanan, photo_url }) => (
          <label
            key={id}
            className="flex cursor-pointer items-center gap-3 rounded-md border border-line bg-surface p-3 text-ink transition-colors hover:border-line-strong has-checked:border-strong has-checked:bg-tint has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="expert"
              className="sr-only"
              checked={chosen === id}
              onChange={() => {
                setChosen(id);
                setProblem(undefined);
              }}
            />
            <Avatar src={photo_url} name="" className="size-10 rounded-full" />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-semibold">{name}</span>
              <span className="block truncate text-xs text-ink-soft">{layanan}</span>
            </span>
            {saldo && (
              <span className="text-sm text-ink-soft tabular-nums">{mmss(usableWith(saldo, id))}</span>
            )}
          </label>
        ))}
      </div>
    </Dialog>
  );
}
