import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { StatementEntry } from "#contract/balance.ts";
import { statementTexts } from "#texts/balance/statement.ts";
import { api } from "#web/api/browser-api.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { Dotted } from "#web/ui/dotted.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { mmss } from "#web/ui/time-text.ts";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import {
  conversationTitle,
  daysOf,
  entryDetails,
  entryTitle,
  moneyText,
  movedText,
  signed,
} from "./statement-text.ts";

type Page = { entries: readonly StatementEntry[]; before: number | null };

/** All entries of the statement by day, newest first; a button loads older ones. */
export function StatementList({ username, first }: { username: string; first: Page }) {
  const [pages, setPages] = useState<Page[]>([first]);
  const [older, setOlder] = useState<"idle" | "loading" | "failed">("idle");
  const before = pages.at(-1)?.before ?? null;

  const end = useRef<HTMLParagraphElement>(null);
  const isAtEnd = before === null && pages.length > 1;
  // The pressed button is gone, so the focus moves to the text that replaces it.
  useEffect(() => {
    if (isAtEnd) end.current?.focus({ preventScroll: true });
  }, [isAtEnd]);

  async function loadOlder(): Promise<void> {
    if (before === null) return;
    setOlder("loading");
    try {
      const { data } = await api(username, "getStatement", { query: { before } });
      setPages([...pages, data]);
      setOlder("idle");
    } catch {
      setOlder("failed");
    }
  }

  return (
    <>
      {daysOf(pages.flatMap(({ entries }) => entries)).map(({ key, name, entries }) => (
        <section key={key} className="mt-8">
          <h2 className="mb-3 text-lg text-on-page first-letter:uppercase">{name}</h2>
          <ul className="grid grid-cols-1 gap-3 md:gap-0 md:overflow-hidden md:rounded-lg md:border md:border-line md:bg-surface md:shadow-rest">
            {entries.map((entry) => (
              <Entry key={entry.id} username={username} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      <div className="mt-8 flex flex-col items-center gap-3">
        {older === "failed" && <Notice tone="error">{statementTexts.olderFailed}</Notice>}
        {before === null ? (
          <p ref={end} tabIndex={-1} className="text-sm text-on-page-soft">
            {statementTexts.begin}
          </p>
        ) : (
          <Button look="secondary" busy={older === "loading"} onClick={() => void loadOlder()}>
            {older === "failed" ? statementTexts.retry : statementTexts.older}
          </Button>
        )}
      </div>
    </>
  );
}

/** A card on phones, a table-like row on wide screens. */
function Entry({ username, entry }: { username: string; entry: StatementEntry }) {
  const title = conversationTitle(entry);
  const money = moneyText(entry);
  return (
    <li
      data-kind={entry.kind}
      className="rounded-lg border border-line bg-surface p-4 text-ink shadow-rest md:rounded-none md:border-0 md:border-b md:px-5 md:shadow-none md:last:border-b-0"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="min-w-[min(100%,9rem)] flex-1 font-semibold leading-snug break-words">
          {entryTitle(entry)}
        </p>
        <div className="ml-auto text-right">
          {(entry.seconds !== 0 || !money) && <Moved seconds={entry.seconds} />}
          {money && <p className="font-semibold tabular-nums">{money}</p>}
        </div>
      </div>
      {title && <p className="mt-0.5 text-sm leading-snug break-words">{title}</p>}
      {/* The balance is shown beside the details where there is room, else below them. */}
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-0.5 text-sm text-ink-soft md:flex-nowrap md:items-start">
        <p className="max-w-full">
          <Dotted of={entryDetails(entry)} />
        </p>
        <ToConversation username={username} entry={entry} />
        <p className="ml-auto whitespace-nowrap tabular-nums">
          {statementTexts.balanceAfter(mmss(entry.balance))}
        </p>
      </div>
    </li>
  );
}

/** The plus or minus sign shows the direction, and screen readers get it in words; colour is only an addition. */
function Moved({ seconds }: { seconds: number }) {
  return (
    <p className={classes("font-semibold text-lg leading-snug tabular-nums", seconds > 0 && "text-good")}>
      <span aria-hidden="true">{signed(seconds)}</span>
      <VisuallyHidden>{movedText(seconds)}</VisuallyHidden>
    </p>
  );
}

/** Link to the conversation's history, while the conversation still exists. */
function ToConversation({
  username,
  entry: { kind, conversation },
}: {
  username: string;
  entry: StatementEntry;
}) {
  if (kind !== "talk" || !conversation?.code || conversation.expert_id === null) return null;
  return (
    <Link
      to={paths["conversation-history"](username, conversation.code, conversation.expert_id)}
      className="-my-3 inline-flex min-h-11 items-center md:shrink-0 font-semibold text-link underline-offset-4 hover:underline"
    >
      {statementTexts.toHistory}
    </Link>
  );
}

export function StatementSkeleton() {
  return (
    <div className="mt-8 grid gap-3" aria-hidden="true">
      {[1, 2, 3, 4].map((n) => (
        <Skeleton key={n} className="h-28 rounded-lg md:h-20" />
      ))}
    </div>
  );
}
