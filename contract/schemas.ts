import type { z } from "zod";
import * as account from "./account.ts";
import * as application from "./application.ts";
import * as balance from "./balance.ts";
import { type Call, type CallName, calls } from "./calls.ts";
import * as cart from "./cart.ts";
import * as chat from "./chat.ts";
import * as client from "./client.ts";
import * as consent from "./consent.ts";
import * as conversation from "./conversation.ts";
import { commonErrors, type ErrorCode, keyErrors } from "./errors.ts";
import * as expert from "./expert.ts";
import * as feedback from "./feedback.ts";
import * as order from "./order.ts";
import * as timePackage from "./package.ts";
import * as password from "./password.ts";
import * as privacy from "./privacy.ts";
import * as product from "./product.ts";
import * as profile from "./profile.ts";
import * as safety from "./safety.ts";
import * as safetyPlan from "./safety-plan.ts";
import * as secondFactor from "./second-factor.ts";
import * as session from "./session.ts";
import type { CallSchema } from "./shape.ts";
import * as srq from "./srq.ts";
import * as survey from "./survey.ts";
import * as voucher from "./voucher.ts";

/** The schemas of every call; the compiler checks them against the call table. */
export const schemas = {
  getClient: client.getClient,
  getConnectPdf: client.getConnectPdf,
  getLanding: client.getLanding,
  login: session.login,
  loginGoogle: session.loginGoogle,
  signUp: account.signUp,
  postVerifyEmail: account.postVerifyEmail,
  verifyEmail: account.verifyEmail,
  agreeTnc: consent.agreeTnc,
  logout: session.logout,
  forgotPassword: password.forgotPassword,
  resetPassword: password.resetPassword,
  changePassword: password.changePassword,
  internalResetToken: password.internalResetToken,
  getUser: profile.getUser,
  editProfile: profile.editProfile,
  checkAuth: session.checkAuth,
  getCart: cart.getCart,
  addToCart: cart.addToCart,
  setCartQuantity: cart.setCartQuantity,
  removeFromCart: cart.removeFromCart,
  listConversations: conversation.listConversations,
  getConversation: conversation.getConversation,
  createConversation: conversation.createConversation,
  sendQuestion: chat.sendQuestion,
  idlePrompt: chat.idlePrompt,
  rateAnswer: chat.rateAnswer,
  deleteConversations: conversation.deleteConversations,
  endConversation: conversation.endConversation,
  editTitle: conversation.editTitle,
  sendTime: conversation.sendTime,
  rateConversation: conversation.rateConversation,
  getRating: conversation.getRating,
  resetBattery: balance.resetBattery,
  updateBattery: balance.updateBattery,
  getSaldo: balance.getSaldo,
  listClues: expert.listClues,
  listGreetings: expert.listGreetings,
  listServices: expert.listServices,
  listExperts: expert.listExperts,
  getService: expert.getService,
  listProducts: product.listProducts,
  getProduct: product.getProduct,
  listOwnProducts: product.listOwnProducts,
  takeProduct: product.takeProduct,
  linkProduct: product.linkProduct,
  getFile: product.getFile,
  listTransactions: order.listTransactions,
  createTransaction: order.createTransaction,
  getTransaction: order.getTransaction,
  cancelTransaction: order.cancelTransaction,
  getReceipt: order.getReceipt,
  notifyPayment: order.notifyPayment,
  checkVoucher: voucher.checkVoucher,
  listVouchers: voucher.listVouchers,
  getImage: profile.getImage,
  saveImage: profile.saveImage,
  sendFeedback: feedback.sendFeedback,
  joinExpert: application.joinExpert,
  submitSurvey: survey.submitSurvey,
  getExpert: expert.getExpert,
  listSrqQuestions: srq.listSrqQuestions,
  listSrqResults: srq.listSrqResults,
  getSrqResult: srq.getSrqResult,
  srqAvailability: srq.srqAvailability,
  submitSrq: srq.submitSrq,
  listPackages: timePackage.listPackages,
  resendVerification: account.resendVerification,
  streamAnswer: chat.streamAnswer,
  stopAnswer: chat.stopAnswer,
  getHelp: safety.getHelp,
  searchConversations: conversation.searchConversations,
  exportConversation: conversation.exportConversation,
  getDocument: conversation.getDocument,
  getStatement: balance.getStatement,
  deleteImage: profile.deleteImage,
  getGoogleNonce: session.getGoogleNonce,
  openSupport: safety.openSupport,
  getCheckIn: safety.getCheckIn,
  dismissCheckIn: safety.dismissCheckIn,
  getSafetyPlan: safetyPlan.getSafetyPlan,
  saveSafetyPlan: safetyPlan.saveSafetyPlan,
  listSessions: session.listSessions,
  endSession: session.endSession,
  endOtherSessions: session.endOtherSessions,
  listConsents: consent.listConsents,
  setConsent: consent.setConsent,
  exportData: privacy.exportData,
  eraseAccount: privacy.eraseAccount,
  getConfirmation: password.getConfirmation,
  confirmPassword: password.confirmPassword,
  loginCode: secondFactor.loginCode,
  getFactor: secondFactor.getFactor,
  setUpFactor: secondFactor.setUpFactor,
  turnOnFactor: secondFactor.turnOnFactor,
  turnOffFactor: secondFactor.turnOffFactor,
} as const satisfies Record<CallName, CallSchema>;

export type Schemas = typeof schemas;

/**
 * Whether a repeat with the same `Idempotency-Key` returns the first result. This holds for calls of a signed-in member
 * that write, except those that answer as a stream (`streams`) or act on the session that makes them (`ofSession`).
 */
export function runsOncePerKey(name: CallName): boolean {
  const { auth, method }: Call = calls[name];
  const schema: CallSchema = schemas[name];
  return auth === "bearer" && method !== "GET" && !schema.streams && !schema.reads && !schema.ofSession;
}

/** Returns every code that a call may refuse with: its own and those that all such calls share. */
export function refusalsOf(name: CallName): readonly ErrorCode[] {
  return [...schemas[name].errors, ...commonErrors, ...(runsOncePerKey(name) ? keyErrors : [])];
}

type Part<N extends CallName, P extends "params" | "query" | "body", K extends "input" | "output"> =
  Schemas[N] extends Record<P, infer T extends z.ZodType>
    ? K extends "input"
      ? z.input<T>
      : z.output<T>
    : undefined;

/** The parsed input that a handler gets. */
export type Params<N extends CallName> = Part<N, "params", "output">;
export type Query<N extends CallName> = Part<N, "query", "output">;
export type Body<N extends CallName> = Part<N, "body", "output">;

/** The answer that a handler returns and a caller receives. */
export type Answer<N extends CallName> = z.output<Schemas[N]["answer"]>;

type PartName = "params" | "query" | "body";
/** Whether a part may be left out, because none of its fields is required. */
type Omittable<T> = undefined extends T ? true : Record<never, never> extends T ? true : false;
type PartsOf<N extends CallName> = {
  [P in PartName]: Part<N, P, "input"> extends undefined ? never : P;
}[PartName];
type Needed<N extends CallName> = {
  [P in PartsOf<N>]: Omittable<Part<N, P, "input">> extends true ? never : P;
}[PartsOf<N>];

/** The input that a caller passes: the parts that the call has. */
export type CallInput<N extends CallName> = { [P in Needed<N>]: Part<N, P, "input"> } & {
  [P in Exclude<PartsOf<N>, Needed<N>>]?: Part<N, P, "input">;
};
