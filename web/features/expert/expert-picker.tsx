import { Clock3 } from "lucide-react";
import { useState } from "react";
import type { Saldo } from "#contract/balance.ts";
import { usableWith } from "#rules/usable-balance.ts";
import { balanceTexts } from "#texts/balance/balance.ts";
import { conversationTexts } from "#texts/conversation/conversation.ts";
import { listTexts } from "#texts/conversation/conversation-list.ts";
import { useCall } from "#web/api/query.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Minutes } from "#web/ui/minutes.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { mmss } from "#web/ui/time-text.ts";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import { servicesOf } from "./services-of.ts";
import { hasTimeFor } from "./time-for.ts";

type Props = {
  username: string;
  saldo: Saldo | undefined;
  isBusy: boolean;
  onStart: (expertId: number) => void;
  onClose: () => void;
};

/**
 * B-178, B-179: chooses an expert for a new conversation, filtered by service. Starting requires a choice and time left
 * for that expert.
 */
export function ExpertPicker({ username, saldo, isBusy, onStart, onClose }: Props) {
  const { data, isPending, refetch } = useCall(username, "listExperts", {
    query: { page: 1, per_page: 100 },
  });
  const [chosen, setChosen] = useState<number>();
  const [service, setService] = useState("");
  const [problem, setProblem] = useState<string>();
  const experts = data?.data ?? [];
  const shown = experts.filter(({ layanan }) => service === "" || layanan === service);
  const services = servicesOf(experts);

  function narrow(to: string): void {
    setService(to);
    // An expert that the filter hides is deselected, so that no conversation starts with someone out of sight.
    if (to !== "" && experts.find(({ id }) => id === chosen)?.layanan !== to) setChosen(undefined);
  }

  function start(): void {
    if (chosen === undefined) setProblem(conversationTexts.chooseFirst);
    else if (hasTimeFor(saldo, chosen)) onStart(chosen);
    else setProblem(conversationTexts.noSaldo);
  }

  return (
    <Dialog
      open
      title={conversationTexts.chooseExpert}
      onClose={onClose}
      note={problem && <Notice tone="error">{problem}</Notice>}
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
      {services.length > 1 && (
        <SelectField
          label={listTexts.service}
          value={service}
          options={[
            { value: "", label: listTexts.allServices },
            ...services.map((name) => ({ value: name, label: name })),
          ]}
          onChange={narrow}
          className="mb-4"
        />
      )}
      <div role="radiogroup" aria-label={conversationTexts.chooseExpert} className="grid grid-cols-1 gap-2">
        {shown.map(({ id, name, layanan, photo_url }) => (
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
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-0.5">
              <span className="min-w-[min(100%,7rem)] flex-1">
                <span className="block font-semibold wrap-anywhere">{name}</span>
                <span className="block text-xs wrap-anywhere text-ink-soft">{layanan}</span>
              </span>
              {saldo && (
                <span className="flex items-center gap-1.5 text-sm text-ink-soft tabular-nums">
                  <Clock3 aria-hidden="true" className="size-4" />
                  <VisuallyHidden>{balanceTexts.remaining}</VisuallyHidden>
                  <Minutes>{mmss(usableWith(saldo, id))}</Minutes>
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </Dialog>
  );
}
