import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { checkoutTexts } from "#texts/checkout.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { loadProfile, useProfile } from "#web/api/profile.ts";
import { newKey } from "#web/browser/key.ts";
import { tokenOf } from "#web/browser/session.ts";
import { paths } from "#web/paths.ts";
import { payAddress } from "./pay-address.ts";

type Item = { product_type: "chat" | "digital"; product_id: number; quantity: number };

export type Wish = {
  items: readonly Item[];
  voucherCode: string | undefined;
  isFree: boolean;
  /**
   * The total on the screen, if it is the server's; the server refuses the order if its total differs. Undefined skips
   * that check.
   */
  expectedTotal: number | undefined;
};

/** An order that failed, or whose outcome is unknown. */
export type OrderProblem = {
  /** The message of the server, or ours if the call got no answer. */
  message: string;
  /** The products concerned, if the server names them. */
  productIds: number[];
  /** The order may have been made all the same. */
  isUnsure: boolean;
};

export type Order = {
  isBusy: boolean;
  problem: OrderProblem | undefined;
  /** A free order was made; its confirmation leads on to the history. */
  isFreeDone: boolean;
  place: (wish: Wish) => Promise<void>;
  clear: () => void;
  toHistory: () => void;
};

type Outcome =
  | { kind: "away"; url: string }
  | { kind: "done"; invoice: string | undefined }
  | { kind: "problem"; problem: OrderProblem }
  /** The session is over: the page is already on its way to login. */
  | { kind: "left" };

/** C-59 for both checkouts: one intent makes one order, however often the button is pressed or the call is retried. */
export function useOrder(username: string, { confirmsFree }: { confirmsFree: boolean }): Order {
  const navigate = useNavigate();
  const send = useSend(username);
  const [isBusy, setBusy] = useBusy();
  const [problem, setProblem] = useState<OrderProblem>();
  const [made, setMade] = useState<{ invoice: string | undefined }>();
  const isPlacing = useRef(false);

  const toHistory = (invoice: string | undefined) =>
    void navigate(paths["transaction-history"](username, invoice));

  async function place(wish: Wish): Promise<void> {
    if (isPlacing.current) return;
    if (!tokenOf(username)) {
      const { pathname, search } = window.location;
      await navigate(paths.login(username, pathname + search));
      return;
    }
    isPlacing.current = true;
    setBusy(true);
    setProblem(undefined);
    const outcome = await send(wish);
    isPlacing.current = false;
    // When leaving for the payment site, the page stays busy until it unloads.
    if (outcome.kind === "away") window.location.assign(outcome.url);
    else setBusy(false);
    if (outcome.kind === "problem") setProblem(outcome.problem);
    if (outcome.kind === "done" && wish.isFree && confirmsFree) setMade(outcome);
    else if (outcome.kind === "done") toHistory(outcome.invoice);
  }

  return {
    isBusy,
    problem,
    isFreeDone: made !== undefined,
    place,
    clear: () => setProblem(undefined),
    toHistory: () => toHistory(made?.invoice),
  };
}

/** Returns the call itself, which makes the same order when it is repeated. */
function useSend(username: string): (wish: Wish) => Promise<Outcome> {
  const { data: profile } = useProfile(username, { enabled: tokenOf(username) !== null });
  const keyOf = useIntentKey();
  return async (wish) => {
    const email = profile?.data.email ?? (await emailOf(username));
    const body = bodyOf(wish, email);
    try {
      const answer = await api(username, "createTransaction", { body }, { idempotencyKey: keyOf(body) });
      const outcome = outcomeOf(answer);
      // A later order is a new intent with its own key.
      if (outcome.kind !== "problem") keyOf(undefined);
      return outcome;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.status === 401 ? { kind: "left" } : { kind: "problem", problem: problemOf(error) };
    }
  };
}

/** Busy until it is reset; also reset when the browser restores the page on the way back from the payment site. */
function useBusy() {
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const back = () => setBusy(false);
    addEventListener("pageshow", back);
    return () => removeEventListener("pageshow", back);
  }, []);
  return [isBusy, setBusy] as const;
}

/**
 * Returns the idempotency key of an intent: the same for every retry of the same order, a new one for another order.
 * Passing undefined ends the intent.
 */
function useIntentKey() {
  const intent = useRef({ mark: "", key: "" });
  return (body: object | undefined): string => {
    const mark = body ? JSON.stringify(body) : "";
    if (mark !== intent.current.mark) intent.current = { mark, key: newKey() };
    return intent.current.key;
  };
}

/** B-365 has the email in the payload; the server does not need it to know whose order it is. */
const emailOf = async (username: string) => (await loadProfile(username).catch(() => undefined))?.email;

/** B-365: `user_type` is always 2. */
const bodyOf = ({ items, voucherCode, expectedTotal }: Wish, email: string | undefined) => ({
  user_type: 2,
  ...(email ? { email } : {}),
  voucher_code: voucherCode ?? null,
  items: [...items],
  ...(expectedTotal === undefined ? {} : { expected_total: expectedTotal }),
});

/** B-334 to B-336: interprets the answer without trusting the types of its fields. */
function outcomeOf(answer: { redirect_url?: unknown; message?: unknown; no_invoice?: unknown }): Outcome {
  const url = payAddress(answer.redirect_url);
  const invoice = typeof answer.no_invoice === "string" ? answer.no_invoice : undefined;
  if (url === "history") return { kind: "done", invoice };
  if (url !== undefined) return { kind: "away", url };
  const message =
    typeof answer.message === "string" && answer.message ? answer.message : checkoutTexts.noAddress;
  return { kind: "problem", problem: { message, productIds: [], isUnsure: true } };
}

function problemOf({ status, code, body, message }: ApiError): OrderProblem {
  if (status === 0) return { message: checkoutTexts.noAnswer, productIds: [], isUnsure: true };
  const said = typeof body.message === "string" && body.message ? body.message : message;
  const productIds = Array.isArray(body.items) ? body.items.map(productIdOf).filter((id) => id > 0) : [];
  return { message: said, productIds, isUnsure: status >= 500 && code !== "payment_refused" };
}

const productIdOf = (item: unknown): number =>
  typeof item === "object" && item !== null && "product_id" in item ? Number(item.product_id) : 0;
