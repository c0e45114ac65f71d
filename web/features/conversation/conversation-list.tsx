import { conversationTexts } from "#texts/conversation/conversation.ts";
import { listTexts } from "#texts/conversation/conversation-list.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { RowCheckbox } from "#web/ui/row-checkbox.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { whenText } from "#web/ui/time-text.ts";
import { ConversationCards } from "./conversation-cards.tsx";
import { ConversationLink, type ListProps, RenameButton, ratingText, Status, titleOf } from "./row.tsx";

/** B-162: a table on wide screens, cards up to 768 px. */
export function ConversationList(props: ListProps) {
  return (
    <>
      <ConversationTable {...props} />
      <ConversationCards {...props} />
    </>
  );
}

const cell = "px-3 py-3 text-left align-middle lg:px-4";

/** B-163: select, title, status, rating, expert, start time. */
function ConversationTable({ username, rows, selection, onRename }: ListProps) {
  const { columns } = conversationTexts;
  return (
    <div className="hidden overflow-hidden rounded-lg border border-line bg-surface text-ink shadow-rest md:block">
      <table className="w-full border-collapse">
        <thead className="border-line border-b bg-sunken text-xs text-ink-soft">
          <tr>
            <th scope="col" className="w-0 py-3 pl-5 text-left font-semibold">
              {listTexts.select}
            </th>
            {[columns.title, columns.status, columns.rating, columns.expert, columns.start].map((name) => (
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
              className="relative border-line border-b transition-colors last:border-b-0 hover:bg-tint has-[.tick:checked]:bg-tint"
            >
              <td className="w-0 py-1 pl-3 align-middle">
                <RowCheckbox
                  label={listTexts.selectRow(titleOf(row))}
                  checked={selection.ids.has(row.id)}
                  onChange={() => selection.toggle(row.id)}
                />
              </td>
              <td className={`${cell} max-w-100`}>
                <div className="flex items-center justify-between gap-2">
                  <ConversationLink
                    username={username}
                    row={row}
                    className="line-clamp-2 min-w-0"
                    isTimeBeside
                  />
                  <RenameButton row={row} onRename={onRename} />
                </div>
              </td>
              <td className={cell}>
                <Status status={row.status} />
              </td>
              <td className={`${cell} text-sm text-ink-soft`}>{ratingText(row) ?? listTexts.notRated}</td>
              <td className={cell}>
                <span className="flex items-center gap-2.5">
                  <Avatar src={row.expert.photo_url} name="" className="size-8 rounded-full max-lg:hidden" />
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

export function ConversationListSkeleton() {
  return (
    <div className="grid gap-3" aria-hidden="true">
      {[1, 2, 3, 4].map((n) => (
        <Skeleton key={n} className="h-24 rounded-lg md:h-16" />
      ))}
    </div>
  );
}
