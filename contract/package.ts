import { z } from "zod";
import { call, moment } from "./shape.ts";

/** E-43: a chat package; `time` in minutes, `price` in rupiah. */
const timePackage = z.object({
  id: z.int(),
  name: z.string(),
  price: z.int(),
  time: z.int(),
  description: z.string(),
  detail_expert: z.object({ id: z.int(), username: z.string(), layanan: z.string() }),
  fitur: z.array(z.object({ text_fitur: z.string() })),
  created_at: moment(),
});

/** C-56: packages with the client's experts; a bare array, as the specification states. */
export const listPackages = call({ answer: z.array(timePackage), errors: [] });
