import { useEffect, useMemo, useRef, useState } from "react";
import { api } from "#web/api/browser-api.ts";
import { setQuantity } from "#web/api/cart.ts";

/** After the last step of a line (B-345, B-454). */
const restMs = 500;

export type Steps = {
  /** Quantities that are shown and not yet sent, or not yet answered, by line. */
  shown: ReadonlyMap<number, number>;
  step: (id: number, quantity: number) => void;
  /** Forgets what was not sent: the line is removed. */
  drop: (id: number) => void;
};

/** Steps of a quantity are seen at once and sent as one C-18, when they have come to rest. */
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
      // From here on the server's number counts, unless there were more steps.
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
      /** What has not come to rest is sent now; a page that is closed must not take it along. */
      flush: (isClosing: boolean) => {
        for (const [id, { quantity }] of waiting.current) {
          forget(id);
          if (isClosing) sendLast(username, id, quantity);
          else void setQuantity(username, id, quantity);
        }
      },
    };
  }, [username]);

  useEffect(() => {
    const close = () => flush(true);
    addEventListener("pagehide", close);
    return () => {
      removeEventListener("pagehide", close);
      flush(false);
    };
  }, [flush]);

  return { shown, step, drop };
}

function sendLast(username: string, id: number, quantity: number): void {
  api(username, "setCartQuantity", { params: { id }, body: { quantity } }, { keepalive: true }).catch(() => {
    // The cart shows what the server has.
  });
}
