import { listTexts } from "#texts/conversation/conversation-list.ts";
import { useCall } from "#web/api/query.ts";
import { useServices } from "#web/api/services.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import type { Filter } from "./filter.ts";

const all = "";

/** On phones the selected value shows what it is about, so the label is only for screen readers. */
const narrow = "max-md:[&>label]:sr-only";

/**
 * B-159: filters by service (C-37) and by expert (C-39), limited to the chosen service. Choosing goes back to the first
 * page.
 */
export function Filters({
  username,
  filter,
  onChoose,
}: {
  username: string;
  filter: Filter;
  onChoose: (filter: Filter) => void;
}) {
  const { service, expertId } = filter;
  const services = useServices(username);
  const experts = useCall(
    username,
    "listExperts",
    { query: { page: 1, per_page: 100 } },
    { staleTime: 60_000 },
  ).data?.data;
  const ofService = (name: string) =>
    (experts ?? []).filter((expert) => name === all || expert.layanan === name);
  // Values in the URL are listed even if the loaded lists do not contain them, or not yet.
  const names = services.includes(service) || service === all ? services : [...services, service];
  const known = ofService(service).map(({ id, name }) => ({ value: String(id), label: name }));
  const isKnown = expertId === undefined || known.some(({ value }) => value === String(expertId));

  function chooseService(name: string): void {
    const stays = ofService(name).some(({ id }) => id === expertId);
    onChoose({ page: 1, service: name, expertId: stays ? expertId : undefined });
  }

  return (
    <>
      <SelectField
        className={narrow}
        label={listTexts.service}
        value={service}
        options={[
          { value: all, label: listTexts.allServices },
          ...names.map((name) => ({ value: name, label: name })),
        ]}
        onChange={chooseService}
      />
      <SelectField
        className={narrow}
        label={listTexts.expert}
        value={expertId === undefined ? all : String(expertId)}
        options={[
          { value: all, label: listTexts.allExperts },
          ...known,
          ...(isKnown ? [] : [{ value: String(expertId), label: `#${expertId}` }]),
        ]}
        onChange={(id) => onChoose({ page: 1, service, expertId: id === all ? undefined : Number(id) })}
      />
    </>
  );
}
