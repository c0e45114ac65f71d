import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { loginTexts } from "#texts/account/account.ts";
import { useClient } from "#web/frame/client.ts";
import { paths } from "#web/paths.ts";

/** B-073, A-63: the free first time, shown as a voucher ticket that links to register. */
export function Promo() {
  const { username, free_seconds, free_period } = useClient();
  const minutes = Math.floor(free_seconds / 60);
  if (minutes === 0) return null;
  return (
    <Link
      to={paths.register(username)}
      className="ticket group flex flex-wrap items-center gap-4 rounded-md bg-lamp py-3.5 pr-4 pl-5 text-[#3d2400] transition-transform hover:-translate-y-0.5"
    >
      <span className="min-w-[min(100%,9rem)] flex-1">
        <strong className="block font-bold">{loginTexts.promoTitle}</strong>
        <span className="mt-0.5 block text-sm leading-snug">
          {free_period === "day" ? loginTexts.promoDay(minutes) : loginTexts.promoOnce(minutes)}
        </span>
      </span>
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-[#3d2400] text-lamp">
        <ArrowRight aria-hidden="true" className="size-5 transition-transform group-hover:translate-x-0.5" />
      </span>
    </Link>
  );
}
