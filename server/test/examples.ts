import type { CallName } from "#contract/calls.ts";
import { Upload } from "#contract/shape.ts";
import { orNotFound } from "#server/platform/failure.ts";
import { openSession } from "#server/platform/security/session.ts";
import { type BuiltMember, buildMember, clientNamed, givePaidTime, startConversation } from "./factories.ts";
import { ownFileOf } from "./own-files.ts";
import { answersWith, buildScreening } from "./screening.ts";
import type { TestApp } from "./test-app.ts";

export type Input = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** A member with a conversation, an answer, a cart item and a screening: everything that a request's ids can name. */
export type Person = {
  member: BuiltMember;
  code: string;
  answerId: number;
  cartItemId: number;
  srqId: number;
  /** A file that the member owns, by its id in C-50. */
  ownedId: number;
  /** A session other than the token's. */
  sessionId: number;
};

export async function newPerson(t: TestApp, client = "netwerk"): Promise<Person> {
  const member = await buildMember(t, { client: await clientNamed(t, client) });
  await givePaidTime(t, member, 1, 36_000);
  const code = await startConversation(t, member);
  const body = { thread_id: code, question: "Aku mau cerita." };
  const { status, body: answer } = await t.call("sendQuestion", { body }, member);
  if (status !== 200) throw new Error(`no answer: ${JSON.stringify(answer)}`);
  const cart = await t.call("addToCart", { body: { product_id: 1 } }, member);
  const srqId = await buildScreening(t, member);
  const ownedId = await ownFileOf(t, member, 3);
  await freshToken(t, member);
  const { body: listed } = await t.call("listSessions", {}, member);
  const sessionId = orNotFound(listed.data.find((session) => !session.is_current)).id;
  return { member, code, answerId: answer.id, cartItemId: cart.body.data.id, sessionId, srqId, ownedId };
}

/** A picture of 2 by 2 pixels. */
export const smallPicture = new Upload(
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWOItr8WbX+NAUIBACZiBcG0UaxXAAAAAElFTkSuQmCC",
    "base64",
  ),
  "kecil",
);

/** A token that may be used up: each `logout` request needs a new one. */
export const freshToken = (t: TestApp, { clientId, id }: BuiltMember) =>
  openSession(t.app.database.db, clientId, id);

/** A recognisable password, so that a response that repeats it is noticed. */
export const markedPassword = "kucing-rahasia-7391";

const account = { email: "uji@contoh.test", password: markedPassword, username: "netwerk" };

/**
 * A valid request for each call, from the person whose ids it uses. A new call gets its line here;
 * `contract/bad-input.test.ts` then tests what it refuses.
 */
