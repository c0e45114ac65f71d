import type { Net } from "#server/external/model/guide/find/requests.ts";
import { type Field, type Flow, fields } from "./flow.ts";
import { flows } from "./flows.ts";
import type { Choice, GuideState } from "./state.ts";

const fieldLabels: Readonly<Record<Field, string>> = {
  wellbeing: "Perasaan dan tidur",
  relationships: "Pasangan dan keluarga",
  career: "Kerja dan karier",
  leadership: "Memimpin tim",
  business: "Usaha dan uang",
};

export const tell: Choice = { id: "tell", label: "Cerita dulu saja" };
export const notThat: Choice = { id: "not-that", label: "Bukan itu" };
export const more: Choice = { id: "more", label: "Pilihan lain" };
export const enough: Choice = { id: "enough", label: "Segini dulu" };
export const note: Choice = { id: "note", label: "Buat catatan" };
export const letter: Choice = { id: "letter", label: "Buat surat" };
export const steps: Choice = { id: "steps", label: "Pilih langkah" };
export const resume: Choice = { id: "resume", label: "Lanjutkan yang tadi" };
/** Gives the answer that was taken for a danger to the question that waited. */
export const heldAnswer: Choice = { id: "held", label: "Pakai tulisanku tadi" };
export const rework: Choice = { id: "rework", label: "Ubah tulisan tadi" };

export const offersMax = 3;
const fieldsMax = 4;
/** The maximum for a menu, which the member browses; an offer is shorter, because it asks for a confirmation. */
const freshMax = 5;

export const offerOf = (flow: Flow): Choice => ({ id: `flow:${flow.id}`, label: flow.offer });

const nets: readonly Net[] = ["write", "plan", "decide"];

/** Buttons of the general flows (`net`), which fit any topic, without those that were declined. */
export const netChoices = ({ declined }: Pick<GuideState, "declined">): Choice[] => [
  ...nets
    .flatMap((net) => flows.filter((flow) => flow.net === net && !declined.includes(flow.id)))
    .map(offerOf),
  steps,
  tell,
];

/** Buttons of the fields; the expert's own field comes first. */
export function fieldChoices(field: Field | undefined): Choice[] {
  const ordered = [...fields].toSorted((one, other) => Number(other === field) - Number(one === field));
  return [
    ...ordered.slice(0, fieldsMax).map((one) => ({ id: `field:${one}`, label: fieldLabels[one] })),
    tell,
  ];
}

/** Returns flows of a field that were not finished, declined or just shown; if none is left, those of other fields. */
export function freshChoices(state: GuideState, field: Field | undefined): Choice[] {
  const { done, declined, offered } = state;
  const all = flows
    .filter(({ id, net }) => net === undefined && !done.includes(id) && !declined.includes(id))
    .toSorted((one, other) => Number(other.often ?? false) - Number(one.often ?? false));
  const ofField = all.filter((flow) => field === undefined || flow.field === field);
  const notShown = ofField.filter((flow) => !offered.some(({ id }) => id === `flow:${flow.id}`));
  const list = [notShown, ofField, all].find(({ length }) => length > 0) ?? [];
  return list.slice(0, freshMax).map(offerOf);
}
