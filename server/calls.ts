import { postVerifyEmail } from "#server/features/account/post-verify-email.ts";
import { resendVerification } from "#server/features/account/resend-verification.ts";
import { signUp } from "#server/features/account/sign-up.ts";
import { verifyEmail } from "#server/features/account/verify-email.ts";
import { joinExpert } from "#server/features/application/join-expert.ts";
import { getSaldo } from "#server/features/balance/get-saldo.ts";
import { getStatement } from "#server/features/balance/get-statement.ts";
import { resetBattery } from "#server/features/balance/reset-battery.ts";
import { updateBattery } from "#server/features/balance/update-battery.ts";
import { addToCart } from "#server/features/cart/add-to-cart.ts";
import { getCart } from "#server/features/cart/get-cart.ts";
import { removeFromCart } from "#server/features/cart/remove-from-cart.ts";
import { setCartQuantity } from "#server/features/cart/set-cart-quantity.ts";
import { idlePrompt } from "#server/features/chat/idle-prompt.ts";
import { rateAnswer } from "#server/features/chat/rate-answer.ts";
import { sendQuestion } from "#server/features/chat/send-question.ts";
import { stopAnswer } from "#server/features/chat/stop-answer.ts";
import { streamAnswer } from "#server/features/chat/stream-answer.ts";
import { getClient } from "#server/features/client/get-client.ts";
import { getConnectPdf } from "#server/features/client/get-connect-pdf.ts";
import { getLanding } from "#server/features/client/get-landing.ts";
import { agreeTnc } from "#server/features/consent/agree-tnc.ts";
import { listConsents } from "#server/features/consent/list-consents.ts";
import { setConsent } from "#server/features/consent/set-consent.ts";
import { createConversation } from "#server/features/conversation/create-conversation.ts";
import { deleteConversations } from "#server/features/conversation/delete-conversations.ts";
import { editTitle } from "#server/features/conversation/edit-title.ts";
import { endConversation } from "#server/features/conversation/end-conversation.ts";
import { exportConversation } from "#server/features/conversation/export-conversation.ts";
import { getConversation } from "#server/features/conversation/get-conversation.ts";
import { getDocument } from "#server/features/conversation/get-document.ts";
import { getRating } from "#server/features/conversation/get-rating.ts";
import { listConversations } from "#server/features/conversation/list-conversations.ts";
import { rateConversation } from "#server/features/conversation/rate-conversation.ts";
import { searchConversations } from "#server/features/conversation/search-conversations.ts";
import { sendTime } from "#server/features/conversation/send-time.ts";
import { getExpert } from "#server/features/expert/get-expert.ts";
import { getService } from "#server/features/expert/get-service.ts";
import { listClues } from "#server/features/expert/list-clues.ts";
import { listExperts } from "#server/features/expert/list-experts.ts";
import { listGreetings } from "#server/features/expert/list-greetings.ts";
import { listServices } from "#server/features/expert/list-services.ts";
import { sendFeedback } from "#server/features/feedback/send-feedback.ts";
import { getFile } from "#server/features/library/get-file.ts";
import { linkProduct } from "#server/features/library/link-product.ts";
import { listOwnProducts } from "#server/features/library/list-own-products.ts";
import { takeProduct } from "#server/features/library/take-product.ts";
import { createTransaction } from "#server/features/order/create/create-transaction.ts";
import { cancelTransaction } from "#server/features/order/follow/cancel-transaction.ts";
import { notifyPayment } from "#server/features/order/follow/notify-payment.ts";
import { getReceipt } from "#server/features/order/show/get-receipt.ts";
import { getTransaction } from "#server/features/order/show/get-transaction.ts";
import { listTransactions } from "#server/features/order/show/list-transactions.ts";
import { listPackages } from "#server/features/package/list-packages.ts";
import { changePassword } from "#server/features/password/change-password.ts";
import { confirmPassword } from "#server/features/password/confirm-password.ts";
import { forgotPassword } from "#server/features/password/forgot-password.ts";
import { getConfirmation } from "#server/features/password/get-confirmation.ts";
import { internalResetToken } from "#server/features/password/internal-reset-token.ts";
import { resetPassword } from "#server/features/password/reset-password.ts";
import { eraseAccount } from "#server/features/privacy/erase-account.ts";
import { exportData } from "#server/features/privacy/export-data.ts";
import { getProduct } from "#server/features/product/get-product.ts";
import { listProducts } from "#server/features/product/list-products.ts";
import { deleteImage } from "#server/features/profile/delete-image.ts";
import { editProfile } from "#server/features/profile/edit-profile.ts";
import { getImage } from "#server/features/profile/get-image.ts";
import { getUser } from "#server/features/profile/get-user.ts";
import { saveImage } from "#server/features/profile/save-image.ts";
import { dismissCheckIn } from "#server/features/safety/dismiss-check-in.ts";
import { getCheckIn } from "#server/features/safety/get-check-in.ts";
import { getHelp } from "#server/features/safety/get-help.ts";
import { getSafetyPlan } from "#server/features/safety/get-safety-plan.ts";
import {
  helpBesideApplication,
  helpBesideFeedback,
  helpBesidePlan,
  helpBesideRefusal,
} from "#server/features/safety/help-beside.ts";
import { openSupport } from "#server/features/safety/open-support.ts";
import { saveSafetyPlan } from "#server/features/safety/save-safety-plan.ts";
import { getFactor } from "#server/features/second-factor/get-factor.ts";
import { setUpFactor } from "#server/features/second-factor/set-up-factor.ts";
import { turnOffFactor } from "#server/features/second-factor/turn-off-factor.ts";
import { turnOnFactor } from "#server/features/second-factor/turn-on-factor.ts";
import { checkAuth } from "#server/features/session/check-auth.ts";
import { endOtherSessions } from "#server/features/session/end-other-sessions.ts";
import { endSession } from "#server/features/session/end-session.ts";
import { getGoogleNonce } from "#server/features/session/get-google-nonce.ts";
import { listSessions } from "#server/features/session/list-sessions.ts";
import { login } from "#server/features/session/login.ts";
import { loginCode } from "#server/features/session/login-code.ts";
import { loginGoogle } from "#server/features/session/login-google.ts";
import { logout } from "#server/features/session/logout.ts";
import { getSrqResult } from "#server/features/srq/get-srq-result.ts";
import { helpBesideSrq } from "#server/features/srq/help-beside-srq.ts";
import { listSrqQuestions } from "#server/features/srq/list-srq-questions.ts";
import { listSrqResults } from "#server/features/srq/list-srq-results.ts";
import { srqAvailability } from "#server/features/srq/srq-availability.ts";
import { submitSrq } from "#server/features/srq/submit-srq.ts";
import { submitSurvey } from "#server/features/survey/submit-survey.ts";
import { checkVoucher } from "#server/features/voucher/check-voucher.ts";
import { listVouchers } from "#server/features/voucher/list-vouchers.ts";
import type { Besides, Handlers } from "#server/platform/http/call-routes.ts";

