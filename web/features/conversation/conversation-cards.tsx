import { Star } from "lucide-react";
import { type MouseEvent, type PointerEvent, useRef } from "react";
import type { ConversationRow } from "#contract/conversation.ts";
import { listTexts } from "#texts/conversation/conversation-list.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { RowCheckbox } from "#web/ui/row-checkbox.tsx";
import { whenText } from "#web/ui/time-text.ts";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import {
  ConversationLink,
  hasOwnTitle,
  type ListProps,
  RenameButton,
  ratingText,
  Status,
  titleOf,
} from "./row.tsx";

/** The list of conversations up to 768 px. */
export function ConversationCards(props: ListProps) {
  return (
    <ul className="@container grid grid-cols-1 gap-3 md:hidden">
      {props.rows.map((row) => (
        <Card key={row.id} row={row} {...props} />
      ))}
    </ul>
  );
}

/** A conversation that is named by its time does not say the time again. */
function Card({ username, row, selection, onRename }: ListProps & { row: ConversationRow }) {
  const press = useLongPress(() => selection.toggle(row.id));
  const rating = ratingText(row);
  return (
    <li
      {...press}
      className="relative flex select-none items-start rounded-lg border border-line bg-surface p-1.5 text-ink shadow-rest transition-colors [-webkit-touch-callout:none] hover:border-strong has-[.tick:checked]:border-strong has-[.tick:checked]:bg-tint @max-[17rem]:flex-wrap"
    >
      <RowCheckbox
        label={listTexts.selectRow(titleOf(row))}
        checked={selection.ids.has(row.id)}
        onChange={() => selection.toggle(row.id)}
      />
      <div className="min-w-0 flex-1 pt-2.5 pb-2 pl-0.5 @max-[17rem]:order-last @max-[17rem]:basis-full @max-[17rem]:px-2">
        <ConversationLink
          username={username}
          row={row}
          className="line-clamp-3 leading-snug after:rounded-lg"
        />
        <p className="mt-1.5 flex items-center gap-2 text-sm text-ink-soft">
          <Avatar src={row.expert.photo_url} name="" className="size-7 rounded-full @max-[17rem]:hidden" />
          <span className="min-w-0">{row.expert.name}</span>
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-soft">
          <Status status={row.status} />
          {rating && (
            <span className="inline-flex items-center gap-1">
              <Star aria-hidden="true" className="size-3.5" />
              <VisuallyHidden>{listTexts.rating}</VisuallyHidden>
              {rating}
            </span>
          )}
          {hasOwnTitle(row) && <time dateTime={row.start_at}>{whenText(row.start_at)}</time>}
        </p>
      </div>
      <RenameButton row={row} onRename={onRename} />
    </li>
  );
}

/** How long, in ms, a finger rests until it is a long press, and how far, in px, it may move meanwhile. */
const restMs = 500;
const trembleTo = 10;

/** A long press on a card selects it. The tap and the context menu of the link that follow are suppressed. */
function useLongPress(onRest: () => void) {
  const touch = useRef<{ x: number; y: number; timer: number; isRest: boolean }>(undefined);
  const lift = () => window.clearTimeout(touch.current?.timer);
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      lift();
      touch.current = undefined;
      if (pointerType !== "touch") return;
      const timer = window.setTimeout(() => {
        if (touch.current) touch.current.isRest = true;
        navigator.vibrate?.(10);
        onRest();
      }, restMs);
      touch.current = { x, y, timer, isRest: false };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = touch.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > trembleTo) lift();
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onContextMenu: (event: MouseEvent) => touch.current && event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (!touch.current?.isRest) return;
      touch.current = undefined;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
