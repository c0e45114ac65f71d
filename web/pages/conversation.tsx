import { memo, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { PrefetchPageLinks, useLocation, useNavigate, useRevalidator } from "react-router";
import type { ConversationRow } from "#contract/conversation.ts";
import type { Answer } from "#contract/schemas.ts";
import { ownExpertOf } from "#rules/own-expert.ts";
import { conversationTexts } from "#texts/conversation/conversation.ts";
import { listTexts } from "#texts/conversation/conversation-list.ts";
import { frameTexts } from "#texts/frame/frame.ts";
import { ApiError, addressOf } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { useSaldo } from "#web/api/saldo.ts";
import { BalanceBadge } from "#web/features/balance/balance-badge.tsx";
import { CartButton } from "#web/features/cart/cart-button.tsx";
import { neededConsents } from "#web/features/consent/needed-consents.ts";
import { ConversationList, ConversationListSkeleton } from "#web/features/conversation/conversation-list.tsx";
import { SelectionTools } from "#web/features/conversation/delete-conversations.tsx";
import { hiddenConversations, onHidden, onListChanged } from "#web/features/conversation/deletion.ts";
import { type Filter, isNarrowed, readFilter, writeFilter } from "#web/features/conversation/filter.ts";
import { ListTools } from "#web/features/conversation/list-tools.tsx";
import { RenameDialog } from "#web/features/conversation/rename-dialog.tsx";
import { SearchResults } from "#web/features/conversation/search-results.tsx";
import { useSearch } from "#web/features/conversation/use-search.ts";
import { useSelection } from "#web/features/conversation/use-selection.ts";
import { Recommended } from "#web/features/expert/recommended.tsx";
import { StartChat } from "#web/features/expert/start-chat.tsx";
import { hasTimeFor } from "#web/features/expert/time-for.ts";
import { useStartChat } from "#web/features/expert/use-start-chat.ts";
import { art } from "#web/frame/art.ts";
import { type Client, useClient } from "#web/frame/client.ts";
import { defaultUsername, usePartnerParts } from "#web/frame/default-client.ts";
import { HeaderActions } from "#web/frame/header.tsx";
import { pageMeta } from "#web/frame/meta.ts";
import type { PageHandle } from "#web/frame/page-handle.ts";
import { paths } from "#web/paths.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { AlertDialog } from "#web/ui/confirm-dialog.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { later } from "#web/ui/later.ts";
import { Pages } from "#web/ui/pages.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import type { Route } from "./+types/conversation";

const CheckInNote = later(async () => (await import("#web/features/safety/check-in-note.tsx")).CheckInNote);
const ConsentDialog = later(
  async () => (await import("#web/features/consent/consent-dialog.tsx")).ConsentDialog,
);

export const meta: Route.MetaFunction = (args) => pageMeta(args, conversationTexts.pageTitle);

/** Rows per page (B-167). */
const perPage = 10;

type List = Answer<"listConversations">["data"];

/**
 * Reads the filter from the address. A client without partner parts has no filter controls, so only the page number
 * counts there.
 */
function filterOf(isPartner: boolean, address: string): Filter {
  const filter = readFilter(address);
  return isPartner ? filter : { page: filter.page, service: "", expertId: undefined };
}

/** What the list of this address is asked for with. */
function listInput(isPartner: boolean, search: string) {
  const { page, service, expertId } = filterOf(isPartner, search);
  return { query: { page, per_page: perPage, layanan: service, expert_id: expertId ?? ("" as const) } };
}

export const handle: PageHandle = {
  early: ({ params, search, defaultUsername: fallback }) => [
    addressOf("listConversations", listInput(params.username !== fallback, search)).url,
  ],
};

/** C-20 with the filter of the address (B-159), so that the back button finds the same rows. */
export async function clientLoader({ params: { username }, request }: Route.ClientLoaderArgs) {
  try {
    const input = listInput(username !== defaultUsername(), new URL(request.url).search);
    const { data } = await api(username, "listConversations", input);
    return { list: data };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    // biome-ignore lint/suspicious/noConsole: B-177 asks for a log entry
    console.warn("conversations", error);
    return { list: undefined };
  }
}

const headClass = "mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4";

/** The buttons, the search and the bar above the list have their places, so that the rows stay in theirs. */
export function HydrateFallback() {
  const isPartner = usePartnerParts(useClient().username);
  return (
    <>
      <div className={headClass}>
        <h1 className="text-3xl text-on-page">{conversationTexts.title}</h1>
        <Skeleton className={isPartner ? "h-12 w-32" : "h-12 w-full sm:w-64"} />
      </div>
      <Skeleton className="mb-4 h-[6.65rem] rounded-lg md:h-[7.15rem]" />
      <Skeleton className="mb-3 h-12.5 rounded-lg" />
      <ConversationListSkeleton />
      <VisuallyHidden>{frameTexts.loading}</VisuallyHidden>
    </>
  );
}

/** When the chat's parts are prefetched: the list is rendered by then, and nothing else waits. */
const chatMs = 800;

/** the member's conversations, and the ways to start a new one. */
export default function Conversation({ loaderData: { list } }: Route.ComponentProps) {
  const client = useClient();
  useEffect(() => {
    const timer = setTimeout(() => {
      import("#web/features/chat/chat.tsx").then(
        ({ fetchChatParts }) => fetchChatParts(),
        () => {
          // The chat fetches them again.
        },
      );
    }, chatMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {/* Loads the chat's modules before a conversation is pressed. */}
      <PrefetchPageLinks page={paths["conversation-detail"](client.username, "x", client.expert_id)} />
      <ConversationsPage client={client} list={list} />
    </>
  );
}

/** Memoised, so that it does not render again while the next page loads. */
type PageProps = { client: Client; list: List | undefined };

const ConversationsPage = memo(function ConversationsPage({ client, list }: PageProps) {
  const { search: address } = useLocation();
  const starting = useStarting(client);
  const { username } = client;
  const isPartner = usePartnerParts(username);
  return (
    <>
      <HeaderActions>
        {isPartner && <CartButton username={username} />}
        <BalanceBadge username={username} />
      </HeaderActions>
      <Suspense>
        <CheckInNote username={username} />
      </Suspense>
      <div className={headClass}>
        <h1 className="text-3xl text-on-page">{conversationTexts.title}</h1>
        <StartChat client={client} starting={starting} />
      </div>
      {list ? <Conversations username={username} list={list} address={address} /> : <NotLoaded />}
      {isPartner && (
        <Recommended
          username={username}
          first={ownExpertOf(client)}
          busyWith={starting.busyWith}
          isDisabled={starting.isEmpty}
          onStart={starting.beginIfTime}
        />
      )}
      {starting.dialogs}
    </>
  );
});

function NotLoaded() {
  const { revalidate } = useRevalidator();
  return (
    <EmptyState
      image={art.broken}
      title={conversationTexts.loadFailedTitle}
      text={conversationTexts.loadFailed}
    >
      <Button onClick={() => void revalidate()}>{conversationTexts.retry}</Button>
    </EmptyState>
  );
}

type ListedProps = { username: string; list: List; filter: Filter; onChoose: (filter: Filter) => void };

/** Search and filters, and below them the search results or the list. */
const Conversations = memo(function Conversations(props: { username: string; list: List; address: string }) {
  const { username, list, address } = props;
  const navigate = useNavigate();
  const search = useSearch();
  const isPartner = usePartnerParts(username);
  const filter = filterOf(isPartner, address);
  const isSearching = search.asked !== "";
  const hasConversations = list.total > 0 || isNarrowed(filter);
  const go = (to: Filter) => void navigate(writeFilter(to), { preventScrollReset: true });
  return (
    <>
      <ListTools
        username={username}
        search={hasConversations ? search : undefined}
        canFilter={hasConversations && isPartner && !isSearching}
        isPartner={isPartner}
        filter={filter}
        onChoose={go}
      />
      {isSearching ? (
        <SearchResults username={username} search={search} />
      ) : (
        <Listed username={username} list={list} filter={filter} onChoose={go} />
      )}
    </>
  );
});

function Listed({ username, list, filter, onChoose }: ListedProps) {
  const hidden = useSyncExternalStore(onHidden, hiddenConversations, hiddenConversations);
  const rows = list.items.filter(({ id, deleted_at }) => deleted_at === null && !hidden.has(id)); // B-175: deleted conversations are hidden.
  const selection = useSelection(
    rows.map(({ id }) => id),
    writeFilter(filter),
  );
  const [renamed, setRenamed] = useState<ConversationRow>();
  return (
    <div className="grid grid-cols-1">
      <Following rows={rows.length} filter={filter} />
      <SelectionTools username={username} rows={rows} selection={selection} />
      {list.items.length === 0 && (
        <Nothing username={username} list={list} filter={filter} onChoose={onChoose} />
      )}
      {list.items.length > 0 && rows.length === 0 && <ConversationListSkeleton />}
      {rows.length > 0 && (
        <ConversationList username={username} rows={rows} selection={selection} onRename={setRenamed} />
      )}
      {rows.length > 0 && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p role="status" className="text-sm text-on-page-soft tabular-nums">
            <Counter selected={selection.ids.size} rows={rows.length} total={list.total} />
          </p>
          <Pages
            label={conversationTexts.pages}
            page={list.page}
            pages={list.total_pages}
            to={(page) => writeFilter({ ...filter, page })}
          />
        </div>
      )}
      {renamed && <Renaming username={username} row={renamed} onClose={() => setRenamed(undefined)} />}
    </div>
  );
}

/** B-165, T-043. While nothing is selected, the eye reads how many there are; the counter is there all the same. */
function Counter({ selected, rows, total }: { selected: number; rows: number; total: number }) {
  const counter = listTexts.counter(selected, rows);
  if (selected > 0) return counter;
  return (
    <>
      <VisuallyHidden>{counter}</VisuallyHidden>
      <span aria-hidden="true">{listTexts.total(Math.max(rows, total))}</span>
    </>
  );
}

type RenamingProps = { username: string; row: ConversationRow; onClose: () => void };

function Renaming({ username, row, onClose }: RenamingProps) {
  const { revalidate } = useRevalidator();
  const saved = () => {
    onClose();
    void revalidate();
  };
  return <RenameDialog username={username} row={row} onSaved={saved} onClose={onClose} />;
}

/** Reloads the list after a deletion. If that emptied the last page, goes to the page before it. */
function Following({ rows, filter }: { rows: number; filter: Filter }): null {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const before =
    rows === 0 && filter.page > 1 ? writeFilter({ ...filter, page: filter.page - 1 }) : undefined;
  useEffect(
    () =>
      onListChanged(() => {
        if (before) void navigate(before, { replace: true });
        else void revalidate();
      }),
    [before, navigate, revalidate],
  );
  return null;
}

/** Says why there are no rows, and offers a way to some. */
function Nothing({ username, list, filter, onChoose }: ListedProps) {
  if (list.total > 0) {
    return (
      <EmptyState image={art.lost} title={conversationTexts.emptyPage}>
        <ButtonLink to={writeFilter({ ...filter, page: 1 })}>{conversationTexts.firstPage}</ButtonLink>
      </EmptyState>
    );
  }
  if (isNarrowed(filter)) {
    return (
      <EmptyState image={art.lost} title={listTexts.noMatch} text={listTexts.noMatchText}>
        <Button look="secondary" onClick={() => onChoose({ page: 1, service: "", expertId: undefined })}>
          {listTexts.clearFilter}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState image={art.empty} title={conversationTexts.empty} text={conversationTexts.emptyText}>
      <ButtonLink to={paths["list-expert"](username)} look="secondary">
        {conversationTexts.toExperts}
      </ButtonLink>
    </EmptyState>
  );
}

/** B-160, B-178 to B-183: the state and dialogs that every way to start a conversation on this page shares. */
function useStarting(client: Client) {
  const saldo = useSaldo(client.username).data?.data;
  const { busyWith, problem, refusal, start, clear } = useStartChat();
  const [wanted, setWanted] = useState(client.expert_id);
  const [hasNoTime, setNoTime] = useState(false);
  const needs = neededConsents(refusal);

  function begin(expertId: number): void {
    setWanted(expertId);
    void start(expertId);
  }

  return {
    saldo,
    busyWith,
    isHeld: saldo?.state === "held",
    isEmpty: saldo !== undefined && saldo.total_saldo <= 0 && saldo.state !== "held",
    begin,
    beginIfTime: (expertId: number) => (hasTimeFor(saldo, expertId) ? begin(expertId) : setNoTime(true)),
    dialogs: (
      <>
        {needs && (
          <Suspense>
            <ConsentDialog client={client} needs={needs} onDone={() => void start(wanted)} onClose={clear} />
          </Suspense>
        )}
        <AlertDialog
          open={Boolean(problem) && !needs}
          title={conversationTexts.startFailedTitle}
          onClose={clear}
        >
          {problem}
        </AlertDialog>
        <AlertDialog
          open={hasNoTime}
          title={conversationTexts.startFailedTitle}
          onClose={() => setNoTime(false)}
        >
          {conversationTexts.noSaldo}
        </AlertDialog>
      </>
    ),
  };
}
