import type { CallName } from "#contract/calls.ts";
import { orNotFound } from "#server/platform/failure.ts";
import { openSession } from "#server/platform/session.ts";
import { type BuiltMember, buildMember, clientNamed, givePaidTime, startTalk } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

export type Input = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** A member with a talk, an answer in it and something in the cart: what the ids of a request can name. */
export type Person = { member: BuiltMember; code: string; answerId: number; cartItemId: number };

export async function newPerson(t: TestApp, client = "netwerk"): Promise<Person> {
  const member = await buildMember(t, { client: await clientNamed(t, client) });
  await givePaidTime(t, member, 1, 36_000);
  const code = await startTalk(t, member);
  const body = { thread_id: code, question: "Aku mau cerita." };
  const { status, body: answer } = await t.call("sendQuestion", { body }, member);
  if (status !== 200) throw new Error(`no answer: ${JSON.stringify(answer)}`);
  const cart = await t.call("addToCart", { body: { product_id: 1 } }, member);
  return { member, code, answerId: answer.id, cartItemId: cart.body.data.id };
}

/** A token that may be used up: each request of `logout` needs one of its own. */
export const freshToken = (t: TestApp, { clientId, id }: BuiltMember) =>
  openSession(t.app.database.db, clientId, id);

/** Marks a password, so that an answer that repeats it shows. */
export const markedPassword = "kucing-rahasia-7391";

const account = { email: "uji@contoh.test", password: markedPassword, username: "netwerk" };

/**
 * A request that each call accepts, from the person whose ids it names. A new call gets its line here; what it
 * refuses is then tested by `contract/bad-input.test.ts`.
 */
const examples: Record<CallName, (person: Person) => Input> = {
  getClient: () => ({ params: { username: "netwerk" } }),
  login: () => ({ body: account }),
  signUp: () => ({
    body: { ...account, name: "Rani Uji", phone: "081234567890", confirm_password: markedPassword },
  }),
  postVerifyEmail: () => ({ body: { token: "sebuah-token", username: "netwerk" } }),
  verifyEmail: () => ({ query: { token: "sebuah-token" } }),
  agreeTnc: () => ({ body: { agree: true, health_data: true, ai_provider: true } }),
  logout: () => ({}),
  getUser: () => ({}),
  checkAuth: () => ({}),
  listConversations: () => ({ query: { page: 1, per_page: 10, layanan: "Karier", expert_id: 1 } }),
  getConversation: ({ code }) => ({ params: { id: code }, query: { before: 1000 } }),
  createConversation: () => ({
    body: { topic: "Unknown Topic", status: "active", prompt_id: "2", expert_id: 1 },
  }),
  sendQuestion: ({ code }) => ({
    body: { thread_id: code, question: "Apa kabar?", expert_id: 1, message_id: "pesan-12345678" },
  }),
  getCart: () => ({}),
  addToCart: () => ({ body: { product_id: 1, quantity: 1, notes: "-" } }),
  setCartQuantity: ({ cartItemId }) => ({ params: { id: cartItemId }, body: { quantity: 2 } }),
  removeFromCart: ({ cartItemId }) => ({ params: { id: cartItemId } }),
  idlePrompt: ({ code }) => ({ body: { thread_id: code, expert_id: 1 } }),
  rateAnswer: ({ answerId }) => ({ body: { conversation_detail_id: answerId, thumb: 1 } }),
  deleteConversations: ({ code }) => ({ params: { ids: code }, body: { deleted_at: null } }),
  editTitle: ({ code }) => ({ params: { id: code }, body: { title: "Kerja dan rumah" } }),
  rateConversation: ({ code }) => ({ params: { code }, body: { rating: 5 } }),
  getRating: ({ code }) => ({ params: { code } }),
  listServices: () => ({ query: { page: 1, per_page: 10 } }),
  listPackages: () => ({}),
  searchTalks: () => ({ body: { q: "cerita" } }),
  exportTalk: ({ code }) => ({ params: { id: code }, query: { format: "text" } }),
  getStatement: () => ({ query: { before: 1_000_000 } }),
  endConversation: ({ code }) => ({ params: { id: code } }),
  sendTime: ({ code }) => ({ params: { id: code }, body: { time: 12 } }),
  resetBattery: () => ({ body: { expert_id: 1 } }),
  updateBattery: () => ({ body: { expert_id: 1 } }),
  getSaldo: () => ({}),
  listClues: () => ({ params: { expert_id: 1 } }),
  listGreetings: () => ({ params: { expert_id: 1 } }),
  listExperts: () => ({ query: { page: 1, per_page: 10, service: "Karier" } }),
  resendVerification: () => ({ body: { email: account.email, username: "netwerk" } }),
  streamAnswer: ({ answerId }) => ({ params: { answer_id: answerId } }),
  stopAnswer: ({ answerId }) => ({ params: { answer_id: answerId } }),
  getHelp: () => ({}),
};

export const exampleOf = (name: CallName, person: Person): Input => orNotFound(examples[name])(person);
