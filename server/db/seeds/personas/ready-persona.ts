import type { PersonaVoice } from "#server/db/tables/expert.ts";

/** An expert of ours as it comes with the product: an AI persona, no real person. Its picture is drawn. */
export type ReadyPersona = {
  id: number;
  serviceId: number;
  name: string;
  username: string;
  city: string;
  province: string;
  experience: number;
  category: string;
  biography: string;
  /** Who it is and how it works, in two or three sentences: the beginning of what a model reads. */
  prompt: string;
  voice: PersonaVoice;
  greeting: { title: string; description: string };
  clues: string[];
};
