import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";

type Props<T extends string> = {
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
  /** The panel of the chosen tab. */
  children: ReactNode;
};

/** Tabs above one panel; the arrow keys move between them. */
export function Tabs<T extends string>({ label, options, value, onChange, children }: Props<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = options.findIndex((option) => option.value === value);
    const next = (at + step + options.length) % options.length;
    const option = options[next];
    if (!option) return;
    onChange(option.value);
    const tab = list.current?.children[next];
    if (tab instanceof HTMLElement) tab.focus();
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className="flex flex-wrap gap-2">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            role="tab"
            id={`${id}-${option.value}`}
            aria-controls={`${id}-panel`}
            aria-selected={option.value === value}
            tabIndex={option.value === value ? 0 : -1}
            className="min-h-11 rounded-full border border-line-strong bg-surface px-5 py-1.5 font-semibold text-ink text-sm transition-colors hover:border-strong hover:bg-tint aria-selected:border-transparent aria-selected:filled"
            onClick={() => onChange(option.value)}
            onKeyDown={onKeyDown}
          >
            {option.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className="mt-4">
        {children}
      </div>
    </>
  );
}
