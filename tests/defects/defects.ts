/** The part of the product that a defect affects. */
export type Area =
  | "chat"
  | "clock"
  | "cart"
  | "vouchers"
  | "payment"
  | "login"
  | "SRQ"
  | "tenancy"
  | "theming"
  | "history";

export type Project = "units" | "calls" | "journeys";

export type Defect = {
  area: Area;
  /** The harm that the defect does to a user. */
  name: string;
  file: string;
  /** A piece of the source that occurs exactly once in the file. */
  find: string;
  replace: string;
  /** The related tests, as parts of file paths, by vitest project. */
  tests: Partial<Record<Project, readonly string[]>>;
};

/** THE DEFECTS TABLE: plausible mistakes that the test suite must catch. */
export const defects: readonly Defect[] = [
  {
    area: "chat",
    name: "On a bad line one press for another answer writes, and charges, two of them.",
    file: "server/features/chat/accept-question.ts",
    find: "messageId: body.message_id ?? null,\n      questionId: turn.questionId,",
    replace: "messageId: null,\n      questionId: turn.questionId,",
    tests: { calls: ["server/features/chat/change-turn"] },
  },
  {
    area: "chat",
    name: "After another answer came, the one before cannot be read again until the page is reloaded.",
    file: "web/features/chat/session/chat-sync.ts",
    find: "    if (regenerateOf !== null) void this.#learnVersions();\n",
    replace: "",
    tests: { journeys: ["tests/journeys/chat/chat-change"] },
  },
  {
    area: "clock",
    name: "The second that begins just before midnight is taken from the free time of the new day.",
    file: "server/db/functions/meter.sql",
    find: "part := least(due, ceil(extract(epoch FROM",
    replace: "part := least(due, floor(extract(epoch FROM",
    tests: { calls: ["server/features/balance/meter", "server/features/balance/meter.property"] },
  },
  {
    area: "clock",
    name: "Free time runs out in an answer that is cut: bought time comes back as free, gone at midnight.",
    file: "server/db/functions/meter.sql",
    find: "back_paid := least(back, charge.paid_seconds - charge.paid_returned);",
    replace: "back_paid := greatest(0, back - (charge.free_seconds - charge.free_returned));",
    tests: {
      calls: [
        "server/features/balance/meter",
        "server/features/chat/meter-and-safety",
        "server/features/chat/stream-answer",
        "server/features/balance/meter.property",
      ],
    },
  },
  {
    area: "clock",
    name: "Whoever goes from a talk to another page of the app goes on paying for a minute.",
    file: "web/features/chat/meter/use-meter.ts",
    find: 'removeEventListener("pagehide", leave);\n      leave();',
    replace: 'removeEventListener("pagehide", leave);',
    tests: { journeys: ["tests/journeys/chat/chat-time", "tests/journeys/chat/chat.journey"] },
  },
  {
    area: "clock",
    name: "A phone that falls asleep in a conversation pays a minute and a half instead of a minute.",
    file: "server/db/functions/meter.sql",
    find: "upto := least(moment, m.last_seen + interval '60 seconds');",
    replace: "upto := least(moment, m.last_seen + interval '90 seconds');",
    tests: { calls: ["server/features/balance/meter"] },
  },
  {
    area: "cart",
    name: "The ninety-ninth piece of a product is refused.",
    file: "server/features/cart/add-to-cart.ts",
    find: "+ excluded.quantity <= 99`",
    replace: "+ excluded.quantity < 99`",
    tests: { calls: ["server/features/cart/"] },
  },
  {
    area: "cart",
    name: "Three pieces that were removed and taken back are one piece.",
    file: "web/features/cart/cart-list.tsx",
    find: "addToCart(username, { product_id, quantity, notes })",
    replace: "addToCart(username, { product_id, notes })",
    tests: { journeys: ["tests/journeys/shop/cart"] },
  },
  {
    area: "cart",
    name: "A quantity that was changed right before leaving the cart is what it was.",
    file: "web/features/cart/use-steps.ts",
    find: "          else void setQuantity(username, id, quantity);\n",
    replace: "",
    tests: { journeys: ["tests/journeys/shop/cart-checkout"] },
  },
  {
    area: "cart",
    name: "What an expert sold who has left the platform can still be put into the cart.",
    file: "server/features/cart/cart.ts",
    find: "isNull(products.deletedAt), isNull(experts.deletedAt));",
    replace: "isNull(products.deletedAt));",
    tests: { calls: ["server/features/cart/"] },
  },
  {
    area: "vouchers",
    name: "A percentage is rounded up: the discount is a rupiah more than the books allow.",
    file: "rules/voucher-discount.ts",
    find: "Math.floor((subtotalRp * value) / 100)",
    replace: "Math.ceil((subtotalRp * value) / 100)",
    tests: { units: ["rules/voucher-discount"], calls: ["server/features/voucher/"] },
  },
  {
    area: "vouchers",
    name: "One member takes the discount of a voucher in several orders that are not paid yet.",
    file: "server/features/voucher/voucher.ts",
    find: 'inArray(voucherRedemptions.state, ["held", "consumed"])',
    replace: 'inArray(voucherRedemptions.state, ["consumed"])',
    tests: { calls: ["server/features/voucher/", "server/features/order/create/create-transaction"] },
  },
  {
    area: "payment",
    name: "Of two packages of one expert that were paid together only the larger brings its time.",
    file: "server/db/functions/order.sql",
    find: "FROM (SELECT expert_id, sum(seconds) AS seconds FROM order_lines",
    replace: "FROM (SELECT expert_id, max(seconds) AS seconds FROM order_lines",
    tests: { calls: ["server/features/order/follow/follow-order", "server/features/order/purchase"] },
  },
  {
    area: "payment",
    name: "Time that was just paid for does not show until the page is reloaded.",
    file: "web/features/order-history/use-orders.ts",
    find: "    refreshSaldo(username),\n",
    replace: "",
    tests: { journeys: ["tests/journeys/shop/order-return"] },
  },
  {
    area: "payment",
    name: "Whoever pays with a fee on top is told that the sum is wrong, and gets nothing.",
    file: "server/features/order/follow/next-steps.ts",
    find: "status.amountRp === totalPaymentRp || status.originalAmountRp === totalPaymentRp;",
    replace: "status.amountRp === totalPaymentRp;",
    tests: {
      calls: ["server/features/order/follow/next-steps", "server/features/order/follow/midtrans-orders"],
    },
  },
  {
    area: "payment",
    name: "Files that were paid for lie in the cart still.",
    file: "server/features/order/pay/pay-order.ts",
    find: "  await takeFromCart(tx, owner, files);\n",
    replace: "",
    tests: { calls: ["server/features/order/follow/follow-order"] },
  },
  {
    area: "login",
    name: "Whoever knew the old password is still let in, when they sign in while it is being changed.",
    file: "server/features/session/sign-in.ts",
    find: ".where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)))",
    replace: ".where(eq(users.id, user.id))",
    tests: { calls: ["server/features/password/password", "server/features/session/login"] },
  },
  {
    area: "login",
    name: "Whoever does not agree to the terms stays signed in on this device.",
    file: "web/features/account/use-after-sign-in.ts",
    find: "      dropSession(username);\n",
    replace: "",
    tests: { journeys: ["tests/journeys/account/login"] },
  },
  {
    area: "SRQ",
    name: "The question on alcohol and drugs counts twice: for its own sign, and among the first twenty.",
    file: "rules/srq.ts",
    find: "counted: [1, 20],",
    replace: "counted: [1, 21],",
    tests: { units: ["rules/srq"], calls: ["server/features/srq/"] },
  },
  {
    area: "SRQ",
    name: "After a yes to ending one's life the next question comes before the help card can be read.",
    file: "web/features/srq/question-steps.tsx",
    find: '    if (id === endingLifeId && value === "yes") return;\n',
    replace: "",
    tests: { journeys: ["tests/journeys/srq/srq-safety"] },
  },
  {
    area: "SRQ",
    name: "The list says that all was calm in a screening with a yes to ending one's life.",
    file: "server/features/srq/srq.ts",
    find: "is_to_heed: yes.includes(endingLifeId) || Object",
    replace: "is_to_heed: Object",
    tests: { calls: ["server/features/srq/"] },
  },
  {
    area: "tenancy",
    name: "An account of one client opens another client.",
    file: "server/features/account/account.ts",
    find: ".where(and(eq(users.clientId, clientId), eq(users.email, email)));",
    replace: ".where(eq(users.email, email));",
    tests: { calls: ["server/features/session/login.test", "server/features/account/sign-up.test"] },
  },
  {
    area: "tenancy",
    name: "A client sells time with experts whom it does not offer.",
    file: "server/features/order/create/price-items.ts",
    find: "        eq(clientExperts.clientId, clientId),\n        inArray(timePackages.id, ids),",
    replace: "        inArray(timePackages.id, ids),",
    tests: { calls: ["server/features/order/create/create-transaction"] },
  },
  {
    area: "theming",
    name: "White words stand on a brand's colour that is too bright for them.",
    file: "server/features/brand/brand.ts",
    find: "wcagContrast(colour, background) >= 4.5)",
    replace: "wcagContrast(colour, background) >= 3)",
    tests: { calls: ["server/features/client/"] },
  },
  {
    area: "theming",
    name: "On a phone that is dark a member who chose light gets dark colours.",
    file: "web/frame/brand-style.tsx",
    find: ":root:not([data-theme=light]){",
    replace: ":root{",
    tests: { journeys: ["tests/journeys/frame/frame", "tests/journeys/client/brand"] },
  },
  {
    area: "theming",
    name: "Whoever goes from one client to another sees the colours of the first.",
    file: "web/frame/brand-style.tsx",
    find: "}, [css, first]);",
    replace: "}, [first]);",
    tests: { journeys: ["tests/journeys/client/brand"] },
  },
  {
    area: "history",
    name: "The search finds words in answers that were replaced, and leads to where they are not.",
    file: "server/features/conversation/search-conversations.ts",
    find: "        isNull(messages.replacedAt),\n",
    replace: "",
    tests: { calls: ["server/features/conversation/search-conversations"] },
  },
  {
    area: "history",
    name: "A deletion that is taken back leaves the conversation out of sight until the page is reloaded.",
    file: "web/features/conversation/deletion.ts",
    find: "    await mark(username, conversations, null);\n    unhide(conversations);\n",
    replace: "    await mark(username, conversations, null);\n",
    tests: { journeys: ["tests/journeys/conversation/conversation-select"] },
  },
];
