import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { listTexts } from "#texts/conversation/conversation-list.ts";
import { useCall } from "#web/api/query.ts";
import { paths } from "#web/paths.ts";
import { Chips } from "#web/ui/chips.tsx";
import { ExpertCard, ExpertCardSkeleton } from "./expert-card.tsx";
import { servicesOf } from "./services-of.ts";

/** how many experts are shown. */
const atMost = 4;

type Props = {
  username: string;
  /** Id of the client's own expert, who is shown first. */
  first: number | undefined;
  busyWith: number | undefined;
  /** No conversation can be started now. */
  isDisabled: boolean;
  onStart: (expertId: number) => void;
};

const grid = "grid grid-cols-1 gap-4 min-[40rem]:grid-cols-2 lg:grid-cols-4";

/** B-171, A-94: the client's experts by service, with a link to all of them. Renders nothing if they cannot be read. */
export function Recommended({ username, first, busyWith, isDisabled, onStart }: Props) {
  const { data, isPending } = useCall(
    username,
    "listExperts",
    { query: { page: 1, per_page: 100 } },
    { staleTime: 60_000 },
  );
  const [service, setService] = useState("");
  const experts = (data?.data ?? []).toSorted((a, b) => Number(b.id === first) - Number(a.id === first));
  if (!isPending && experts.length === 0) return null;
  const shown = experts.filter(({ layanan }) => service === "" || layanan === service);
  return (
    <section aria-labelledby="rekomendasi" className="mt-10 md:mt-14">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <h2 id="rekomendasi" className="text-xl text-on-page md:text-2xl">
          {listTexts.recommended}
        </h2>
        <Link
          to={paths["list-expert"](username)}
          className="-mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 font-semibold text-link-on-page hover:underline"
        >
          {listTexts.seeAll}
          <ArrowRight aria-hidden="true" className="size-4.5 max-sm:hidden" />
        </Link>
      </div>
      <div className="mb-5">
        <Chips
          legend={listTexts.chips}
          name="rekomendasi"
          options={[
            { value: "", label: listTexts.allChip },
            ...servicesOf(experts).map((name) => ({ value: name, label: name })),
          ]}
          value={service}
          onChange={setService}
        />
      </div>
      {isPending ? (
        <div className={grid} aria-hidden="true">
          {[1, 2, 3, 4].map((n) => (
            <ExpertCardSkeleton key={n} />
          ))}
        </div>
      ) : (
        <ul className={grid}>
          {shown.slice(0, atMost).map((expert) => (
            <li key={expert.id}>
              <ExpertCard
                heading="h3"
                expert={expert}
                to={paths["expert-detail"](username, expert.id)}
                isBusy={busyWith === expert.id}
                isDisabled={isDisabled || (busyWith !== undefined && busyWith !== expert.id)}
                onStart={() => onStart(expert.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
