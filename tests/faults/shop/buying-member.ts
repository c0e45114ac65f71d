import type { BuiltMember } from "#server/test/factories.ts";

/** A purchase as the buyer knows it. */
type Purchase = { invoice: string; page: string };

type Answer = { status: number; text: string };

/** A member who keeps buying despite server failures, and records what the server confirmed. */
export class BuyingMember {
  readonly member: BuiltMember;
  readonly purchases: Purchase[] = [];
  /** Refusals that a retry cannot change; there must be none. */
  readonly refused: string[] = [];
  #stop = false;

  constructor(member: BuiltMember) {
    this.member = member;
  }

  stop(): void {
    this.#stop = true;
  }

  /** Places order after order; every fourth expires or is denied instead of paid. */
  async shop(base: string, random: () => number): Promise<void> {
    for (let n = 0; !this.#stop; n += 1) {
      const body = this.#checkout(n, random);
      const purchase = await this.#order(base, body, random);
      if (!purchase) continue;
      this.purchases.push(purchase);
      const action = ["pay", "pay", "pay", random() < 0.5 ? "fail" : "expire"][n % 4] ?? "pay";
      await this.#press(base, purchase, action, random);
      // Some buyers check the order's state, others leave at once.
      if (random() < 0.5) await this.#look(base, purchase);
      await pause(random() * 50);
    }
  }

  #checkout(n: number, random: () => number) {
    const items = [{ product_type: "chat", product_id: 1, quantity: 1 + Math.floor(random() * 3) }];
    return { user_type: 2, items, ...(n === 0 ? { voucher_code: "HEMAT20" } : {}) };
  }

  /** Sends the same checkout until the server answers. */
  async #order(base: string, body: object, random: () => number): Promise<Purchase | undefined> {
    while (!this.#stop) {
      const answer = await this.#send(`${base}/api/console/transactions`, JSON.stringify(body));
      if (answer?.status === 200) {
        const { no_invoice, redirect_url } = JSON.parse(answer.text);
        return { invoice: no_invoice, page: new URL(redirect_url, base).pathname };
      }
      if (answer?.text.includes("too_many_open")) await this.#giveUp(base);
      else if (answer && answer.status < 500 && answer.status !== 429) {
        this.refused.push(answer.text);
        return undefined;
      }
      await pause(50 + random() * 100);
    }
    return undefined;
  }

  /** At the limit of three open orders, such as denied ones: cancels all that are still pending. */
  async #giveUp(base: string): Promise<void> {
    for (const [invoice, state] of (await this.history(base)) ?? []) {
      if (state === "pending") await this.#send(`${base}/api/transaction/${invoice}/cancel`, "{}");
    }
  }

  /** Presses a button once. If the page fails, the member may press again or give up. */
  async #press(base: string, purchase: Purchase, action: string, random: () => number): Promise<void> {
    do {
      const body = new URLSearchParams({ action, channel: "qris" });
      const answer = await this.#send(`${base}${purchase.page}`, body);
      if (answer && answer.status < 500) return;
      await pause(50 + random() * 100);
    } while (!this.#stop && random() < 0.5);
  }

  async #look(base: string, { invoice }: Purchase): Promise<void> {
    await this.#get(`${base}/api/transaction/${invoice}`);
  }

  /** Returns the orders of the history by invoice; undefined if it could not be read. */
  async history(base: string): Promise<Map<string, string> | undefined> {
    const answer = await this.#get(`${base}/api/transaction/history?options[itemsPerPage]=-1`);
    if (answer?.status !== 200) return undefined;
    const { data }: { data: { no_invoice: string; transaction_status: string }[] } = JSON.parse(answer.text);
    return new Map(data.map(({ no_invoice, transaction_status }) => [no_invoice, transaction_status]));
  }

  #get(url: string): Promise<Answer | undefined> {
    return answered(fetch(url, { headers: { authorization: `Bearer ${this.member.token}` } }));
  }

  #send(url: string, body: string | URLSearchParams): Promise<Answer | undefined> {
    const type = typeof body === "string" ? { "content-type": "application/json" } : {};
    const headers = { authorization: `Bearer ${this.member.token}`, ...type };
    return answered(fetch(url, { method: "POST", headers, body, redirect: "manual" }));
  }
}

/** Returns undefined if the connection broke, because the outcome is unknown. */
async function answered(asked: Promise<Response>): Promise<Answer | undefined> {
  try {
    const response = await asked;
    return { status: response.status, text: await response.text() };
  } catch {
    return undefined;
  }
}

const pause = (ms: number) => new Promise<void>((go) => setTimeout(go, ms));
