import { Search as Glass, X } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "./button.tsx";
import { classes } from "./classes.ts";
import { Field, inputClass } from "./field.tsx";

type Props = {
  texts: { label: string; placeholder: string; clear: string; submit: string };
  words: string;
  onType: (words: string) => void;
  onSubmit: () => void;
  onClear: () => void;
};

/** A search box: Enter or the magnifier searches at once, Esc or the cross clears it. */
export function SearchField({ texts, words, onType, onSubmit, onClear }: Props) {
  const input = useRef<HTMLInputElement>(null);
  function clear(): void {
    onClear();
    input.current?.focus();
  }
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Field label={texts.label}>
          {(control) => (
            <span className="relative block">
              <input
                {...control}
                ref={input}
                type="text"
                enterKeyHint="search"
                autoComplete="off"
                maxLength={100}
                placeholder={texts.placeholder}
                value={words}
                onChange={(event) => onType(event.target.value)}
                onKeyDown={(event) => event.key === "Escape" && words && clear()}
                className={classes(inputClass, words ? "pr-24" : "pr-14")}
              />
              <span className="absolute inset-y-0 right-1 flex items-center">
                {words && (
                  <IconButton label={texts.clear} className="text-ink-soft" onClick={clear}>
                    <X aria-hidden="true" className="size-5" />
                  </IconButton>
                )}
                <IconButton type="submit" label={texts.submit} className="text-strong">
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