/** The handler of each call, one line each. A missing one does not compile. */
export const handlers: Handlers = {
  getClient,
  getConnectPdf,
  getLanding,
  login,
  loginGoogle,
  signUp,
  postVerifyEmail,
  verifyEmail,
  agreeTnc,
  logout,
  forgotPassword,
  resetPassword,
  changePassword,
  internalResetToken,
  getUser,
  editProfile,
  checkAuth,
  getCart,
  addToCart,
  setCartQuantity,
  removeFromCart,
  listConversations,
  getConversation,
  createConversation,
  sendQuestion,
  idlePrompt,
  rateAnswer,
  deleteConversations,
  endConversation,
  editTitle,
  sendTime,
  rateConversation,
  getRating,
  resetBattery,
  updateBattery,
  getSaldo,
  listClues,
  listGreetings,
  listServices,
  listExperts,
  getExpert,
  sendFeedback,
  listSrqQuestions,
  listSrqResults,
  getSrqResult,
  srqAvailability,
  submitSrq,
  joinExpert,
  getImage,
  saveImage,
  submitSurvey,
  listPackages,
  getService,
  listProducts,
  getProduct,
  listOwnProducts,
  takeProduct,
  linkProduct,
  getFile,
  listTransactions,
  createTransaction,
  getTransaction,
  cancelTransaction,
  getReceipt,
  notifyPayment,
  checkVoucher,
  listVouchers,
  resendVerification,
  streamAnswer,
  stopAnswer,
  getHelp,
  searchConversations,
  exportConversation,
  getDocument,
  getStatement,
  deleteImage,
  getGoogleNonce,
  listSessions,
  endSession,
  endOtherSessions,
  listConsents,
  setConsent,
  exportData,
  eraseAccount,
  getConfirmation,
  confirmPassword,
  openSupport,
  getCheckIn,
  dismissCheckIn,
  getSafetyPlan,
  saveSafetyPlan,
  loginCode,
  getFactor,
  setUpFactor,
  turnOnFactor,
  turnOffFactor,
};

/** Calls whose refusals carry extra fields. */
export const besides: Besides = {
  sendQuestion: helpBesideRefusal,
  sendFeedback: helpBesideFeedback,
  joinExpert: helpBesideApplication,
  submitSrq: helpBesideSrq,
  saveSafetyPlan: helpBesidePlan,
};
