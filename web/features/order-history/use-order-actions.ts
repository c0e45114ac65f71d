import { useState } from "react";
import { orderTexts, statusTexts } from "#texts/order/order-history.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { fileOf } from "#web/api/file.ts";
import { downloadFile } from "#web/browser/download.ts";
import { showToast } from "#web/ui/toast.ts";
import type { Order } from "./orders.ts";
import { cacheOrder, reloadOrders } from "./use-orders.ts";

type Act = "check" | "cancel" | "receipt";

const failed: Record<Act, string> = {
  check: orderTexts.checkFailed,
  cancel: orderTexts.cancelFailed,
  receipt: orderTexts.receiptFailed,
};

/** Whether the member can confirm the session with a password; with Google alone there is none. */
const asksForPassword = ({ code, body }: ApiError): boolean =>
  code === "password_needed" && body.has_password !== false;

/** Returns the server's message for a refusal (4xx), else our own text. */
const sentenceOf = ({ status, code, message }: ApiError, act: Act): string => {
  if (code === "password_needed") return orderTexts.receiptNoPassword;
  return status >= 400 && status < 500 ? message : failed[act];
};

/** for one order: which is running, and the error of the last one. */
export function useOrderActions(username: string, order: Order) {
  const [isSame, setSame] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const actions = useAction(username, () => setAsked(true));
  const params = { no_invoice: order.no_invoice };

  const run = (act: Act, call: () => Promise<void>): Promise<boolean> => {
    setSame(false);
    return actions.run(act, call);
  };

  const check = () =>
    run("check", async () => {
      const { data } = await api(username, "getTransaction", { params });
      await cacheOrder(username, data);
      if (data.transaction_status === "pending") setSame(true);
      else showToast("success", orderTexts.changed(statusTexts[data.transaction_status]));
    });

  const cancel = () =>
    run("cancel", async () => {
      const { data } = await api(username, "cancelTransaction", { params });
      await cacheOrder(username, data);
      showToast("success", orderTexts.cancelled);
    });

  const receipt = () =>
    run("receipt", async () => {
      const file = await fileOf(username, "getReceipt", { params });
      downloadFile(file, orderTexts.receiptFile(order.no_invoice));
      showToast("success", orderTexts.receiptSaved);
    });

  /** The password that the receipt waits for. */
  const asked = {
    isAsked,
    confirmed: async () => {
      setAsked(false);
      await receipt();
    },
    close: () => setAsked(false),
  };

  return { ...actions, isSame, asked, check, cancel, receipt };
}

/** Runs one action at a time: which is running, and the error of the last one. */
function useAction(username: string, onPasswordNeeded: () => void) {
  const [busyWith, setBusyWith] = useState<Act>();
  const [problem, setProblem] = useState<{ of: Act; text: string }>();

  /** Returns whether the action succeeded. */
  async function run(act: Act, call: () => Promise<void>): Promise<boolean> {
    setBusyWith(act);
    setProblem(undefined);
    try {
      await call();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (asksForPassword(error)) onPasswordNeeded();
      else if (error.status !== 401) setProblem({ of: act, text: sentenceOf(error, act) });
      // The order is closed, so its status has changed; the list is reloaded.
      if (error.code === "order_closed") await reloadOrders(username);
      return false;
    } finally {
      setBusyWith(undefined);
    }
  }

  return { busyWith, problem, run, clear: () => setProblem(undefined) };
}
