import { z } from "zod";
import { bigId, call, done, id, success } from "./shape.ts";

/** E-28, E-31: one line of the cart. `price` is the current price of one piece, in rupiah. */
const cartItem = z.object({
  id: z.int(),
  product_id: z.int(),
  quantity: z.int().min(1).max(99),
  price: z.int(),
  notes: z.string(),
  product: z.object({
    id: z.int(),
    name: z.string(),
    photo: z.string(),
    price: z.int(),
    price_disc: z.int().nullable(),
  }),
});
export type CartItem = z.output<typeof cartItem>;

/** E-29: the cart lines for the products of one expert. */
const cartGroup = z.object({
  expert_id: z.int(),
  expert: z.object({ id: z.int(), name: z.string() }),
  carts: z.array(cartItem),
});
export type CartGroup = z.output<typeof cartGroup>;

const quantity = z.int().max(99);

/** C-16: the member's cart, grouped by expert. */
export const getCart = call({ answer: success(z.array(cartGroup)), errors: ["unauthenticated"] });

/** C-17: adds a product that the client offers; if it is in the cart already, its quantity grows (B-249). */
export const addToCart = call({
  body: z.object({
    product_id: id(),
    quantity: quantity.min(1).default(1),
    notes: z.string().trim().max(200).default("-"),
  }),
  answer: success(cartItem),
  errors: ["unauthenticated", "not_found", "cart_line_full"],
});

/** C-18: sets the quantity of a line; 0 or less removes the line. */
export const setCartQuantity = call({
  params: z.object({ id: bigId() }),
  body: z.object({ quantity: quantity.min(-99) }),
  answer: done,
  errors: ["unauthenticated", "not_found"],
});

/** C-19: removes a line. */
export const removeFromCart = call({
  params: z.object({ id: bigId() }),
  answer: done,
  errors: ["unauthenticated", "not_found"],
});
