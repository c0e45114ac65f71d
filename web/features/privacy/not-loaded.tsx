import { privacyTexts } from "#texts/privacy/privacy.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** Stands where a part of the page could not be loaded; its button loads that again. The other parts are shown. */
export function NotLoaded({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Notice
      tone="error"
      action={
        <Button look="quiet" className="-ml-5" onClick={onRetry}>
          {privacyTexts.retry}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}

/** Grey boxes in place of rows that are loading. */
export function RowSkeletons({ rows }: { rows: number }) {
  return (
    <div aria-busy="true" className="grid gap-3">
      {Array.from({ length: rows }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are all alike
        <Skeleton key={n} className="h-20" />
      ))}
    </div>
  );
}
