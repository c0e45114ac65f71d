import { directoryTexts } from "#texts/expert.ts";
import { paths } from "#web/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";

/** B-259: invites the visitor to become an expert. */
export function JoinBanner({ username }: { username: string }) {
  return (
    <aside
      aria-labelledby="gabung"
      className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg bg-tint p-5 text-on-tint md:mt-14 md:p-8"
    >
      <div className="min-w-[min(100%,16rem)] flex-1">
        <h2 id="gabung" className="text-xl">
          {directoryTexts.joinTitle}
        </h2>
        <p className="mt-1.5">{directoryTexts.joinText}</p>
      </div>
      <ButtonLink to={paths["join-expert"](username)} look="secondary" className="max-sm:w-full">
        {directoryTexts.join}
      </ButtonLink>
    </aside>
  );
}
