import { businessPersonas } from "./personas/business.ts";
import { careerPersonas } from "./personas/career.ts";
import { leadershipPersonas } from "./personas/leadership.ts";
import type { ReadyPersona } from "./personas/ready-persona.ts";
import { relationshipPersonas } from "./personas/relationships.ts";
import { wellbeingPersonas } from "./personas/wellbeing.ts";

export const demoServices = [
  { id: 1, name: "Kesehatan Mental" },
  { id: 2, name: "Cinta & Relasi" },
  { id: 3, name: "Karier" },
  { id: 4, name: "Kepemimpinan" },
  { id: 5, name: "Inovasi Bisnis" },
];

/** The experts that come with the product, all in the shared catalogue; `demoOffers` says which client offers which. */
export const demoExperts: readonly ReadyPersona[] = [
  ...wellbeingPersonas,
  ...relationshipPersonas,
  ...careerPersonas,
  ...leadershipPersonas,
  ...businessPersonas,
].sort((one, other) => one.id - other.id);

/** Expert ids that each demo client offers, by client id, in the client's order. */
export const demoOffers: Record<number, number[]> = {
  1: [1, 2, 3, 4, 5, 6, 7, 8],
  2: [1, 2, 3, 6, 7],
  3: [2, 1, 6, 3, 4, 5],
};
