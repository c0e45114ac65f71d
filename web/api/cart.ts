import type { CartGroup, CartItem } from "#contract/cart.ts";
import { tokenOf } from "#web/browser/session.ts";
import { api, type Options } from "./browser-api.ts";
import { callQuery, queries, useCall } from "./query.ts";

const query = (username: string) => callQuery(username, "getCart", {});

/** Reads the cart with C-16, only with a session (B-248). */
export const useCart = (username: string) =>
  useCall(username, "getCart", {}, { enabled: tokenOf(username) !== null, refetchOnWindowFocus: "always" });

/** B-255: total quantity of all cart items. */
export const countOf = (groups: readonly CartGroup[]): number =>
  itemsOf(groups).reduce((sum, { quantity }) => sum + quantity, 0);

/** B-255, A-112: total of all cart items in rupiah; `price` is the current price of one piece. */
export const totalOf = (groups: readonly CartGroup[]): number =>
  itemsOf(groups).reduce((sum, { price, quantity }) => sum + price * quantity, 0);

const itemsOf = (groups: readonly CartGroup[]): CartItem[] => groups.flatMap(({ carts }) => carts);

/** Reloads the cart after something outside this module changed it. */
export const refreshCart = (username: string) =>
  queries.invalidateQueries({ queryKey: query(username).queryKey });

/** C-17 (B-249, B-253). A repeat with the same key adds nothing. Throws `ApiError`. */
export async function addToCart(
  username: string,
  item: { product_id: number; quantity?: number; notes?: string },
  options: Pick<Options, "idempotencyKey"> = {},
): Promise<void> {
  await api(username, "addToCart", { body: { quantity: 1, notes: "-", ...item } }, options);
  await refreshCart(username);
}

/** Changes run one after the other, so that the last press wins. */
let last: Promise<unknown> = Promise.resolve();

/**
 * C-18 (B-251): updates the screen at once; the server's cart is read afterwards and wins. Failures are only logged
 * (B-257); returns whether it worked.
 */
export function setQuantity(username: string, id: number, quantity: number): Promise<boolean> {
  return changing(
    username,
    (item) => (item.id === id ? { ...item, quantity } : item),
    () => api(username, "setCartQuantity", { params: { id }, body: { quantity } }),
  );
}

/** C-19, followed by a reload of the cart (B-252). */
export function removeItem(username: string, id: number): Promise<boolean> {
  return changing(
    username,
    (item) => (item.id === id ? undefined : item),
    () => api(username, "removeFromCart", { params: { id } }),
  );
}

async function changing(
  username: string,
  change: (item: CartItem) => CartItem | undefined,
  call: () => Promise<unknown>,
): Promise<boolean> {
  const { queryKey } = query(username);
  await queries.cancelQueries({ queryKey });
  const before = queries.getQueryData(queryKey);
  queries.setQueryData(queryKey, (answer) => answer && { ...answer, data: changed(answer.data, change) });
  const mine = last.then(async () => {
    try {
      await call();
      return true;
    } catch (error) {
      logCart(error);
      // Undoes the change on the screen, because reading the cart again may fail too.
      queries.setQueryData(queryKey, before);
      return false;
    }
  });
  last = mine;
  const worked = await mine;
  // Only the last of several queued changes reloads the cart.
  if (last === mine) await refreshCart(username);
  return worked;
}

const changed = (
  groups: readonly CartGroup[],
  change: (item: CartItem) => CartItem | undefined,
): CartGroup[] =>
  groups
    .map((group) => ({ ...group, carts: group.carts.map(change).filter((item) => item !== undefined) }))
    .filter(({ carts }) => carts.length > 0);

/** B-257: a failed cart call is only logged. */
export function logCart(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: B-257 asks for a log entry and no message
  console.warn("cart", error);
}
