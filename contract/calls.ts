/** One row of the call table. `aliases` are further paths that answer the same. */
export type Call = {
  id: `${"C" | "X"}-${number}`;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: `/api/${string}`;
  auth: "none" | "bearer";
  aliases?: readonly `/api/${string}`[];
};

/**
 * THE CALL TABLE. One line a call: name, id of the specification (C-) or ours (X-), method, path, auth.
 * Schemas stand in the file of the feature under the same name; handlers in `server/features`.
 */
export const calls = {
  getClient: { id: "C-01", method: "GET", path: "/api/client/:username", auth: "none" },
  login: { id: "C-02", method: "POST", path: "/api/users/login", auth: "none", aliases: ["/api/login"] },
  loginGoogle: { id: "C-03", method: "POST", path: "/api/users/login_google", auth: "none" },
  signUp: { id: "C-04", method: "POST", path: "/api/users/signup", auth: "none" },
  postVerifyEmail: { id: "C-05", method: "POST", path: "/api/users/verify-email", auth: "none" },
  verifyEmail: { id: "C-06", method: "GET", path: "/api/users/verify-email", auth: "none" },
  agreeTnc: { id: "C-07", method: "POST", path: "/api/users/agree_tnc", auth: "bearer" },
  logout: { id: "C-08", method: "POST", path: "/api/users/logout", auth: "bearer" },
  forgotPassword: { id: "C-09", method: "POST", path: "/api/users/forgot-password", auth: "none" },
  resetPassword: { id: "C-10", method: "POST", path: "/api/users/reset-password", auth: "none" },
  changePassword: { id: "C-11", method: "POST", path: "/api/users/change-password", auth: "none" },
  internalResetToken: { id: "C-12", method: "GET", path: "/api/users/internal-reset-token", auth: "bearer" },
  getUser: { id: "C-13", method: "GET", path: "/api/users", auth: "bearer" },
  editProfile: { id: "C-14", method: "POST", path: "/api/users/edit_profile", auth: "bearer" },
  checkAuth: { id: "C-15", method: "GET", path: "/api/users/check_auth", auth: "bearer" },
  getCart: { id: "C-16", method: "GET", path: "/api/cart/user", auth: "bearer" },
  addToCart: { id: "C-17", method: "POST", path: "/api/cart", auth: "bearer" },
  setCartQuantity: { id: "C-18", method: "POST", path: "/api/cart/:id", auth: "bearer" },
  removeFromCart: { id: "C-19", method: "DELETE", path: "/api/cart/:id", auth: "bearer" },
  listConversations: { id: "C-20", method: "GET", path: "/api/conversations", auth: "bearer" },
  getConversation: { id: "C-21", method: "GET", path: "/api/conversations/:id", auth: "bearer" },
  createConversation: { id: "C-22", method: "POST", path: "/api/conversations", auth: "bearer" },
  sendQuestion: { id: "C-23", method: "POST", path: "/api/chat", auth: "bearer" },
  idlePrompt: { id: "C-24", method: "POST", path: "/api/chat/idle", auth: "bearer" },
  rateAnswer: { id: "C-25", method: "POST", path: "/api/chat/thumb", auth: "bearer" },
  deleteConversations: { id: "C-26", method: "PATCH", path: "/api/conversations/:ids", auth: "bearer" },
  endConversation: { id: "C-27", method: "POST", path: "/api/conversations/end/:id", auth: "bearer" },
  editTitle: { id: "C-28", method: "PUT", path: "/api/conversations/:id/edit_title", auth: "bearer" },
  sendTime: { id: "C-29", method: "POST", path: "/api/conversations/:id/send-time", auth: "bearer" },
  rateConversation: { id: "C-30", method: "POST", path: "/api/conversations/:code/rating", auth: "bearer" },
  getRating: { id: "C-31", method: "GET", path: "/api/conversations/:code/rating", auth: "bearer" },
  resetBattery: { id: "C-32", method: "POST", path: "/api/conversations/reset_battery", auth: "bearer" },
  updateBattery: { id: "C-33", method: "POST", path: "/api/conversations/update_battery", auth: "bearer" },
  getSaldo: { id: "C-34", method: "GET", path: "/api/conversations/get_saldo", auth: "bearer" },
  listClues: { id: "C-35", method: "GET", path: "/api/clues/:expert_id", auth: "none" },
  listGreetings: { id: "C-36", method: "GET", path: "/api/greetings/:expert_id", auth: "bearer" },
  listServices: { id: "C-37", method: "GET", path: "/api/console/service", auth: "none" },
  listExperts: { id: "C-39", method: "GET", path: "/api/console/expert", auth: "none" },
  getExpert: { id: "C-40", method: "GET", path: "/api/console/expert/:id", auth: "none" },
  sendFeedback: { id: "C-42", method: "POST", path: "/api/feedback", auth: "bearer" },
  listSrqQuestions: { id: "C-43", method: "GET", path: "/api/srq", auth: "none" },
  listSrqResults: { id: "C-44", method: "GET", path: "/api/srq/user", auth: "bearer" },
  getSrqResult: { id: "C-45", method: "GET", path: "/api/srq/detail/:id", auth: "bearer" },
  srqAvailability: { id: "C-46", method: "GET", path: "/api/srq/available_test", auth: "bearer" },
  submitSrq: { id: "C-47", method: "POST", path: "/api/srq", auth: "bearer" },
  joinExpert: { id: "C-52", method: "POST", path: "/api/expert/join", auth: "none" },
  getImage: { id: "C-53", method: "GET", path: "/api/image/:userId", auth: "bearer" },
  saveImage: { id: "C-54", method: "POST", path: "/api/image/:userId", auth: "bearer" },
  submitSurvey: { id: "C-55", method: "POST", path: "/api/survey", auth: "bearer" },
  listPackages: { id: "C-56", method: "GET", path: "/api/packages", auth: "none" },
  resendVerification: { id: "X-01", method: "POST", path: "/api/users/resend-verification", auth: "none" },
  streamAnswer: { id: "X-02", method: "GET", path: "/api/chat/:answer_id/stream", auth: "bearer" },
  stopAnswer: { id: "X-03", method: "POST", path: "/api/chat/:answer_id/stop", auth: "bearer" },
  getHelp: { id: "X-04", method: "GET", path: "/api/help", auth: "none" },
  searchTalks: { id: "X-05", method: "POST", path: "/api/conversations/search", auth: "bearer" },
  exportTalk: { id: "X-06", method: "GET", path: "/api/conversations/:id/export", auth: "bearer" },
  getStatement: { id: "X-07", method: "GET", path: "/api/statement", auth: "bearer" },
  deleteImage: { id: "X-08", method: "DELETE", path: "/api/image/:userId", auth: "bearer" },
  getGoogleNonce: { id: "X-10", method: "GET", path: "/api/users/google_nonce", auth: "none" },
  listSessions: { id: "X-11", method: "GET", path: "/api/users/sessions", auth: "bearer" },
  endSession: { id: "X-12", method: "DELETE", path: "/api/users/sessions/:id", auth: "bearer" },
  endOtherSessions: { id: "X-13", method: "DELETE", path: "/api/users/sessions", auth: "bearer" },
  listConsents: { id: "X-14", method: "GET", path: "/api/users/consents", auth: "bearer" },
  setConsent: { id: "X-15", method: "PUT", path: "/api/users/consents/:kind", auth: "bearer" },
  exportData: { id: "X-16", method: "POST", path: "/api/users/export", auth: "bearer" },
  eraseAccount: { id: "X-17", method: "POST", path: "/api/users/erase", auth: "bearer" },
  getConfirmation: { id: "X-18", method: "GET", path: "/api/users/confirmation", auth: "bearer" },
  confirmPassword: { id: "X-19", method: "POST", path: "/api/users/confirm-password", auth: "bearer" },
  openSupport: { id: "X-20", method: "POST", path: "/api/safety/support", auth: "bearer" },
  getCheckIn: { id: "X-21", method: "GET", path: "/api/safety/check_in", auth: "bearer" },
  dismissCheckIn: { id: "X-22", method: "POST", path: "/api/safety/check_in", auth: "bearer" },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
