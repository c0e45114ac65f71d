import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import type { ConversationRow } from "#contract/conversation.ts";
import { conversationTexts } from "#texts/conversation.ts";
import { paths } from "#web/paths.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { clockText, shortDay, whenText } from "#web/ui/time-text.ts";

type Props = { username: string; rows: readonly ConversationRow[] };

/** B-162: a table on wide screens, cards up to 768 px. */
export function ConversationList({ username, rows }: Props) {
  return (
    <>
      <ConversationTable username={username} rows={rows} />
      <ul className="@container grid grid-cols-1 gap-3 md:hidden">
        {rows.map((row) => (
          <li key={row.id}>
            <Link
              to={talkPath(username, row)}
              className="flex items-center gap-3 rounded-lg border border-line bg-surface p-4 text-ink shadow-rest transition-colors hover:border-strong"
            >
              <Avatar
                src={row.expert.photo_url}
                name=""
                className="size-12 rounded-full @max-[15rem]:hidden"
              />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold leading-snug break-words">{titleOf(row)}</span>
                <span className="mt-0.5 block text-sm text-ink-soft">{row.expert.name}</span>
                <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-soft">
                  <Status status={row.status} />
                  <time dateTime={row.start_at}>{whenText(row.start_at)}</time>
                </span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 text-ink-soft @max-[15rem]:hidden" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

const cell = "px-4 py-3 text-left align-middle";

function ConversationTable({ username, rows }: Props) {
  const { columns } = conversationTexts;
  return (
    <div className="hidden overflow-hidden rounded-lg border border-line bg-surface text-ink shadow-rest md:block">
      <table className="w-full border-collapse">
        <thead className="border-line border-b bg-sunken text-xs text-ink-soft">
          <tr>
            {[columns.title, columns.status, columns.expert, columns.start].map((name) => (
              <th key={name} scope="col" className={`${cell} font-semibold`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.id}
              className="relative border-line border-b transition-colors last:border-b-0 hover:bg-tint"
            >
              <td className={`${cell} max-w-100`}>
                {/* The link covers the row, so that all of it can be pressed. */}
                <Link
                  to={talkPath(username, row)}
                  className="line-clamp-2 font-semibold after:absolute after:inset-0"
                >
                  {titleOf(row)}
                </Link>
              </td>
              <td className={cell}>
                <Status status={row.status} />
              </td>
              <td className={cell}>
                <span className="flex items-center gap-2.5">
                  <Avatar src={row.expert.photo_url} name="" className="size-8 rounded-full" />
                  <span className="min-w-0">
                    <span className="block text-sm">{row.expert.name}</span>
                    <span className="block text-xs text-ink-soft">{row.expert.layanan}</span>
                  </span>
                </span>
              </td>
              <td className={`${cell} whitespace-nowrap text-sm text-ink-soft`}>
                <time dateTime={row.start_at}>{whenText(row.start_at)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** B-169, B-170: an active talk goes on in the chat, an ended one shows its history. */
const talkPath = (username: string, { status, code, expert_id }: ConversationRow): string =>
  paths[status === "active" ? "conversation-detail" : "conversation-history"](username, code, expert_id);

/** What has no title of its own is named by day and field; the screen tells nothing of the talk. */
const titleOf = ({ title, start_at, expert }: ConversationRow): string =>
  title === conversationTexts.defaultTitle
    ? conversationTexts.neutralTitle(`${shortDay(start_at)}, ${clockText(start_at)}`, expert.layanan)
    : title;

/** B-176 */
function Status({ status }: Pick<ConversationRow, "status">) {
  return status === "active" ? (
    <Badge tone="good">{conversationTexts.active}</Badge>
  ) : (
    <Badge>{conversationTexts.inactive}</Badge>
  );
}

export function ConversationListSkeleton() {
  return (
    <div className="grid gap-3" aria-hidden="true">
      {[1, 2, 3, 4].map((n) => (
        <Skeleton key={n} className="h-24 rounded-lg md:h-16" />
      ))}
    </div>
  );
}
