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
import { createConversation } from "#server/features/conversation/create-conversation.ts";
import { deleteConversations } from "#server/features/conversation/delete-conversations.ts";
import { editTitle } from "#server/features/conversation/edit-title.ts";
import { endConversation } from "#server/features/conversation/end-conversation.ts";
import { exportTalk } from "#server/features/conversation/export-talk.ts";
import { getConversation } from "#server/features/conversation/get-conversation.ts";
import { getRating } from "#server/features/conversation/get-rating.ts";
import { listConversations } from "#server/features/conversation/list-conversations.ts";
import { rateConversation } from "#server/features/conversation/rate-conversation.ts";
import { searchTalks } from "#server/features/conversation/search-talks.ts";
import { sendTime } from "#server/features/conversation/send-time.ts";
import { listClues } from "#server/features/expert/list-clues.ts";
import { listExperts } from "#server/features/expert/list-experts.ts";
import { listGreetings } from "#server/features/expert/list-greetings.ts";
import { listServices } from "#server/features/expert/list-services.ts";
import { listPackages } from "#server/features/package/list-packages.ts";
import { getHelp } from "#server/features/safety/get-help.ts";
import { helpBesideRefusal } from "#server/features/safety/help-beside.ts";
import { agreeTnc } from "#server/features/user/agree-tnc.ts";
import { checkAuth } from "#server/features/user/check-auth.ts";
import { getUser } from "#server/features/user/get-user.ts";
import { login } from "#server/features/user/login.ts";
import { logout } from "#server/features/user/logout.ts";
import { postVerifyEmail } from "#server/features/user/post-verify-email.ts";
import { resendVerification } from "#server/features/user/resend-verification.ts";
import { signUp } from "#server/features/user/sign-up.ts";
import { verifyEmail } from "#server/features/user/verify-email.ts";
import type { Besides, Handlers } from "#server/platform/call-routes.ts";

/** Who answers which call; one line each, in the order of the call table. A missing one does not compile. */
export const handlers: Handlers = {
  getClient,
  login,
  signUp,
  postVerifyEmail,
  verifyEmail,
  agreeTnc,
  logout,
  getUser,
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
  listPackages,
  resendVerification,
  streamAnswer,
  stopAnswer,
  getHelp,
  searchTalks,
  exportTalk,
  getStatement,
};

/** Who adds to the refusals of a call. */
export const besides: Besides = { sendQuestion: helpBesideRefusal };
