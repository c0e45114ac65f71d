import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { listTexts } from "#texts/conversation/conversation-list.ts";
import { IconButton } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { type Filter, isNarrowed } from "./filter.ts";
import { Filters } from "./filters.tsx";
import { SearchBox } from "./search-box.tsx";
import type { Search } from "./use-search.ts";

type Props = {
  username: string;
  /** Undefined while there is nothing to search. */
  search: Search | undefined;
  canFilter: boolean;
  isPartner: boolean;
  filter: Filter;
  onChoose: (filter: Filter) => void;
};

/**
 * Search and filters (B-159). On a phone the filters are folded behind a button, so that the conversations begin
 * higher.
 */
export function ListTools({ username, search, canFilter, isPartner, filter, onChoose }: Props) {
  const [isOpen, setOpen] = useState(isNarrowed(filter));
  const id = useId();
  if (!search && !canFilter) return null;
  return (
    <section
      aria-label={isPartner ? listTexts.tools : undefined}
      className={classes(
        "mb-4 grid grid-cols-1 gap-3 rounded-lg border border-line bg-surface p-3 text-ink shadow-rest md:p-4",
        search && canFilter && "md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]",
      )}
    >
      {search && (
        <div className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <SearchBox search={search} />
          </div>
          {canFilter && (
            <IconButton
              label={listTexts.filters}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
              className={classes(
                "mb-0.5 md:hidden",
                isNarrowed(filter) ? "bg-tint text-on-tint" : "text-strong",
              )}
            >
              <SlidersHorizontal aria-hidden="true" className="size-5" />
            </IconButton>
          )}
        </div>
      )}
      {canFilter && (
        <div
          id={id}
          className={classes(
            "grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-2.5 md:gap-3",
            search && !isOpen && "max-md:hidden",
          )}
        >
          <Filters username={username} filter={filter} onChoose={onChoose} />
        </div>
      )}
    </section>
  );
}
