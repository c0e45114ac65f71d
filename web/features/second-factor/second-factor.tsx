import { useState } from "react";
import { factorTexts as says } from "#texts/second-factor.ts";
import { api } from "#web/api/browser-api.ts";
import { useCall } from "#web/api/query.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { momentText } from "#web/ui/time-text.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUp, type Shown } from "./set-up.tsx";
import { TurnOff } from "./turn-off.tsx";
import { useConfirmed } from "./use-confirmed.tsx";

/** At this many recovery codes or fewer, the section says how to get new ones. */
const fewCodes = 3;

/** the second factor as the member's own choice. */
export function SecondFactor({ username }: { username: string }) {
  const { data, isError, refetch } = useCall(username, "getFactor", {});
  const [shown, setShown] = useState<Shown>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (isError) return <NotLoaded onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-20" />;

  function turnedOn(given: readonly string[]): void {
    setShown(undefined);
    setCodes(given);
    void refetch();
  }

  if (codes) return <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />;
  if (shown) {
    return (
      <SetUp username={username} shown={shown} onTurnedOn={turnedOn} onClose={() => setShown(undefined)} />
    );
  }
  const { active_since: since, recovery_left: left } = data.data;
  return (
    <div className="grid grid-cols-1 gap-4 wrap-anywhere">
      <p className="text-sm text-ink-soft">{says.intro}</p>
      {since === null ? (
        <Off username={username} onSetUp={setShown} />
      ) : (
        <>
          <Notice tone="success">{says.activeSince(momentText(since))}</Notice>
          <p className="text-sm">
            {says.left(left)} {left <= fewCodes && says.fewLeft}
          </p>
          <TurnOff username={username} onTurnedOff={() => void refetch()} />
        </>
      )}
    </div>
  );
}

function Off({ username, onSetUp }: { username: string; onSetUp: (shown: Shown) => void }) {
  const { run, isBusy, problem, dialog } = useConfirmed();
  const start = () => run(async () => onSetUp((await api(username, "setUpFactor", {})).data));
  return (
    <>
      <p className="text-sm">
        {says.off} {says.offHint}
      </p>
      {problem && <Notice tone="error">{problem}</Notice>}
      <Button look="secondary" className="justify-self-start" busy={isBusy} onClick={() => void start()}>
        {says.turnOn}
      </Button>
      {dialog}
    </>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="error"
      action={
        <Button look="quiet" className="-ml-5" onClick={onRetry}>
          {says.retry}
        </Button>
      }
    >
      {says.failed}
    </Notice>
  );
}
