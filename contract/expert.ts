import { z } from "zod";
import { call, id, pageCounts, paging, success } from "./shape.ts";

/** E-21, the part that members see; prompts and private data never leave the server. */
const expert = z.object({
  id: z.int(),
  name: z.string(),
  username: z.string(),
  layanan: z.string(),
  service: z.object({ id: z.int(), name: z.string() }),
  category: z.string().nullable(),
  biography: z.string(),
  experience: z.int(),
  photo: z.string(),
  photo_url: z.string(),
  avatar: z.string(),
  deleted_at: z.string().nullable(),
});

/**
 * C-39: the experts that the client offers, in the client's order, optionally of one service (id or name). With
 * `search`, those whose name, service, category or biography is similar to it, the most similar first.
 */
export const listExperts = call({
  query: z.object({
    ...paging(10),
    service: z.string().max(100).optional(),
    search: z.string().trim().max(100).optional(),
  }),
  answer: success(z.array(expert), pageCounts),
  errors: [],
});

/** C-40: one expert, in `data[0]` (B-272). */
export const getExpert = call({
  params: z.object({ id: id() }),
  answer: success(z.array(expert).length(1)),
  errors: ["not_found"],
});

/** C-37 (E-22): services of the experts that the client offers, by id ascending. */
export const listServices = call({
  query: z.object({ ...paging(10) }),
  answer: success(
    z.array(z.object({ id: z.int(), name: z.string(), deleted_at: z.string().nullable() })),
    pageCounts,
  ),
  errors: [],
});

/** C-38: one service. */
export const getService = call({
  params: z.object({ id: id() }),
  answer: success(z.object({ id: z.int(), name: z.string(), deleted_at: z.string().nullable() })),
  errors: ["not_found"],
});

/** C-35 (E-26) */
export const listClues = call({
  params: z.object({ expert_id: id() }),
  answer: success(z.array(z.object({ text: z.string() }))),
  errors: ["not_found"],
});

/** C-36 (E-27): greetings, of which the first one is shown. */
export const listGreetings = call({
  params: z.object({ expert_id: id() }),
  answer: success(z.array(z.object({ title: z.string(), description: z.string() }))),
  errors: ["unauthenticated", "not_found"],
});
