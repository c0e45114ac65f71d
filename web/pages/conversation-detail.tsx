import { Suspense, useEffect, useState } from "react";
import { redirect, useNavigate, useRevalidator } from "react-router";
import { usableWith } from "#rules/usable-balance.ts";
import { chatTexts } from "#texts/chat/chat.ts";
import { ApiError } from "#web/api/api.ts";
import { beginConversation, conversationAddresses } from "#web/api/conversation.ts";
import { fetchGreeting } from "#web/api/greeting.ts";
import { conversationChanged } from "#web/browser/conversation-changed.ts";
import { Chat, fetchChatParts, fetchLanding } from "#web/features/chat/chat.tsx";
import { ChatSkeleton } from "#web/features/chat/chat-skeleton.tsx";
import { NoChat } from "#web/features/chat/no-chat.tsx";
import { neededConsents } from "#web/features/consent/needed-consents.ts";
import { useClient } from "#web/frame/client.ts";
import { pageMeta } from "#web/frame/meta.ts";
import type { PageHandle } from "#web/frame/page-handle.ts";
import { paths } from "#web/paths.ts";
import { later } from "#web/ui/later.ts";
import type { Route } from "./+types/conversation-detail";

const parts = {
  continuePrompt: () => import("#web/features/balance/continue-prompt.tsx"),
  endDialog: () => import("#web/features/chat/end-dialog.tsx"),
};
/** Not prefetched: it follows a refusal, which came over a connection that works, and most talks never see it. */
const ConsentDialog = later(
  async () => (await import("#web/features/consent/consent-dialog.tsx")).ConsentDialog,
);
const ContinuePrompt = later(async () => (await parts.continuePrompt()).ContinuePrompt);
const EndDialog = later(async () => (await parts.endDialog()).EndDialog);
/** Prefetches the dialogs after the first paint, so that they are there if the connection is lost. */
const fetchAheadMs = 1500;

export const handle: PageHandle = {
  full: true,
  early: ({ params }) => conversationAddresses(params.id ?? ""),
};

export const meta: Route.MetaFunction = (args) => pageMeta(args, chatTexts.pageTitle);

/**
 * Redirects an ended conversation, or one with no time left, to its history. One with no time left stays
 * open while the meter is held in a crisis or an answer is streaming.
 */
export async function clientLoader({ params: { username, id } }: Route.ClientLoaderArgs) {
  fetchChatParts();
  try {
    const { page, saldo } = await beginConversation(username, id);
    if (page.history_chat.length === 0) {
      fetchLanding();
      fetchGreeting(username, page.expert_id);
    }
    const isBeingAnswered = page.history_chat.some(({ state }) => state === "streaming");
    const isSpent = saldo && saldo.state !== "held" && usableWith(saldo, page.expert_id) === 0;
    if (page.status === "ended" || (isSpent && !isBeingAnswered)) {
      throw redirect(paths["conversation-history"](username, page.code, page.expert_id));
    }
    return { page };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    return { problem: error.status === 404 ? ("gone" as const) : ("failed" as const) };
  }
}

export const HydrateFallback = ChatSkeleton;

/** the chat. */
export default function ConversationDetail({ loaderData }: Route.ComponentProps) {
  const { username } = useClient();
  const { revalidate } = useRevalidator();
  if ("page" in loaderData) return <OpenChat key={loaderData.page.code} page={loaderData.page} />;
  return (
    <NoChat
      kind={loaderData.problem}
      listPath={paths.conversation(username)}
      onRetry={() => void revalidate()}
    />
  );
}

type Page = Extract<Route.ComponentProps["loaderData"], { page: unknown }>["page"];

function OpenChat({ page }: { page: Page }) {
  const client = useClient();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const [isGone, setGone] = useState(false);
  const { username } = client;
  const listPath = paths.conversation(username);
  useFetchAhead();
  useEffect(() => conversationChanged(username, page.code), [username, page]);
  const toHistory = () =>
    void navigate(paths["conversation-history"](username, page.code, page.expert_id), { replace: true });
  if (isGone) return <NoChat kind="gone" listPath={listPath} />;
  return (
    <>
      <Chat
        username={username}
        page={page}
        free={{ seconds: client.free_seconds, period: client.free_period }}
        cartPath={paths["checkout-produk"](username)}
        onAnswered={() => conversationChanged(username, page.code)}
        onBack={() => setLeaving(true)}
        onEnded={toHistory}
        onGone={() => setGone(true)}
        askConsent={({ refusal, onDone, onClose }) => (
          <Suspense>
            <ConsentDialog
              client={client}
              needs={neededConsents(refusal) ?? ["terms"]}
              onDone={onDone}
              onClose={onClose}
            />
          </Suspense>
        )}
        askToContinue={({ again, onFilled, onStay }) => (
          <Suspense>
            <ContinuePrompt
              kind={again ? "used" : "free"}
              client={client}
              expertId={page.expert_id}
              code={page.code}
              onFilled={onFilled}
              onStay={onStay}
              onLeave={() => void navigate(listPath)}
              onClose={toHistory}
            />
          </Suspense>
        )}
      />
      {isLeaving && (
        <Suspense>
          <EndDialog
            open
            username={username}
            code={page.code}
            listPath={listPath}
            onEnded={toHistory}
            onClose={() => setLeaving(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function useFetchAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // A part that fails now is fetched again when it is needed.
      void Promise.allSettled(Object.values(parts).map((load) => load()));
    }, fetchAheadMs);
    return () => clearTimeout(timer);
  }, []);
}
