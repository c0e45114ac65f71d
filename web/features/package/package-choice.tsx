import { Clock3 } from "lucide-react";
import { useId } from "react";
import { packageCheckoutTexts, packageTexts } from "#texts/package.ts";
import type { TimePackage } from "#web/api/packages.ts";
import { Badge } from "#web/ui/badge.tsx";
import { classes } from "#web/ui/classes.ts";
import { Dotted } from "#web/ui/dotted.tsx";
import { priceText } from "#web/ui/price-text.ts";
import { radioMark } from "#web/ui/radio-mark.ts";
import { Features } from "./features.tsx";

type Props = {
  packages: readonly TimePackage[];
  chosen: TimePackage | undefined;
  /** Returns the price shown for a package, in rupiah. */
  priceOf: (one: TimePackage) => number;
  expertOf: (one: TimePackage) => string;
  onChoose: (one: TimePackage) => void;
};

/** The packages as one radio group; the whole card can be pressed (B-326, B-328). */
export function PackageChoice({ packages, chosen, priceOf, expertOf, onChoose }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 max-w-full font-semibold text-on-page">{packageCheckoutTexts.packages}</legend>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {packages.map((one) => (
          <li key={one.id}>
            <Card
              one={one}
              priceRp={priceOf(one)}
              expert={expertOf(one)}
              isChosen={chosen?.id === one.id}
              onChoose={() => onChoose(one)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function Card(props: {
  one: TimePackage;
  priceRp: number;
  expert: string;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { one, priceRp } = props;
  const id = useId();
  return (
    <label className="flex h-full cursor-pointer flex-col rounded-lg border border-line bg-surface p-[min(1.25rem,6.25vw)] text-ink shadow-rest transition-[border-color,box-shadow] hover:border-line-strong has-checked:border-strong has-checked:ring-2 has-checked:ring-focus has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
      <span className="flex items-start gap-3">
        <span className="min-w-0 flex-1">
          <span className="block text-xs font-semibold text-link">
            <Dotted of={props.expert} />
          </span>
          <span id={`${id}-name`} className="mt-0.5 block text-[min(1.125rem,6vw)] font-bold leading-snug">
            {one.name}
          </span>
        </span>
        <input
          type="radio"
          name="paket"
          aria-labelledby={`${id}-name ${id}-price`}
          aria-describedby={`${id}-more`}
          checked={props.isChosen}
          onChange={props.onChoose}
          className={classes(radioMark, "mt-1 size-[min(1.5rem,32px)]")}
        />
      </span>
      <span id={`${id}-price`} className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="text-2xl font-bold tabular-nums">{priceText(priceRp)}</span>
        <Badge tone="brand">
          <Clock3 aria-hidden="true" className="size-3.5" />
          {packageTexts.minutes(one.time)}
        </Badge>
      </span>
      <span id={`${id}-more`} className="block">
        {priceRp > 0 && (
          <span className="mt-1 block text-sm text-ink-soft tabular-nums">
            {packageTexts.each(priceText(Math.round(priceRp / one.time)))}
          </span>
        )}
        {one.description && <span className="mt-2 block text-sm text-ink-soft">{one.description}</span>}
      </span>
      <Features points={one.fitur.map(({ text_fitur }) => text_fitur)} />
    </label>
  );
}
