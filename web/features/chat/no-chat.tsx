import { chatTexts } from "#texts/chat/chat.ts";
import { art } from "#web/frame/art.ts";
import { useClient } from "#web/frame/client.ts";
import { paths } from "#web/paths.ts";
import { Button, ButtonLink, buttonClass } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

type Props = {
  /** gone: does not exist or belongs to another member; failed: could not be loaded now. */
  kind: "gone" | "failed";
  listPath: string;
  onRetry?: () => void;
};

/** Shown instead of a conversation that cannot be displayed: the reason, the way on and the way to help. */
export function NoChat({ kind, listPath, onRetry }: Props) {
  const { username } = useClient();
  const isGone = kind === "gone";
  return (
    <div className="grid flex-1 place-items-center px-4">
      <EmptyState
        heading="h1"
        image={isGone ? art.lost : art.broken}
        title={isGone ? chatTexts.goneTitle : chatTexts.loadFailedTitle}
        text={isGone ? chatTexts.gone : chatTexts.loadFailed}
      >
        {!isGone && <Button onClick={onRetry}>{chatTexts.retry}</Button>}
        <ButtonLink to={listPath} look={isGone ? "primary" : "secondary"}>
          {chatTexts.toList}
        </ButtonLink>
        <a href={paths.help(username)} className={buttonClass("secondary")}>
          {chatTexts.help}
        </a>
      </EmptyState>
    </div>
  );
}
