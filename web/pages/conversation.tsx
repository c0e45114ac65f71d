import { useState } from "react";
import { useRevalidator } from "react-router";
import { balanceTexts } from "#texts/balance.ts";
import { conversationTexts } from "#texts/conversation.ts";
import { frameTexts } from "#texts/frame.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { useSaldo } from "#web/api/saldo.ts";
import { BalanceBadge } from "#web/features/balance/balance-badge.tsx";
import { ConsentDialog, neededConsents } from "#web/features/consent/consent-dialog.tsx";
import { ConversationList, ConversationListSkeleton } from "#web/features/conversation/conversation-list.tsx";
import { Pages } from "#web/features/conversation/pages.tsx";
import { ExpertPicker } from "#web/features/expert/expert-picker.tsx";
import { useStartChat } from "#web/features/expert/use-start-chat.ts";
import { art } from "#web/frame/art.ts";
import { type Client, defaultUsername, useClient } from "#web/frame/client.ts";
import { HeaderActions } from "#web/frame/header.tsx";
import { pageMeta } from "#web/frame/meta.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { AlertDialog } from "#web/ui/confirm-dialog.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { mmss } from "#web/ui/time-text.ts";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import type { Route } from "./+types/conversation";

export const meta: Route.MetaFunction = (args) => pageMeta(args, conversationTexts.pageTitle);

/** Rows of a page (B-167). */
const perPage = 10;

export async function clientLoader({ params: { username }, request }: Route.ClientLoaderArgs) {
  const asked = Number(new URL(request.url).searchParams.get("page"));
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1;
  try {
    const { data } = await api(username, "listConversations", { query: { page, per_page: perPage } });
    return { list: data };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    // biome-ignore lint/suspicious/noConsole: B-177 asks for a log entry
    console.warn("conversations", error);
    return { list: undefined };
  }
}

export function HydrateFallback() {
  return (
    <>
      <h1 className="mb-6 text-3xl text-on-page">{conversationTexts.title}</h1>
      <ConversationListSkeleton />
      <VisuallyHidden>{frameTexts.loading}</VisuallyHidden>
    </>
  );
}

/** the member's talks, and the way into a new one. */
export default function Conversation({ loaderData: { list } }: Route.ComponentProps) {
  const client = useClient();
  const { revalidate } = useRevalidator();
  const { username } = client;
  return (
    <>
      <HeaderActions>
        <BalanceBadge username={username} />
      </HeaderActions>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 className="text-3xl text-on-page">{conversationTexts.title}</h1>
        <StartChat client={client} />
      </div>
      {!list && (
        <EmptyState
          image={art.broken}
          title={conversationTexts.loadFailedTitle}
          text={conversationTexts.loadFailed}
        >
          <Button onClick={() => void revalidate()}>{conversationTexts.retry}</Button>
        </EmptyState>
      )}
      {list?.total === 0 && (
        <EmptyState image={art.empty} title={conversationTexts.empty} text={conversationTexts.emptyText} />
      )}
      {list && list.total > 0 && list.items.length === 0 && (
        <EmptyState image={art.lost} title={conversationTexts.emptyPage}>
          <ButtonLink to="?page=1">{conversationTexts.firstPage}</ButtonLink>
        </EmptyState>
      )}
      {list && list.items.length > 0 && (
        <>
          <ConversationList username={username} rows={list.items} />
          <Pages page={list.page} pages={list.total_pages} />
        </>
      )}
    </>
  );
}

/** B-160, B-178 to B-183: one press for the direct client; others choose whom to talk with first. */
function StartChat({ client }: { client: Client }) {
  const { username } = client;
  const saldo = useSaldo(username).data?.data;
  const { busyWith, problem, refusal, start, clear } = useStartChat();
  const [isChoosing, setChoosing] = useState(false);
  const [wanted, setWanted] = useState(client.expert_id);
  const needs = neededConsents(refusal);
  const isHeld = saldo?.state === "held";
  const isEmpty = saldo !== undefined && saldo.total_saldo <= 0 && !isHeld;

  function begin(expertId: number): void {
    setWanted(expertId);
    void start(expertId);
  }

  return (
    <div className="w-full sm:w-auto">
      <Button
        className="w-full sm:w-auto"
        disabled={isEmpty}
        busy={busyWith !== undefined && !isChoosing}
        aria-describedby={isEmpty ? "why-not" : undefined}
        onClick={() => (client.username === defaultUsername ? begin(client.expert_id) : setChoosing(true))}
      >
        {conversationTexts.start}
      </Button>
      {isEmpty && (
        <p id="why-not" className="mt-2 text-sm text-on-page-soft">
          {whyEmpty(client)}
        </p>
      )}
      {isHeld && <p className="mt-2 text-sm text-on-page-soft">{balanceTexts.heldHint}</p>}
      {isChoosing && (
        <ExpertPicker
          username={username}
          saldo={saldo}
          isBusy={busyWith !== undefined}
          onStart={begin}
          onClose={() => setChoosing(false)}
        />
      )}
      {needs && (
        <ConsentDialog client={client} needs={needs} onDone={() => void start(wanted)} onClose={clear} />
      )}
      <AlertDialog
        open={Boolean(problem) && !needs}
        title={conversationTexts.startFailedTitle}
        onClose={clear}
      >
        {problem}
      </AlertDialog>
    </div>
  );
}

/** Why there is no time, and when there is again. */
function whyEmpty({ id, free_seconds, free_period }: Client): string {
  if (id !== 1) return conversationTexts.emptySaldoPool;
  return free_period === "day"
    ? conversationTexts.emptySaldoDay(mmss(free_seconds))
    : conversationTexts.emptySaldo;
}
