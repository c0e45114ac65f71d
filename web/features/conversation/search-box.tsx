import { searchTexts } from "#texts/conversation/conversation-list.ts";
import { SearchField } from "#web/ui/search-field.tsx";
import type { Search } from "./use-search.ts";

export function SearchBox({ search }: { search: Search }) {
  return (
    <SearchField
      texts={searchTexts}
      words={search.words}
      onType={search.type}
      onSubmit={search.submit}
      onClear={search.clear}
    />
  );
}
