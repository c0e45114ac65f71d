import { useEffect, useMemo, useRef, useState } from "react";
import { api } from "#web/api/browser-api.ts";
import { setQuantity } from "#web/api/cart.ts";

/** Debounce after the last change of an item's quantity, in milliseconds (B-345, B-454). */
const restMs = 500;

export type Steps = {
  /** Quantities by cart item that are shown but not yet sent or not yet answered. */
  shown: ReadonlyMap<number, number>;
  step: (id: number, quantity: number) => void;
  /** Discards an unsent quantity, because the item is being removed. */
  drop: (id: number) => void;
};

/** Shows quantity changes at once and sends them as one C-18 after the debounce. */
export function useSteps(username: string): Steps {
  const [shown, setShown] = useState<ReadonlyMap<number, number>>(new Map());
  const waiting = useRef(new Map<number, { quantity: number; timer: number }>());

  const { step, drop, flush } = useMemo(() => {
    const forget = (id: number) => {
      window.clearTimeout(waiting.current.get(id)?.timer);
      waiting.current.delete(id);
    };
    const show = (id: number, quantity: number | undefined) =>
      setShown((before) => {
        const after = new Map(before);
        if (quantity === undefined) after.delete(id);
        else after.set(id, quantity);
        return after;
      });
    async function send(id: number, quantity: number): Promise<void> {
      waiting.current.delete(id);
      await setQuantity(username, id, quantity);
      // From here on the server's quantity counts, unless it was changed again meanwhile.
      if (!waiting.current.has(id)) show(id, undefined);
    }
    return {
      step: (id: number, quantity: number) => {
        forget(id);
        show(id, quantity);
        const timer = window.setTimeout(() => void send(id, quantity), restMs);
        waiting.current.set(id, { quantity, timer });
      },
      drop: (id: number) => {
        forget(id);
        show(id, undefined);
      },
      /**
       * Sends pending quantities now. When the page is closing it uses a keepalive request, so that they are not lost.
       */
      flush: (isClosing: boolean) => {
        for (const [id, { quantity }] of waiting.current) {
          forget(id);
          if (isClosing) sendLast(username, id, quantity);
          else void setQuantity(username, id, quantity);
        }
      },
    };
  }, [username]);

  useFlush(flush);
  return { shown, step, drop };
}

/** Flushes when the page closes and when its screen is left. */
function useFlush(flush: (isClosing: boolean) => void): void {
  useEffect(() => {
    const close = () => flush(true);
    addEventListener("pagehide", close);
    return () => {
      removeEventListener("pagehide", close);
      flush(false);
    };
  }, [flush]);
}

function sendLast(username: string, id: number, quantity: number): void {
  api(username, "setCartQuantity", { params: { id }, body: { quantity } }, { keepalive: true }).catch(() => {
    // Ignored: the cart shows what the server has at the next load.
  });
}
