import { useState } from "react";
import { balanceTexts } from "#texts/balance/balance.ts";
import { chatTexts } from "#texts/chat/chat.ts";
import { timeTexts } from "#texts/frame/time.ts";
import { useCall } from "#web/api/query.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { mmss } from "#web/ui/time-text.ts";

/** Suggestions (clues) shown before "Show More" (B-188). */
const firstClues = 3;

type Props = {
  username: string;
  expertId: number;
  expert: { name: string; photo_url: string };
  /** The free allowance; null while the meter is held, when the conversation is free anyway. */
  free: { seconds: number; period: "day" | "once" } | null;
  /** Puts a suggestion into the text box; `all` are the suggestions that it may replace there. */
  onClue: (clue: string, all: readonly string[]) => void;
};

/** B-187, B-189: shown before the first message: the expert's face, a greeting, suggestions, and what is free. */
export function Landing({ username, expertId, expert, free, onClue }: Props) {
  const params = { expert_id: expertId };
  const greetings = useCall(username, "listGreetings", { params }, { staleTime: Number.POSITIVE_INFINITY });
  const clues = useCall(username, "listClues", { params }, { staleTime: Number.POSITIVE_INFINITY });
  const greeting = greetings.data?.data[0];
  return (
    <div className="mx-auto flex w-full max-w-xl flex-1 flex-col items-center justify-center px-1 py-2 text-center md:py-4">
      {/* The lower the screen, the more of its room the words need; the face is in the header as well. */}
      <Avatar
        src={expert.photo_url}
        name={expert.name}
        className="mb-3 size-[min(4rem,96px)] rounded-full shadow-raised md:mb-4 md:size-28 max-md:[@media(max-height:49rem)]:mb-1.5 max-md:[@media(max-height:49rem)]:size-12 md:[@media(max-height:49rem)]:size-18 [@media(max-height:42rem)]:hidden"
      />
      <div className="w-full">
        {greetings.isPending ? (
          <div className="grid justify-items-center gap-3">
            <Skeleton className="h-7 w-64 max-w-full" />
            <Skeleton className="h-5 w-48" />
          </div>
        ) : (
          <>
            <h2 className="text-balance text-on-page text-xl md:text-2xl">
              {greeting?.title ?? chatTexts.greeting(expert.name)}
            </h2>
            {greeting && (
              <p className="mt-1 text-on-page-soft max-md:text-sm md:mt-2">{greeting.description}</p>
            )}
          </>
        )}
      </div>
      {free && free.seconds > 0 && (
        <p className="mt-3 rounded-full border border-line bg-surface px-4 py-1.5 font-semibold max-md:text-sm md:mt-4">
          <span className="inline-block first-letter:uppercase">
            {free.period === "day"
              ? balanceTexts.freeToday(timeTexts.withUnit(mmss(free.seconds)))
              : balanceTexts.freeOnce(timeTexts.withUnit(mmss(free.seconds)))}
          </span>
        </p>
      )}
      <Clues clues={clues.data?.data.map(({ text }) => text) ?? []} onClue={onClue} />
      <p className="mt-3 text-on-page-soft text-xs md:mt-8">
        {balanceTexts.firstMinutesFree}
        {free && balanceTexts.freeHere(free.seconds, free.period)}
      </p>
    </div>
  );
}

function Clues({ clues, onClue }: { clues: readonly string[]; onClue: Props["onClue"] }) {
  const [isOpen, setOpen] = useState(false);
  if (clues.length === 0) return null;
  return (
    <div className="mt-4 w-full md:mt-5">
      <ul aria-label={chatTexts.clues} className="flex flex-wrap justify-center gap-x-2 gap-y-1.5 md:gap-y-2">
        {clues.slice(0, isOpen ? clues.length : firstClues).map((clue) => (
          <li key={clue} className="max-w-full">
            <button
              type="button"
              onClick={() => onClue(clue, clues)}
              className="min-h-11 max-w-full text-balance rounded-full border border-line-strong bg-surface px-4 py-2 text-sm font-medium text-ink transition-colors hover:border-strong hover:bg-tint hover:text-on-tint"
            >
              {clue}
            </button>
          </li>
        ))}
      </ul>
      {clues.length > firstClues && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11 rounded-md px-3 font-semibold text-link-on-page text-sm hover:underline md:mt-1"
        >
          {isOpen ? chatTexts.showLess : chatTexts.showMore}
        </button>
      )}
    </div>
  );
}
