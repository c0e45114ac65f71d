import { uploadUrl } from "#rules/picture-file.ts";
import { landingTexts } from "#texts/landing.ts";
import type { Landing } from "./load-landing.server.ts";

/**
 * B-418: the partners' logos in a moving strip. It pauses on touch or hover, stops for good with the checkbox, and
 * stands still for visitors who prefer reduced motion; without partners it renders nothing.
 */
export function Partners({ partners }: Pick<Landing, "partners">) {
  if (partners.length === 0) return null;
  return (
    <section className="pt-6 pb-2 text-ink md:pt-8">
      <div className="mx-auto max-w-6xl px-4 text-center md:px-6">
        <h2 className="text-lg">{landingTexts.partnersTitle}</h2>
      </div>
      <div className="marquee-part mt-3">
        <div className="marquee-view mx-auto w-full max-w-6xl overflow-hidden mask-r-from-92% mask-l-from-92%">
          <div className="marquee flex w-max motion-reduce:w-full">
            <Logos partners={partners} />
            <Logos partners={partners} isEcho />
          </div>
        </div>
        <label className="mx-auto flex min-h-11 w-fit cursor-pointer items-center gap-2.5 rounded-md px-3 text-sm text-ink-soft motion-reduce:hidden">
          <input
            type="checkbox"
            className="tick grid size-5 shrink-0 cursor-pointer appearance-none place-items-center rounded-sm border-2 border-line-strong bg-surface checked:border-strong checked:bg-strong"
          />
          {landingTexts.partnersStop}
        </label>
      </div>
    </section>
  );
}

/** The list; the echo is a copy that only fills the gap behind it. */
function Logos({ partners, isEcho = false }: Pick<Landing, "partners"> & { isEcho?: boolean }) {
  return (
    <ul
      aria-hidden={isEcho || undefined}
      className={
        isEcho
          ? "flex shrink-0 items-center motion-reduce:hidden"
          : "flex shrink-0 items-center motion-reduce:w-full motion-reduce:shrink motion-reduce:flex-wrap motion-reduce:justify-center"
      }
    >
      {partners.map(({ name, logo }) => (
        <li key={name} className="px-5 py-2 md:px-8">
          <span className="logo-plate inline-flex rounded-md">
            <img
              src={uploadUrl(logo)}
              alt={isEcho ? "" : name}
              width={160}
              height={32}
              className="block h-8 w-40 object-contain"
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
