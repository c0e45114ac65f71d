import { privacyTexts } from "#texts/privacy.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** A part of the page that could not be read; the other parts are unaffected. */
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

/** Placeholders for rows that are loading. */
export function RowsComing({ rows }: { rows: number }) {
  return (
    <div aria-busy="true" className="grid gap-3">
      {Array.from({ length: rows }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have nothing else
        <Skeleton key={n} className="h-20" />
      ))}
    </div>
  );
}
