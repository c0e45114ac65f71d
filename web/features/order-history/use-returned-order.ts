import { useEffect, useEffectEvent, useState } from "react";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import type { Order } from "./orders.ts";
import { cacheOrder } from "./use-orders.ts";

/**
 * Delay before the next poll, in milliseconds: short at first, so that an instant payment shows at once, longer later
 * to spare a slow bank.
 */
const waitMs = (times: number): number => (times < 20 ? 3000 : times < 60 ? 10_000 : 30_000);

type Returned = {
  order: Order | undefined;
  isMissing: boolean;
  /** The last poll got no usable answer; polling continues. */
  isFailing: boolean;
};

const nothing: Returned = { order: undefined, isMissing: false, isFailing: false };

/** Polls X-24 while the order is pending and the page is visible; stops at the order's final status. */
export function useReturnedOrder(username: string, invoice: string | undefined): Returned {
  const [returned, setReturned] = useState<Returned & { of?: string | undefined }>(nothing);
  const shown = returned.of === invoice ? returned : nothing;

  /** Returns whether to poll again. */
  const ask = useEffectEvent(async (no_invoice: string): Promise<boolean> => {
    try {
      const { data } = await api(username, "getTransaction", { params: { no_invoice } });
      setReturned({ of: no_invoice, order: data, isMissing: false, isFailing: false });
      await cacheOrder(username, data);
      return data.transaction_status === "pending";
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isMissing = error.status === 404 || error.status === 422;
      setReturned((before) => ({ of: no_invoice, order: before.order, isMissing, isFailing: !isMissing }));
      return !isMissing && error.status !== 401;
    }
  });

  useEffect(() => {
    if (!invoice) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let times = 0;
    let isAsking = false;
    let isOver = false;
    async function poll(no_invoice: string): Promise<void> {
      clearTimeout(timer);
      if (isAsking || isOver || document.hidden) return;
      isAsking = true;
      const goesOn = await ask(no_invoice);
      isAsking = false;
      isOver ||= !goesOn;
      if (isOver) return;
      timer = setTimeout(() => void poll(no_invoice), waitMs(times));
      times += 1;
    }
    const seen = () => {
      times = 0;
      void poll(invoice);
    };
    void poll(invoice);
    document.addEventListener("visibilitychange", seen);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }, [invoice]);

  return shown;
}
