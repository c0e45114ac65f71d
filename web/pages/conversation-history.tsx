import { Clock3, Hourglass, Star } from "lucide-react";
import { useEffect } from "react";
import { Link, useNavigate, useRevalidator } from "react-router";
import { usableWith } from "#rules/usable-balance.ts";
import { historyTexts } from "#texts/chat/chat.ts";
import { transcriptTexts } from "#texts/conversation/history.ts";
import { frameTexts } from "#texts/frame/frame.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { loadSaldo } from "#web/api/saldo.ts";
import { conversationChanged } from "#web/browser/conversation-changed.ts";
import { rememberConversation } from "#web/browser/stored-purchase.ts";
import { ContinueLater } from "#web/features/balance/continue-later.tsx";
import { Transcript } from "#web/features/chat/log/transcript.tsx";
import { NoChat } from "#web/features/chat/no-chat.tsx";
import { SaveConversation } from "#web/features/conversation/save-conversation.tsx";
import { useClient } from "#web/frame/client.ts";
import { pageMeta } from "#web/frame/meta.ts";
import { paths } from "#web/paths.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { momentText } from "#web/ui/time-text.ts";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import type { Route } from "./+types/conversation-history";

export const meta: Route.MetaFunction = (args) => pageMeta(args, historyTexts.pageTitle);

/** `?at=` opens the page around the message with this id; without it the newest page opens. */
export async function clientLoader({ params: { username, id }, request }: Route.ClientLoaderArgs) {
  const asked = Number(new URL(request.url).searchParams.get("at"));
  const at = Number.isSafeInteger(asked) && asked > 0 ? asked : undefined;
  try {
    const [{ data: page }, saldo] = await Promise.all([
      api(username, "getConversation", { params: { id }, query: { around: at } }),
      loadSaldo(username),
    ]);
    const isSpent = saldo !== undefined && saldo.state !== "held" && usableWith(saldo, page.expert_id) === 0;
    return { page, isSpent, at };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    return { problem: error.status === 404 ? ("gone" as const) : ("failed" as const) };
  }
}

export function HydrateFallback() {
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="text-3xl text-on-page">{historyTexts.title}</h1>
      <div className="mt-6 grid gap-4">
        <Skeleton className="h-20 rounded-lg" />
        <Skeleton className="ml-auto h-12 w-2/3" />
        <Skeleton className="h-32 w-4/5" />
      </div>
      <VisuallyHidden>{frameTexts.loading}</VisuallyHidden>
    </div>
  );
}

/** the conversation, read-only. An unfinished one can be continued. */
export default function ConversationHistory({ loaderData }: Route.ComponentProps) {
  const client = useClient();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { username } = client;
  const listPath = paths.conversation(username);
  const readCode = "page" in loaderData ? loaderData.page?.code : undefined;
  useEffect(() => {
    if (readCode) conversationChanged(username, readCode);
  }, [username, readCode]);
  if (!("page" in loaderData)) {
    return <NoChat kind={loaderData.problem} listPath={listPath} onRetry={() => void revalidate()} />;
  }
  const { page, isSpent, at } = loaderData;
  const { code, expert_id: expertId } = page;
  const chatPath = paths["conversation-detail"](username, code, expertId);
  const isOpen = page.status === "active";
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="text-3xl text-on-page">{historyTexts.title}</h1>
      <About page={page} username={username} />
      {page.history_chat.length === 0 ? (
        <p className="py-12 text-center text-on-page-soft">{historyTexts.empty}</p>
      ) : (
        <Transcript
          key={`${code} ${at}`}
          username={username}
          page={page}
          at={at}
          newestPath={paths["conversation-history"](username, code, expertId)}
        />
      )}
      <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:justify-center">
        {page.history_chat.length > 0 && (
          <SaveConversation username={username} code={code} start_at={page.start_at} />
        )}
        <ButtonLink to={listPath} look={isOpen && !isSpent ? "secondary" : "primary"}>
          {historyTexts.back}
        </ButtonLink>
        {isOpen && !isSpent && <ButtonLink to={chatPath}>{historyTexts.continueChat}</ButtonLink>}
      </div>
      {isOpen && isSpent && (
        <ContinueLater
          client={client}
          expertId={expertId}
          code={code}
          onTopUp={() => {
            rememberConversation({ username, code, expertId });
            void navigate(paths["payment-detail"](username, expertId));
          }}
          onFilled={() => void navigate(chatPath, { replace: true })}
          onLeave={() => void navigate(listPath)}
        />
      )}
    </div>
  );
}

type Page = Extract<Route.ComponentProps["loaderData"], { page: unknown }>["page"];

function About({ page, username }: { page: Page; username: string }) {
  const { expert, start_at, duration, rating } = page;
  const used = historyTexts.minutes(Math.floor(duration / 60), duration % 60);
  return (
    <div className="mt-5 mb-4 flex flex-wrap items-center gap-4 rounded-lg border border-line bg-surface p-4 text-ink shadow-rest">
      <Avatar src={expert.photo_url} name="" className="size-[min(3.5rem,64px)] rounded-full" />
      <div className="min-w-[min(100%,8rem)] flex-1">
        <p className="font-semibold">{expert.name}</p>
        <p className="text-sm text-ink-soft">{expert.layanan}</p>
        <dl className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft">
          <div className="flex min-w-0 items-center gap-1.5">
            <dt>
              <Clock3 aria-hidden="true" className="size-4" />
              <VisuallyHidden>{historyTexts.started}</VisuallyHidden>
            </dt>
            <dd className="min-w-0 text-balance">
              <time dateTime={start_at}>{momentText(start_at)}</time>
            </dd>
          </div>
          <div className="flex min-w-0 items-center gap-1.5">
            <dt>
              <Hourglass aria-hidden="true" className="size-4" />
              <VisuallyHidden>{historyTexts.used}</VisuallyHidden>
            </dt>
            <dd className="min-w-0">
              <Link
                to={paths.statement(username)}
                aria-label={transcriptTexts.toStatement(used)}
                className="-my-3 inline-flex min-h-11 items-center text-link underline underline-offset-4"
              >
                {used}
              </Link>
            </dd>
          </div>
          {rating && (
            <div className="flex min-w-0 items-center gap-1.5">
              <dt>
                <Star aria-hidden="true" className="size-4" />
                <VisuallyHidden>{transcriptTexts.rating}</VisuallyHidden>
              </dt>
              <dd className="min-w-0">{transcriptTexts.rated(rating.star)}</dd>
            </div>
          )}
        </dl>
      </div>
    </div>
  );
}
