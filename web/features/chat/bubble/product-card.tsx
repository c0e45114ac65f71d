import { Package, ShoppingCart } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { cartTexts, priceTexts } from "#texts/cart.ts";
import { offerTexts } from "#texts/chat/answer.ts";
import { ApiError } from "#web/api/api.ts";
import { addToCart } from "#web/api/cart.ts";
import { newKey } from "#web/browser/key.ts";
import type { Product } from "#web/features/chat/session/message.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { AlertDialog } from "#web/ui/confirm-dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { rupiah } from "#web/ui/rupiah.ts";

/** A product that an answer recommends (B-201, B-206, B-207), marked as an offer; one press puts it into the cart. */
export function ProductCard(props: {
  product: Product;
  username: string;
  /** Path of the cart. */
  cartPath: string;
}) {
  const { product, username, cartPath } = props;
  const { id, name, photo, price } = product;
  const cart = useAdding(username, id);
  return (
    <section
      aria-label={offerTexts.label(name)}
      data-offer=""
      className="w-full max-w-md rounded-lg border border-line bg-surface p-3 text-ink shadow-rest"
    >
      <div className="flex gap-3">
        <Photo src={photo} />
        <div className="min-w-0 flex-1">
          <Badge tone="amber">{offerTexts.badge}</Badge>
          <p className="mt-1 font-semibold leading-snug">{name}</p>
          <p className="mt-0.5 text-sm text-ink-soft">{price === 0 ? priceTexts.free : rupiah(price)}</p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="secondary" busy={cart.isBusy} className="min-h-11 flex-1 text-sm" onClick={cart.add}>
          <ShoppingCart aria-hidden="true" className="size-4.5" />
          {cart.problem ? offerTexts.retry : offerTexts.add}
        </Button>
        {cart.isIn && (
          <Link
            to={cartPath}
            className="inline-flex min-h-11 flex-1 items-center justify-center whitespace-nowrap rounded-md px-4 text-sm font-semibold text-link hover:bg-tint"
          >
            {offerTexts.toCart}
          </Link>
        )}
      </div>
      {cart.problem && (
        <Notice tone="error" className="mt-3">
          {cart.problem}
        </Notice>
      )}
      <AlertDialog open={cart.isTold} title={offerTexts.addTitle} onClose={cart.close}>
        {cartTexts.added}
      </AlertDialog>
    </section>
  );
}

function Photo({ src }: { src: string }) {
  const [isBroken, setBroken] = useState(src === "");
  const place = "size-[min(4.5rem,80px)] shrink-0 rounded-md bg-sunken";
  if (isBroken) {
    return (
      <span className={`grid place-items-center text-ink-soft ${place}`}>
        <Package aria-hidden="true" className="size-7" />
      </span>
    );
  }
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
      className={`object-cover ${place}`}
    />
  );
}

/** Calls C-17. A failure is logged and shown at the button. */
function useAdding(username: string, productId: number) {
  const [state, setState] = useState<"new" | "adding" | "told" | "in" | "failed">("new");
  const [isIn, setIn] = useState(false);
  const [problem, setProblem] = useState("");
  /** The idempotency key, reused by "Coba lagi" (retry), so that a lost response does not put two into the cart. */
  const key = useRef("");

  async function add(): Promise<void> {
    key.current ||= newKey();
    setState("adding");
    try {
      await addToCart(username, { product_id: productId }, { idempotencyKey: key.current });
      key.current = "";
      setProblem("");
      setIn(true);
      setState("told");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // biome-ignore lint/suspicious/noConsole: B-257: logged
      console.warn("addToCart", error.status, error.code);
      setState("failed");
      if (error.status === 401) return;
      const isRefused = error.status >= 400 && error.status < 500;
      setProblem(isRefused ? error.message : offerTexts.failed);
    }
  }

  return {
    isBusy: state === "adding",
    isTold: state === "told",
    isIn,
    problem,
    add,
    close: () => setState("in"),
  };
}
