import { useState } from "react";
import type { ConsentRow } from "#contract/consent.ts";
import { consentPageTexts } from "#texts/privacy/privacy.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { useCall } from "#web/api/query.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { whenText } from "#web/ui/time-text.ts";
import { showToast } from "#web/ui/toast.ts";
import { leaveTo } from "./leave.ts";
import { NotLoaded, RowSkeletons } from "./not-loaded.tsx";

/** the consents word for word; withdrawing is as easy as giving. */
export function Consents({ username }: { username: string }) {
  const { data, isError, refetch } = useCall(username, "listConsents", {});
  if (isError) return <NotLoaded text={consentPageTexts.failed} onRetry={() => void refetch()} />;
  if (!data) return <RowSkeletons rows={2} />;
  return (
    <div className="grid grid-cols-1 gap-4 wrap-anywhere">
      <p className="text-sm text-ink-soft">{consentPageTexts.intro}</p>
      <ul className="grid grid-cols-1 gap-3">
        {data.data.map((row) => (
          <ConsentCard key={row.kind} username={username} row={row} onChanged={() => void refetch()} />
        ))}
      </ul>
    </div>
  );
}

function ConsentCard(props: { username: string; row: ConsentRow; onChanged: () => void }) {
  const { username, row } = props;
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const name = consentPageTexts.names[row.kind];

  async function set(given: boolean): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      const { signed_out } = await api(username, "setConsent", {
        params: { kind: row.kind },
        body: { given },
      });
      if (signed_out) return leaveTo(username, "withdrawn");
      setAsking(false);
      showToast("success", given ? consentPageTexts.saved : consentPageTexts.withdrawn);
      props.onChanged();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    }
    setBusy(false);
  }

  const note = problem && <Notice tone="error">{problem}</Notice>;
  return (
    <li className="grid grid-cols-1 gap-3 rounded-md border border-line p-4">
      <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-base">
        {name}
        {row.given_at === null && <Badge tone="amber">{consentPageTexts.notGiven}</Badge>}
      </h3>
      <p className="border-line-strong border-l-2 pl-3 text-sm">{row.text}</p>
      {row.given_at && (
        <p className="text-sm text-ink-soft">
          {consentPageTexts.given(whenText(row.given_at))} <Version of={row} />
        </p>
      )}
      {!isAsking && note}
      <div>
        {row.given_at ? (
          <Button
            look="secondary"
            aria-label={consentPageTexts.withdrawNamed(name)}
            onClick={() => setAsking(true)}
          >
            {consentPageTexts.withdraw}
          </Button>
        ) : (
          <Button aria-label={consentPageTexts.giveNamed(name)} busy={isBusy} onClick={() => void set(true)}>
            {consentPageTexts.give}
          </Button>
        )}
      </div>
      <History row={row} />
      <ConfirmDialog
        open={isAsking}
        title={consentPageTexts.withdrawTitle}
        confirm={consentPageTexts.confirm}
        cancel={consentPageTexts.cancel}
        danger={row.kind === "terms"}
        busy={isBusy}
        note={note}
        onConfirm={() => void set(false)}
        onClose={() => setAsking(false)}
      >
        {consentPageTexts.consequences[row.kind]}
      </ConfirmDialog>
    </li>
  );
}

/** Shown only if there are more records than the line above covers. */
function History({ row: { records, given_at } }: { row: ConsentRow }) {
  if (records.length <= (given_at === null ? 0 : 1)) return null;
  return (
    <details className="text-sm">
      <summary className="min-h-11 w-fit cursor-pointer py-2.5 font-semibold text-link">
        {consentPageTexts.history}
      </summary>
      <ul className="grid gap-1 text-ink-soft">
        {records.map((record) => (
          <li key={record.given_at}>
            {record.withdrawn_at
              ? consentPageTexts.recordEnded(whenText(record.given_at), whenText(record.withdrawn_at))
              : consentPageTexts.given(whenText(record.given_at))}{" "}
            <Version of={record} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Never broken across lines, since it is a date with hyphens. */
const Version = ({ of: { version } }: { of: { version: string } }) => (
  <span className="whitespace-nowrap">{consentPageTexts.version(version)}</span>
);
