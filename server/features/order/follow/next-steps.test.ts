import { describe, expect, test } from "vitest";
import type { GatewayStatus, PaymentState } from "#server/external/payment/gateway.ts";
import type { Order } from "#server/features/order/lock-order.ts";
import { nextSteps } from "./next-steps.ts";

const word = (state: PaymentState, over: Partial<GatewayStatus> = {}): GatewayStatus => ({
  ...{
    gatewayOrderId: "INV-1-A1",
    transactionId: "t-1",
    state,
    amountRp: 35_000,
    originalAmountRp: undefined,
  },
  ...over,
});
const known = (
  state: Order["state"],
  over: { isOver?: boolean; isLongOver?: boolean; reversed?: boolean } = {},
) => ({
  order: { state, totalPaymentRp: 35_000, reversedAt: over.reversed ? new Date(0) : null },
  isOver: over.isOver ?? over.isLongOver ?? false,
  isLongOver: over.isLongOver ?? false,
});

const words: PaymentState[] = [
  ...(["paid", "review", "denied", "pending", "expired", "cancelled", "failed"] as const),
  ...(["refunded", "partly_refunded", "disputed"] as const),
];
const unpaid = ["creating", "pending", "expired", "cancelled", "failed"] as const;

describe("B-371, A-115: what becomes of an order", () => {
  test.each(unpaid)(
    "%s: money counts, whenever it comes; of a wrong amount it is noted, and none waits for it",
    (state) => {
      const ends = { creating: ["fail"], pending: ["expire"], expired: [], cancelled: [], failed: [] }[state];
      for (const over of [{}, { isOver: true }, { isLongOver: true }]) {
        expect(nextSteps(known(state, over), word("paid"))).toEqual(["pay"]);
        const isOver = Object.keys(over).length > 0;
        expect(nextSteps(known(state, over), word("paid", { amountRp: 34_999 }))).toEqual([
          "note_mismatch",
          ...(isOver ? ends : []),
        ]);
        const withFee = word("paid", { amountRp: 39_000, originalAmountRp: 35_000 });
        expect(nextSteps(known(state, over), withFee)).toEqual(["pay"]);
        expect(nextSteps(known(state, over), word("refunded"))).toEqual(["pay", "refund"]);
      }
    },
  );

  test.each(["paid", "dikirim"] as const)("%s: it never waits, expires or is paid again", (state) => {
    const steps = [undefined, ...words].map((one) =>
      nextSteps(known(state, { isLongOver: true }), one && word(one)),
    );
    expect(new Set(steps.flat())).toEqual(
      new Set(["reverse", "refund", "note_partial", "dispute", "note_voided"]),
    );
  });

  test("what went back stays so, whatever is said", () => {
    for (const one of [undefined, ...words]) {
      expect(nextSteps(known("refunded"), one && word(one))).toEqual([]);
      expect(nextSteps(known("expired", { reversed: true }), one && word(one))).toEqual([]);
    }
  });

  test("before its deadline an open order waits, unless the gateway gave it up", () => {
    const steps = (one?: PaymentState) => nextSteps(known("pending"), one && word(one));
    for (const one of [undefined, "pending", "denied", "review"] as const) expect(steps(one)).toEqual([]);
    expect([steps("expired"), steps("cancelled"), steps("failed")]).toEqual([
      ["expire"],
      ["cancel"],
      ["fail"],
    ]);
  });

  test("after its deadline it expires; what a bank still looks at gets a day more", () => {
    for (const one of [undefined, "pending", "denied"] as const) {
      expect(nextSteps(known("pending", { isOver: true }), one && word(one))).toEqual(["expire"]);
      expect(nextSteps(known("creating", { isOver: true }), one && word(one))).toEqual(["fail"]);
    }
    expect(nextSteps(known("pending", { isOver: true }), word("review"))).toEqual([]);
    expect(nextSteps(known("pending", { isLongOver: true }), word("review"))).toEqual(["expire"]);
  });

  test("one that ended without money stays ended until money comes", () => {
    for (const state of ["expired", "cancelled", "failed"] as const) {
      for (const one of [undefined, "pending", "denied", "expired", "cancelled", "review"] as const) {
        expect(nextSteps(known(state, { isLongOver: true }), one && word(one))).toEqual([]);
      }
    }
  });
});
