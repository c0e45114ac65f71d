import { z } from "zod";
import { call, done, id, moment, pageCounts, paging, success } from "./shape.ts";

/** E-41: a digital product; amounts in rupiah. `price_disc` follows the specification: "0.00" means no discount. */
const product = z.object({
  id: z.int(),
  expert_id: z.int(),
  expert: z.object({ id: z.int(), name: z.string() }),
  name: z.string(),
  subtitle: z.string(),
  photo: z.string(),
  price: z.int(),
  price_disc: z.string(),
  unit: z.string(),
  detail: z.string(),
  category: z.string(),
});
export type Product = z.output<typeof product>;

/** C-48: products of an expert that the client offers; with `search`, those similar to it, the most similar first. */
export const listProducts = call({
  params: z.object({ id: id() }),
  query: z.object({ ...paging(10), search: z.string().trim().max(100).optional() }),
  answer: success(z.object({ data: z.array(product), ...pageCounts })),
  errors: ["not_found"],
});

/** C-49: one product, in `data.data[0]`. */
export const getProduct = call({
  params: z.object({ id: id(), productId: id() }),
  answer: success(z.object({ data: z.array(product).length(1) })),
  errors: ["not_found"],
});

/** E-42: a file that the member owns; `attach_file` is a link valid for five minutes. */
const ownProduct = z.object({
  id: z.int(),
  author: z.string().nullable(),
  attach_file: z.string(),
  file_type: z.string(),
  bought_at: moment(),
  product: z.object({ id: z.int(), expert_id: z.int(), name: z.string(), photo: z.string() }),
});
export type OwnProduct = z.output<typeof ownProduct>;

/** C-50: the products that the member owns, newest first. `id` must be the member's own; any other id is not found. */
export const listOwnProducts = call({
  params: z.object({ id: id() }),
  query: z.object({ ...paging(10) }),
  answer: success(z.array(ownProduct), pageCounts),
  errors: ["unauthenticated", "not_found"],
});

/** gives the member a product of price 0 from its page at once. Taking it again changes nothing. */
export const takeProduct = call({
  params: z.object({ id: id() }),
  answer: done,
  errors: ["unauthenticated", "not_found", "not_free"],
});

/** a new link, valid for five minutes, to a file that the member owns, by the id of C-50. */
export const linkProduct = call({
  params: z.object({ id: id() }),
  body: z.object({ disposition: z.enum(["inline", "attachment"]).default("inline") }),
  answer: success(z.object({ url: z.string(), expires_at: moment() })),
  errors: ["unauthenticated", "not_found", "file_revoked"],
});

/** the file of such a link, whole or in ranges; ownership is checked again. */
export const getFile = call({
  params: z.object({ token: z.string().regex(/^[\w.-]{1,600}$/) }),
  answer: done,
  errors: ["not_found", "file_forged", "file_revoked", "file_expired", "file_range"],
  file: true,
  fileTypes: ["application/pdf", "application/zip", "application/octet-stream"],
});
