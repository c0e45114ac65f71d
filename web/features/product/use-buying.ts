import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { CallName } from "#contract/calls.ts";
import { productTexts } from "#texts/product.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { addToCart } from "#web/api/cart.ts";
import { queries, useCall } from "#web/api/query.ts";
import { newKey } from "#web/browser/key.ts";
import { userIdOf } from "#web/browser/session.ts";
import { paths } from "#web/paths.ts";
import { showToast } from "#web/ui/toast.ts";

const ownCall = "listOwnProducts" satisfies CallName;

/** Whether the member already owns a product; false if that cannot be read, since the server checks it anyway. */
export function useIsOwned(username: string, productId: number): boolean {
  const userId = Number(userIdOf());
  const { data } = useCall(
    username,
    ownCall,
    { params: { id: userId }, query: { per_page: 1000 } },
    { enabled: userId > 0, staleTime: 30_000 },
  );
  return data?.data.some(({ product }) => product.id === productId) ?? false;
}

/** C-17 with a quantity, or X-23 for a free product; a failure is logged and shown beside the button. */
export function useBuying(username: string, productId: number) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  /** Idempotency key, kept for a retry, so that a lost answer does not add the product to the cart twice. */
  const tried = useRef({ quantity: 0, key: "" });

  async function run(act: () => Promise<void>, failed: string): Promise<void> {
    setBusy(true);
    setProblem("");
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // biome-ignore lint/suspicious/noConsole: B-257: logged
      console.warn("product", error.status, error.code);
      const isRefused = error.status >= 400 && error.status < 500;
      if (error.status !== 401) setProblem(isRefused ? error.message : failed);
    } finally {
      setBusy(false);
    }
  }

  const add = (quantity: number) =>
    run(async () => {
      if (tried.current.quantity !== quantity) tried.current = { quantity, key: newKey() };
      const item = { product_id: productId, quantity };
      await addToCart(username, item, { idempotencyKey: tried.current.key });
      tried.current = { quantity: 0, key: "" };
      const toCart = () => void navigate(paths["checkout-produk"](username));
      showToast("success", productTexts.added, { action: { label: productTexts.toCart, run: toCart } });
    }, productTexts.addFailed);

  const take = () =>
    run(async () => {
      await api(username, "takeProduct", { params: { id: productId } });
      await queries.invalidateQueries({ queryKey: [username, ownCall] });
      showToast("success", productTexts.taken);
      await navigate(paths["transaction-product"](username));
    }, productTexts.takeFailed);

  return { isBusy, problem, add, take };
}
