import type { Page, Route } from "playwright-core";

export const product = {
  id: 1,
  name: "Jurnal Tenang 30 Hari",
  photo: "",
  price: 35_000,
  expert_id: 1,
};

type Marks = {
  content?: string;
  products?: (typeof product)[];
  has_rating?: boolean;
  has_thumb?: boolean;
};

/** Changes to a conversation page, besides its messages. */
type Over = {
  marks?: Marks;
  rating?: { star: number } | null;
  /** Fields set on every answer. */
  message?: Record<string, unknown>;
};

/** Changes the server's page of a conversation: other extras on its answers, another rating or other fields. */
export async function dress(
  page: Page,
  code: string,
  { marks = {}, rating, message = {} }: Over,
): Promise<void> {
  await page.route(`**/api/conversations/${code}*`, async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    const response = await route.fetch();
    const body = await response.json();
    for (const one of body.data.history_chat) {
      if (one.type !== "answer") continue;
      Object.assign(one, message, { content: JSON.stringify({ ...JSON.parse(one.content), ...marks }) });
    }
    if (rating !== undefined) body.data.rating = rating;
    await route.fulfill({ response, json: body });
  });
}

/** Changes the extras at the end of streamed answers. */
export async function dressFresh(page: Page, marks: Marks): Promise<void> {
  await page.route("**/api/chat", async (route) => {
    const response = await route.fetch();
    const lines = (await response.text()).split("\n").map((line) => {
      if (!line.startsWith("data:") || !line.includes("structured_response")) return line;
      const data = JSON.parse(line.slice(5));
      Object.assign(data.structured_response, marks);
      return `data: ${JSON.stringify(data)}`;
    });
    await route.fulfill({ response, body: lines.join("\n") });
  });
}

type Call = { body: unknown; key: string | null };

/** Answers a call in place of the server; returns a list that records the calls. */
export async function standIn(
  page: Page,
  method: string,
  path: string,
  answer: (nth: number) => { status?: number; json: object } | "cut",
): Promise<Call[]> {
  const calls: Call[] = [];
  await page.route(path, async (route: Route) => {
    const request = route.request();
    if (request.method() !== method) return route.fallback();
    calls.push({ body: request.postDataJSON(), key: await request.headerValue("idempotency-key") });
    const given = answer(calls.length);
    if (given === "cut") return route.abort("connectionreset");
    await route.fulfill({ status: given.status ?? 200, json: given.json });
  });
  return calls;
}

export const done = { json: { status: "success" } } as const;
