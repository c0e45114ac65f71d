import type { PersonaVoice } from "#server/db/tables/expert.ts";

/** An expert that comes with the product: an AI persona, not a real person. Its picture is an illustration. */
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
  /** Who the persona is and how it works, in two or three sentences; the system prompt begins with it. */
  prompt: string;
  voice: PersonaVoice;
  greeting: { title: string; description: string };
  clues: string[];
};
