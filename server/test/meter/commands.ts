import fc from "fast-check";

/** Experts that every client in the test world offers. */
const experts = [1, 2, 3] as const;

type Conversation = { who: number; expert: number };

/** One action of a member, a page or the server. `who` is one of the story's two members. */
export type Act =
  | ({ do: "ask"; hold: "as before" | "begin" | "extend" | "end" } & Conversation)
  | ({ do: "tick" } & Conversation)
  | ({ do: "pause" } & Conversation)
  | ({ do: "end" } & Conversation)
  | ({ do: "reset" } & Conversation)
  | ({ do: "alive"; complete: boolean } & Conversation)
  | ({ do: "buy"; seconds: number; key: number } & Conversation)
  /** A window that starts near the start of one of the newest charges. */
  | { do: "compensate"; who: number; charge: number; afterMs: number; lengthMs: number; key: number }
  | { do: "reap" };

export type ActOf<D extends Act["do"]> = Extract<Act, { do: D }>;

export type Step =
  /** `copies` identical requests at the same moment. */
  | { step: "act"; act: Act; copies: number }
  /** The database connection is lost before the commit. */
  | { step: "crash"; act: Act }
  | { step: "wait" | "step back"; ms: number }
  | { step: "almost midnight"; ms: number }
  | { step: "fill pool"; client: number };

/** One of the story's two members. */
const who = fc.nat(1);
const conversation = { who, expert: fc.constantFrom(...experts) };
const key = fc.nat(3);

/** Multiples of 100 ms: enough to carry fractions of seconds from charge to charge. */
const tenths = (min: number, max: number) => fc.integer({ min, max }).map((n) => n * 100);

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant("ask" as const),
      ...conversation,
      hold: fc.oneof(
        { weight: 9, arbitrary: fc.constant("as before" as const) },
        { weight: 3, arbitrary: fc.constantFrom("begin" as const, "extend" as const, "end" as const) },
      ),
    }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant("tick" as const), ...conversation }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("pause" as const), ...conversation }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("end" as const), ...conversation }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("alive" as const), ...conversation, complete: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("reset" as const), ...conversation }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("buy" as const),
      ...conversation,
      seconds: fc.constantFrom(1, 20, 400),
      key,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("compensate" as const),
      who,
      charge: fc.nat(2),
      afterMs: tenths(-50, 300),
      lengthMs: tenths(-5, 400),
      key,
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: "reap" as const }) },
);

const wait: fc.Arbitrary<Step> = fc
  .oneof(
    { weight: 12, arbitrary: tenths(1, 400) },
    { weight: 4, arbitrary: tenths(400, 950) },
    { weight: 1, arbitrary: tenths(2000, 3000) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 30 * 3600 }).map((seconds) => seconds * 1000) },
  )
  .map((ms) => ({ step: "wait", ms }));

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 14,
    arbitrary: fc.record({
      step: fc.constant("act" as const),
      act,
      copies: fc.constantFrom(1, 1, 1, 1, 2, 5),
    }),
  },
  { weight: 12, arbitrary: wait },
  { weight: 1, arbitrary: tenths(1, 600).map((ms): Step => ({ step: "almost midnight", ms })) },
  {
    weight: 1,
    arbitrary: fc
      .oneof(tenths(1, 900), tenths(30_000, 60_000))
      .map((ms): Step => ({ step: "step back", ms })),
  },
  { weight: 1, arbitrary: fc.nat(3).map((client): Step => ({ step: "fill pool", client })) },
  { weight: 1, arbitrary: act.map((crashed): Step => ({ step: "crash", act: crashed })) },
);

export type Story = { heroes: [number, number]; steps: Step[] };

/** Two members, of one client or of two, and the steps that happen to them. */
export const story: fc.Arbitrary<Story> = fc.record({
  heroes: fc.constantFrom<Story["heroes"]>([1, 2], [0, 3], [4, 1], [0, 2], [3, 4]),
  steps: fc.array(step, { minLength: 1, maxLength: 90, size: "max" }),
});
