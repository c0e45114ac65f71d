import { Pencil } from "lucide-react";
import type { PointerEvent } from "react";
import { Link } from "react-router";
import type { ConversationRow } from "#contract/conversation.ts";
import { conversationTexts } from "#texts/conversation/conversation.ts";
import { listTexts, renameTexts } from "#texts/conversation/conversation-list.ts";
import { askAhead, dropAhead } from "#web/api/conversation.ts";
import { paths } from "#web/paths.ts";
import { Badge } from "#web/ui/badge.tsx";
import { IconButton } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { Dotted } from "#web/ui/dotted.tsx";
import { clockText, shortDay } from "#web/ui/time-text.ts";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import type { Selection } from "./use-selection.ts";

export type ListProps = {
  username: string;
  rows: readonly ConversationRow[];
  selection: Selection;
  onRename: (row: ConversationRow) => void;
};

/** B-169, B-170: an active conversation opens in the chat, an ended one opens its history. */
const conversationPath = (username: string, { status, code, expert_id }: ConversationRow): string =>
  paths[status === "active" ? "conversation-detail" : "conversation-history"](username, code, expert_id);

/** Lets the chat lead back to the same rows. */
const fromList = { isFromList: true };

type LinkProps = {
  username: string;
  row: ConversationRow;
  className: string;
  /** The row shows its time in a place of its own, so a neutral title says it only to screen readers. */
  isTimeBeside?: boolean;
};

/** The link to a conversation; it covers its whole row, so that all of it can be pressed. */
export function ConversationLink({ username, row, className, isTimeBeside = false }: LinkProps) {
  const isChat = row.status === "active";
  return (
    <Link
      to={conversationPath(username, row)}
      state={fromList}
      draggable={false}
      onPointerDown={(event) => isChat && opensHere(event) && askAhead(username, row.code)}
      onPointerCancel={dropAhead}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && dropAhead()}
      onContextMenu={dropAhead}
      className={classes("break-words font-semibold after:absolute after:inset-0", className)}
    >
      {isTimeBeside && !hasOwnTitle(row) ? (
        <>
          {conversationTexts.neutralName(row.expert.layanan)}
          <VisuallyHidden>{` ${timeOf(row)}`}</VisuallyHidden>
        </>
      ) : (
        <Dotted of={titleOf(row)} />
      )}
    </Link>
  );
}

/** Other buttons and modifier keys open a menu or a new tab, which loads its own data. */
const opensHere = ({ button, altKey, ctrlKey, metaKey, shiftKey }: PointerEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

type Titled = Pick<ConversationRow, "title" | "start_at" | "expert">;

/**
 * Returns the title. A conversation without its own title is named by its time and the expert's field, so that the
 * screen reveals nothing of its content.
 */
export const titleOf = (row: Titled): string =>
  hasOwnTitle(row) ? row.title : conversationTexts.neutralTitle(timeOf(row), row.expert.layanan);

const timeOf = ({ start_at }: Pick<ConversationRow, "start_at">): string =>
  `${shortDay(start_at)}, ${clockText(start_at)}`;

/** Whether the title is more than the default that every conversation has (T-073), or the stored neutral one. */
export const hasOwnTitle = ({ title, expert }: Omit<Titled, "start_at">): boolean =>
  title !== "" && title !== conversationTexts.defaultTitle && !isNeutral(title, expert.layanan);

/** The server writes the neutral title in Jakarta time, which the reader's clock need not show. */
function isNeutral(title: string, service: string): boolean {
  const [before = "", after = ""] = conversationTexts.neutralTitle("\n", service).split("\n");
  const isFramed = title.startsWith(before) && title.endsWith(after);
  return (
    isFramed && /^\d{1,2} \p{L}+, \d\d\.\d\d$/u.test(title.slice(before.length, title.length - after.length))
  );
}

/** B-176 */
export function Status({ status }: Pick<ConversationRow, "status">) {
  return status === "active" ? (
    <Badge tone="good">{conversationTexts.active}</Badge>
  ) : (
    <Badge>{conversationTexts.inactive}</Badge>
  );
}

/** The star rating in words, so that it can be read aloud and nobody has to count stars. */
export const ratingText = ({ rating }: Pick<ConversationRow, "rating">): string | undefined =>
  rating ? listTexts.stars(rating.star) : undefined;

export function RenameButton({ row, onRename }: { row: ConversationRow; onRename: ListProps["onRename"] }) {
  return (
    <IconButton
      label={renameTexts.action(titleOf(row))}
      className="relative z-10 text-ink-soft"
      onClick={() => onRename(row)}
    >
      <Pencil aria-hidden="true" className="size-4.5" />
    </IconButton>
  );
}
