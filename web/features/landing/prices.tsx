import { landingTexts } from "#texts/landing.ts";
import { useClient } from "#web/frame/client.ts";
import { Dotted } from "#web/ui/dotted.tsx";
import { rupiah } from "#web/ui/rupiah.ts";
import { freePrice } from "./free-time.ts";
import type { Landing } from "./load-landing.server.ts";
import { Section } from "./section.tsx";

/** The packages that are charged (C-56), each with its price per minute. */
export function Prices({ packages }: Pick<Landing, "packages">) {
  const free = freePrice(useClient());
  if (packages.length === 0) return null;
  return (
    <Section title={landingTexts.pricesTitle} text={landingTexts.pricesText} id="harga">
      <ul className="grid grid-cols-1 gap-x-10 md:grid-cols-2">
        {free && (
          <Price
            name={landingTexts.priceFreeName}
            what={`${landingTexts.priceMinutes(free.minutes)} ${free.often}`}
            price={rupiah(0)}
          />
        )}
        {packages.map(({ id, name, minutes, price, field }) => (
          <Price
            key={id}
            name={name}
            what={landingTexts.priceFor(landingTexts.priceMinutes(minutes), field)}
            price={rupiah(price)}
            each={landingTexts.priceEach(rupiah(Math.round(price / minutes)))}
          />
        ))}
      </ul>
    </Section>
  );
}

function Price({ name, what, price, each }: { name: string; what: string; price: string; each?: string }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-line py-4">
      <p className="min-w-0">
        <strong className="block font-bold">{name}</strong>
        <span className="text-sm text-ink-soft">
          <Dotted of={what} />
        </span>
      </p>
      <p className="text-right tabular-nums">
        <strong className="block text-lg font-bold">{price}</strong>
        {each && <span className="text-sm text-ink-soft">{each}</span>}
      </p>
    </li>
  );
}
