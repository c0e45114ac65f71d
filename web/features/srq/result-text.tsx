import { ChevronRight } from "lucide-react";
import { srqResultTexts } from "#texts/srq/srq.ts";
import { paths } from "#web/paths.ts";

/** A result in words, with a link to the help page; a plain link, because that page ships no scripts. */
export function ResultText({ username, says }: { username: string; says: readonly string[] }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      {says.map((sentence) => (
        <p key={sentence} className={sentence === srqResultTexts.always ? "text-sm" : "text-ink"}>
          {sentence}
        </p>
      ))}
      <a
        href={paths.help(username)}
        className="inline-flex min-h-11 items-center gap-1 justify-self-start font-semibold text-link underline-offset-4 hover:underline"
      >
        {srqResultTexts.contacts}
        <ChevronRight aria-hidden="true" className="size-4" />
      </a>
    </div>
  );
}
