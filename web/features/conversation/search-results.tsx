import { Link } from "react-router";
import type { SearchHit } from "#contract/conversation.ts";
import { conversationTexts } from "#texts/conversation/conversation.ts";
import { searchTexts } from "#texts/conversation/conversation-list.ts";
import { useCall } from "#web/api/query.ts";
import { art } from "#web/frame/art.ts";
import { paths } from "#web/paths.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { whenText } from "#web/ui/time-text.ts";
import { cutAt } from "./marks.ts";
import { titleOf } from "./row.tsx";
import type { Search } from "./use-search.ts";

/**
 * the search results, shown in place of the list. Previous results stay until the results for new words arrive.
 */
export function SearchResults({ username, search }: { username: string; search: Search }) {
  const { data, isPending, refetch } = useCall(
    username,
    "searchConversations",
    { body: { q: search.asked } },
    { staleTime: 60_000, placeholderData: (before) => before },
  );
  const found = data?.data;
  return (
    <section aria-label={searchTexts.results} aria-busy={isPending}>
      <p role="status" className="mb-3 text-sm font-semibold text-on-page-soft empty:hidden">
        {found && found.hits.length > 0 && searchTexts.found(found.hits.length)}
      </p>
      {isPending && (
        <div className="grid gap-3" aria-hidden="true">
          {[1, 2, 3].map((n) => (
            <Skeleton key={n} className="h-28 rounded-lg" />
          ))}
        </div>
      )}
      {!isPending && !found && (
        <div role="alert">
          <EmptyState image={art.broken} title={searchTexts.failedTitle} text={searchTexts.failed}>
            <Button onClick={() => void refetch()}>{conversationTexts.retry}</Button>
          </EmptyState>
        </div>
      )}
      {found?.hits.length === 0 && (
        <div role="status">
          <EmptyState image={art.lost} title={searchTexts.none} text={searchTexts.noneText}>
            <Button look="secondary" onClick={search.clear}>
              {searchTexts.clear}
            </Button>
          </EmptyState>
        </div>
      )}
      <ul className="@container grid grid-cols-1 gap-3">
        {found?.hits.map((hit) => (
          <li key={`${hit.code} ${hit.message_id}`}>
            <Hit username={username} hit={hit} />
          </li>
        ))}
      </ul>
      {found?.has_more && <p className="mt-4 text-sm text-on-page-soft">{searchTexts.hasMore}</p>}
    </section>
  );
}

/** Returns the path of the found message, or of the conversation where only the title matched. */
const hitPath = (username: string, { code, expert_id, message_id }: SearchHit): string =>
  message_id === null
    ? paths["conversation-history"](username, code, expert_id)
    : paths["conversation-message"](username, code, expert_id, message_id);

function Hit({ username, hit }: { username: string; hit: SearchHit }) {
  return (
    <Link
      to={hitPath(username, hit)}
      className="block rounded-lg border border-line bg-surface p-4 text-ink shadow-rest transition-colors hover:border-strong md:px-5"
    >
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="flex min-w-0 items-center gap-2.5">
          <Avatar src={hit.expert.photo_url} name="" className="size-8 rounded-full @max-[15rem]:hidden" />
          <span className="min-w-0 break-words font-semibold leading-snug">{titleOf(hit)}</span>
        </span>
        <span className="text-xs text-ink-soft">
          {`${hit.expert.name} \u00b7 `}
          <time dateTime={hit.at}>{whenText(hit.at)}</time>
        </span>
      </span>
      <span className="mt-2 block break-words text-sm text-ink-soft">
        {hit.type === null ? (
          searchTexts.inTitle
        ) : (
          <>
            <span className="font-semibold text-ink">{speaker(hit)}</span>{" "}
            {cutAt(hit.snippet, hit.marks).map(({ from, text, isMarked }) =>
              isMarked ? (
                <mark key={from} className="bg-amber-tint font-semibold text-amber">
                  {text}
                </mark>
              ) : (
                text
              ),
            )}
          </>
        )}
      </span>
    </Link>
  );
}

const speaker = ({ type, expert }: SearchHit): string =>
  searchTexts.said(type === "question" ? searchTexts.you : expert.name);
