import { useEffect, useRef } from "react";

/**
 * A checkbox without a visible label, named for screen readers; the space around it can be pressed too. `some` shows it
 * as indeterminate.
 */
export function RowCheckbox(props: {
  label: string;
  checked: boolean;
  some?: boolean;
  onChange: () => void;
}) {
  const ref = useRef<HTMLInputElement>(null);
  const isSome = props.some ?? false;
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isSome;
  }, [isSome]);
  return (
    // Lies above the link that covers the row, so that a press selects instead of opening.
    <label className="relative z-10 grid size-[clamp(44px,2.75rem,56px)] shrink-0 cursor-pointer place-items-center rounded-full transition-colors hover:bg-tint">
      <input
        ref={ref}
        type="checkbox"
        aria-label={props.label}
        checked={props.checked}
        onChange={props.onChange}
        className="tick grid size-6 cursor-pointer appearance-none place-items-center rounded-sm border-2 border-line-strong bg-surface transition-colors checked:border-strong checked:bg-strong indeterminate:border-strong indeterminate:bg-strong"
      />
    </label>
  );
}
