import { Link } from "react-router";
import type { Answer } from "#contract/schemas.ts";
import { expertTexts } from "#texts/expert.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";

export type Expert = Answer<"listExperts">["data"][number];

const cardClass =
  "flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface text-ink shadow-rest";

/** One expert: photo, name with the AI label, field, biography, and the button that starts a conversation. */
export function ExpertCard(props: {
  expert: Expert;
  isBusy: boolean;
  isDisabled: boolean;
  /** h3 where the cards have a section heading above them. */
  heading?: "h2" | "h3";
  /** Path of the expert's detail page. */
  to: string;
  onStart: () => void;
}) {
  const { expert } = props;
  const Heading = props.heading ?? "h2";
  return (
    <article
      className={classes(
        cardClass,
        "relative transition-shadow hover:shadow-raised has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-link-on-page",
      )}
    >
      <div className="flex flex-wrap gap-4 p-4 md:block md:p-0">
        <Avatar
          src={expert.photo_url}
          name={expert.name}
          className="size-[min(96px,26vw)] rounded-md md:aspect-[4/3] md:h-auto md:w-full md:rounded-none"
        />
        <div className="min-w-[min(100%,9rem)] flex-1 md:px-5 md:pt-5">
          <p className="text-xs font-semibold text-link">{expert.layanan}</p>
          {/* A long name wraps beside the label. */}
          <Heading className="mt-0.5 flex flex-wrap items-start justify-between gap-x-2 text-lg leading-snug">
            {/* The whole card except the button is this link (B-260). */}
            <Link
              to={props.to}
              className="min-w-0 after:absolute after:inset-0 focus-visible:outline-none [overflow-wrap:anywhere]"
            >
              {expert.name}
            </Link>
            <Badge tone="brand" className="mt-0.5 shrink-0">
              <span aria-hidden="true">{expertTexts.aiLabel}</span>
              <span className="sr-only">{expertTexts.aiHint}</span>
            </Badge>
          </Heading>
          {expert.category && <p className="mt-0.5 text-sm text-ink-soft">{expert.category}</p>}
        </div>
      </div>
      <p className="line-clamp-3 px-4 text-sm text-ink-soft md:mt-3 md:px-5">{expert.biography}</p>
      <div className="mt-auto p-4 md:p-5">
        <Button
          className="z-1 w-full"
          busy={props.isBusy}
          disabled={props.isDisabled}
          aria-label={expertTexts.startWith(expert.name)}
          onClick={props.onStart}
        >
          {expertTexts.startChat}
        </Button>
      </div>
    </article>
  );
}

export function ExpertCardSkeleton() {
  return (
    <div className={cardClass}>
      <div className="flex flex-wrap gap-4 p-4 md:block md:p-0">
        <Skeleton className="size-[min(96px,26vw)] md:aspect-[4/3] md:h-auto md:w-full md:rounded-none" />
        <div className="flex-1 md:px-5 md:pt-5">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="mt-2 h-6 w-40 max-w-full" />
          <Skeleton className="mt-2 h-4 w-24" />
        </div>
      </div>
      <div className="grid gap-2 px-4 md:mt-3 md:px-5">
        <Skeleton className="h-4" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-3/4" />
      </div>
      <div className="p-4 md:p-5">
        <Skeleton className="h-12" />
      </div>
    </div>
  );
}
