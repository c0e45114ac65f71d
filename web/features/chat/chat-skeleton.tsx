import { frameTexts } from "#texts/frame/frame.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";

/** Placeholder in the shape of the chat, shown while it loads. */
export function ChatSkeleton() {
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-page">
      <div className="border-line border-b bg-surface">
        <div className="mx-auto flex h-26.5 max-w-3xl items-start gap-2 pl-14.5 pt-2 min-[42rem]:h-15">
          <Skeleton className="size-10 rounded-full" />
          <div className="grid gap-2 pt-1">
            <Skeleton className="h-4 w-36" />
            <Skeleton className="h-3 w-24" />
          </div>
        </div>
      </div>
      <div className="flex-1" />
      <div className="px-2 pb-2 md:px-4 md:pb-4">
        <div className="mx-auto h-14 max-w-3xl rounded-xl border border-line bg-surface" />
      </div>
      <VisuallyHidden>{frameTexts.loading}</VisuallyHidden>
    </div>
  );
}
