/** A choice of one among several, as a row of buttons that wraps on narrow screens. */
export function Chips<T extends string>(props: {
  legend: string;
  name: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}) {
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">{props.legend}</legend>
      {props.options.map(({ value, label }) => (
        <label
          key={value}
          className="inline-flex min-h-11 max-w-full cursor-pointer items-center rounded-full border border-line-strong bg-surface px-4 py-1.5 text-sm font-semibold text-ink transition-colors hover:border-strong hover:bg-tint has-checked:border-strong has-checked:bg-strong has-checked:text-surface has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-link-on-page"
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
