import { Search as Glass, X } from "lucide-react";
import { useRef } from "react";
import { searchTexts } from "#texts/conversation-list.ts";
import { IconButton } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { Field, inputClass } from "#web/ui/field.tsx";
import type { Search } from "./use-search.ts";

export function SearchBox({ search }: { search: Search }) {
  const input = useRef<HTMLInputElement>(null);
  function clear(): void {
    search.clear();
    input.current?.focus();
  }
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search.submit();
        }}
      >
        <Field label={searchTexts.label}>
          {(control) => (
            <span className="relative block">
              <input
                {...control}
                ref={input}
                type="text"
                enterKeyHint="search"
                autoComplete="off"
                maxLength={100}
                placeholder={searchTexts.placeholder}
                value={search.words}
                onChange={(event) => search.type(event.target.value)}
                onKeyDown={(event) => event.key === "Escape" && search.words && clear()}
                className={classes(inputClass, search.words ? "pr-24" : "pr-14")}
              />
              <span className="absolute inset-y-0 right-1 flex items-center">
                {search.words && (
                  <IconButton label={searchTexts.clear} className="text-ink-soft" onClick={clear}>
                    <X aria-hidden="true" className="size-5" />
                  </IconButton>
                )}
                <IconButton type="submit" label={searchTexts.submit} className="text-strong">
                  <Glass aria-hidden="true" className="size-5" />
                </IconButton>
              </span>
            </span>
          )}
        </Field>
      </form>
    </search>
  );
}