const examples: Record<CallName, (person: Person) => Input> = {
  getClient: () => ({ params: { username: "netwerk" } }),
  getLanding: () => ({ params: { username: "netwerk" } }),
  getConnectPdf: () => ({ params: { username: "netwerk" } }),
  login: () => ({ body: account }),
  loginGoogle: () => ({ body: { username: "netwerk", credential: "bukan.token.google" } }),
  getGoogleNonce: () => ({ query: { username: "netwerk" } }),
  signUp: () => ({
    body: { ...account, name: "Rani Uji", phone: "081234567890", confirm_password: markedPassword },
  }),
  postVerifyEmail: () => ({ body: { token: "sebuah-token", username: "netwerk" } }),
  verifyEmail: () => ({ query: { token: "sebuah-token" } }),
  agreeTnc: () => ({ body: { agree: true, health_data: true, ai_provider: true } }),
  logout: () => ({}),
  forgotPassword: () => ({ body: { email: account.email, username: "netwerk" } }),
  resetPassword: () => ({
    body: {
      token: "sebuah-token",
      email: account.email,
      client_id: 1,
      password: markedPassword,
      confirm: markedPassword,
    },
  }),
  changePassword: () => ({
    body: { token: "sebuah-token", newPassword: markedPassword, confirmPassword: markedPassword },
  }),
  internalResetToken: () => ({}),
  confirmPassword: () => ({ body: { password: markedPassword } }),
  getUser: () => ({}),
  editProfile: () => ({ body: { name: "Rani Uji", phone_number: "081234567890", picture: smallPicture } }),
  getImage: ({ member }) => ({ params: { userId: member.id } }),
  saveImage: ({ member }) => ({ params: { userId: member.id }, body: { image: smallPicture } }),
  deleteImage: ({ member }) => ({ params: { userId: member.id } }),
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
  listSrqQuestions: () => ({}),
  listSrqResults: () => ({ query: { page: 1, per_page: 10 } }),
  getSrqResult: ({ srqId }) => ({ params: { id: srqId } }),
  srqAvailability: () => ({}),
  submitSrq: () => ({ body: { is_depresive: 0, answers: answersWith(2, 29), plan_now: "no" } }),
  searchConversations: () => ({ body: { q: "cerita" } }),
  exportConversation: ({ code }) => ({ params: { id: code }, query: { format: "text" } }),
  getDocument: ({ code, answerId }) => ({ params: { id: code, answer_id: String(answerId) } }),
  getStatement: () => ({ query: { before: 1_000_000 } }),
  endConversation: ({ code }) => ({ params: { id: code } }),
  sendTime: ({ code }) => ({ params: { id: code }, body: { time: 12 } }),
  resetBattery: () => ({ body: { expert_id: 1 } }),
  updateBattery: () => ({ body: { expert_id: 1 } }),
  getSaldo: () => ({}),
  listClues: () => ({ params: { expert_id: 1 } }),
  listGreetings: () => ({ params: { expert_id: 1 } }),
  listExperts: () => ({ query: { page: 1, per_page: 10, service: "Karier" } }),
  getExpert: () => ({ params: { id: 1 } }),
  getService: () => ({ params: { id: 1 } }),
  listProducts: () => ({ params: { id: 1 }, query: { page: 1, per_page: 12, search: "jurnal" } }),
  getProduct: () => ({ params: { id: 1, productId: 1 } }),
  listOwnProducts: ({ member }) => ({ params: { id: member.id }, query: { per_page: 1000 } }),
  takeProduct: () => ({ params: { id: 1 } }),
  linkProduct: ({ ownedId }) => ({ params: { id: ownedId }, body: { disposition: "inline" } }),
  getFile: () => ({ params: { token: "sebuah.tautan" } }),
  listTransactions: () => ({ query: { page: 1, "options[itemsPerPage]": -1 } }),
  createTransaction: () => ({
    body: { voucher_code: "HEMAT20", items: [{ product_type: "chat", product_id: 1, quantity: 1 }] },
  }),
  getTransaction: () => ({ params: { no_invoice: "INV-NETWERK-20261121-000001" } }),
  cancelTransaction: () => ({ params: { no_invoice: "INV-NETWERK-20261121-000001" } }),
  getReceipt: () => ({ params: { no_invoice: "INV-NETWERK-20261121-000001" } }),
  notifyPayment: () => ({
    params: { provider: "midtrans" },
    body: {
      order_id: "INV-NETWERK-20261121-000001-A1",
      status_code: "200",
      gross_amount: "35000.00",
      signature_key: "palsu",
      transaction_id: "t-1",
      transaction_status: "settlement",
    },
  }),
  checkVoucher: () => ({ query: { voucher_code: "HEMAT20" } }),
  listVouchers: () => ({ query: { voucher_type: "chat" } }),
  resendVerification: () => ({ body: { email: account.email, username: "netwerk" } }),
  streamAnswer: ({ answerId }) => ({ params: { answer_id: answerId } }),
  stopAnswer: ({ answerId }) => ({ params: { answer_id: answerId } }),
  sendFeedback: () => ({ body: { message: "Hurufnya terlalu kecil di layar saya." } }),
  submitSurvey: () => ({
    body: {
      answers: [
        { no: 1, answer: 4 },
        { no: 2, answer: "Akses lambat" },
        { no: 3, answer: 5 },
        { no: 4, answer: "Tidak ada kendala" },
      ],
    },
  }),
  joinExpert: () => ({
    body: {
      name: "Rani Uji",
      email: account.email,
      phone: "081234567890",
      city: "Bandung",
      layanan: "Kesehatan Mental",
      skills: 1,
      birth_date: "1990-05-17",
      experience: 7,
      biography: "Konselor dengan pendekatan yang tenang.",
      kontak: "Ya",
    },
  }),
  getHelp: () => ({}),
  openSupport: () => ({ body: { is_danger_now: false } }),
  getCheckIn: () => ({}),
  dismissCheckIn: () => ({}),
  getSafetyPlan: () => ({}),
  saveSafetyPlan: () => ({
    body: {
      version: 0,
      parts: { people: [{ text: "Kak Rani", phone: "0812 3456 7890" }], signs: [{ text: "Susah tidur" }] },
    },
  }),
  listSessions: () => ({}),
  endSession: ({ sessionId }) => ({ params: { id: sessionId } }),
  endOtherSessions: () => ({}),
  listConsents: () => ({}),
  setConsent: () => ({ params: { kind: "health_data" }, body: { given: true } }),
  exportData: () => ({ body: { format: "json", password: markedPassword } }),
  // Not the member's password, so the account stays.
  eraseAccount: () => ({ body: { word: "HAPUS", password: markedPassword } }),
  getConfirmation: () => ({}),
  loginCode: () => ({ body: { username: "netwerk", challenge: "sebuah-tantangan", code: "123456" } }),
  getFactor: () => ({}),
  setUpFactor: () => ({}),
  turnOnFactor: () => ({ body: { code: "123456" } }),
  turnOffFactor: () => ({ body: { code: "abcde-fghjk" } }),
};

export const exampleOf = (name: CallName, person: Person): Input => orNotFound(examples[name])(person);

/**
 * These calls take small numeric ids, such as those of a cart line or a screening. The same number may mean something
 * else in another call, so they are listed by name.
 */
const byNumber: readonly CallName[] = ["setCartQuantity", "removeFromCart", "getSrqResult", "endSession"];
const ofMember: readonly CallName[] = ["getImage", "saveImage", "deleteImage"];

/** Whether the example of a call names something that belongs to the person. */
export function namesOwned(name: CallName, person: Person): boolean {
  const { params, body } = exampleOf(name, person);
  const values = [...Object.values(params ?? {}), ...Object.values(Object(body))];
  const named = [person.code, person.answerId].some((own) => values.includes(own));
  return named || byNumber.includes(name) || ofMember.includes(name);
}

/** The same ids, but none of them is anybody's. */
export const nobodyLike = (person: Person): Person => ({
  ...person,
  code: "tidak-ada-sama-sekali",
  answerId: 2_000_000_000,
  cartItemId: 2_000_000_000,
  member: { ...person.member, id: 2_000_000_000 },
  srqId: 2_000_000_000,
  ownedId: 2_000_000_000,
  sessionId: 2_000_000_000,
});
