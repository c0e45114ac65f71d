/**
 * A choice of one among several: a row of buttons, which scrolls sideways on phones and wraps elsewhere. It is positioned
 * so that it clips the hidden inputs, which would widen the page.
 */
export function Chips<T extends string>(props: {
  legend: string;
  name: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}) {
  return (
    <fieldset className="relative -mx-4 -my-1 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
      <legend className="sr-only">{props.legend}</legend>
      {props.options.map(({ value, label }) => (
        <label
          key={value}
          className="relative inline-flex min-h-11 shrink-0 cursor-pointer items-center whitespace-nowrap md:max-w-full md:shrink md:whitespace-normal rounded-full border border-line-strong bg-surface px-4 py-1.5 text-sm font-semibold text-ink transition-colors hover:border-strong hover:bg-tint has-checked:border-transparent has-checked:filled has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-link-on-page"
        >
          <input
            type="radio"
            name={props.name}
            className="sr-only"
            checked={props.value === value}
            onChange={() => props.onChange(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
