import { Monitor, Smartphone } from "lucide-react";
import { useRef, useState } from "react";
import type { SessionRow } from "#contract/session.ts";
import { sessionTexts } from "#texts/privacy/privacy.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { useCall } from "#web/api/query.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { whenText } from "#web/ui/time-text.ts";
import { showToast } from "#web/ui/toast.ts";
import { NotLoaded, RowSkeletons } from "./not-loaded.tsx";

const nameOf = ({ browser, system }: SessionRow) => sessionTexts.device(browser, system);

/** lists the account's sessions and ends them. */
export function ActiveSessions({ username }: { username: string }) {
  const { data, isError, refetch } = useCall(username, "listSessions", {});
  const [ending, setEnding] = useState<SessionRow | "others">();
  const list = useRef<HTMLUListElement>(null);
  if (isError) return <NotLoaded text={sessionTexts.failed} onRetry={() => void refetch()} />;
  if (!data) return <RowSkeletons rows={2} />;
  const others = data.data.filter((row) => !row.is_current);

  function done(): void {
    setEnding(undefined);
    void refetch();
    // The pressed row disappears, so the focus moves to the list.
    list.current?.focus();
  }

  return (
    <div className="grid grid-cols-1 gap-4 wrap-anywhere">
      <p className="text-sm text-ink-soft">{sessionTexts.intro}</p>
      <ul ref={list} tabIndex={-1} className="grid grid-cols-1 gap-3 outline-none">
        {data.data.map((row) => (
          <Session key={row.id} row={row} onEnd={() => setEnding(row)} />
        ))}
      </ul>
      {others.length === 0 ? (
        <p className="text-sm text-ink-soft">{sessionTexts.only}</p>
      ) : (
        <>
          <p className="text-sm text-ink-soft">{sessionTexts.strange}</p>
          <Button look="secondary" className="justify-self-start" onClick={() => setEnding("others")}>
            {sessionTexts.endOthers}
          </Button>
        </>
      )}
      {ending && (
        <EndDialog
          username={username}
          ending={ending}
          others={others.length}
          onDone={done}
          onClose={() => setEnding(undefined)}
        />
      )}
    </div>
  );
}

const isPhone = ({ system }: SessionRow) => ["Android", "iPhone", "iPad"].includes(system ?? "");

function Session({ row, onEnd }: { row: SessionRow; onEnd: () => void }) {
  const Icon = isPhone(row) ? Smartphone : Monitor;
  const begun = whenText(row.begun_at);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line p-4">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-strong" />
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {nameOf(row)}
          {row.is_current && <Badge tone="good">{sessionTexts.here}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">{sessionTexts.begun(begun)}</p>
        {!row.is_current && (
          <p className="text-sm text-ink-soft">{sessionTexts.used(whenText(row.last_used_at))}</p>
        )}
      </div>
      {!row.is_current && (
        // Below the text where there is no room beside it, aligned with it.
        <Button
          look="quiet"
          className="ml-5 sm:ml-0"
          aria-label={sessionTexts.endNamed(nameOf(row), begun)}
          onClick={onEnd}
        >
          {sessionTexts.end}
        </Button>
      )}
    </li>
  );
}

function EndDialog(props: {
  username: string;
  ending: SessionRow | "others";
  others: number;
  onDone: () => void;
  onClose: () => void;
}) {
  const { username, ending, others } = props;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function end(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      if (ending === "others") await api(username, "endOtherSessions", {});
      else await api(username, "endSession", { params: { id: ending.id } });
      showToast("success", ending === "others" ? sessionTexts.othersEnded : sessionTexts.ended);
      props.onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The session has already ended, for example from another tab, so the goal is reached.
      if (error.status === 404) return props.onDone();
      setProblem(error.message);
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      open
      title={ending === "others" ? sessionTexts.endOthersTitle : sessionTexts.endTitle}
      confirm={sessionTexts.confirm}
      cancel={sessionTexts.cancel}
      busy={isBusy}
      note={problem && <Notice tone="error">{problem}</Notice>}
      onConfirm={() => void end()}
      onClose={props.onClose}
    >
      {ending === "others" ? sessionTexts.endOthersBody(others) : sessionTexts.endBody(nameOf(ending))}
    </ConfirmDialog>
  );
}
