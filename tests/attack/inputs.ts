import { type CallName, calls } from "#contract/calls.ts";
import { type Attack, attacksOn, crossed } from "#server/test/attacks.ts";
import { exampleOf, freshToken } from "#server/test/examples.ts";
import { dice } from "#server/test/seed.ts";
import type { Case, Field } from "./field.ts";
import type { World } from "./world.ts";

const names = Object.keys(calls) as CallName[];

/** Combined faults for each call, beside each fault alone. */
const crossedPerCall = 40;

/** These calls would end the attacker's own session or consents, so each gets a token of its own. */
const spoiling: readonly CallName[] = ["logout", "agreeTnc", "setConsent", "endSession", "endOtherSessions"];

/** Valid texts that mean something to a database, a page, a mail or a reader of markdown. */
const payloads = [
  "'; drop table users; --",
  '" or "1"="1',
  "<img src=x onerror=alert(1)>",
  "</script><script>alert(1)</script>",
  "[klik](javascript:alert(1))",
  "# Judul\n> > > kutipan\n| a | b |",
  "{{constructor.constructor('return process')()}}",
  "\u202Egnirts\u2066\u2069",
  "\u200b\u2060\ufeff",
  "a\u0300".repeat(60),
  '=HYPERLINK("https://jahat.example")',
  "Rani\r\nBcc: orang@jahat.example",
];

/** Puts each payload into each text of a valid body. */
const payloadsIn = (good: Attack["input"]): Attack[] =>
  Object.entries(Object(good.body)).flatMap(([field, value]) =>
    typeof value === "string"
      ? payloads.map((payload) => ({
          says: `body.${field} = ${JSON.stringify(payload).slice(0, 30)}`,
          input: { ...good, body: { ...Object(good.body), [field]: payload } },
        }))
      : [],
  );

async function tokenFor({ t, caller }: World, name: CallName): Promise<string | undefined> {
  if (calls[name].auth === "none") return undefined;
  return spoiling.includes(name) ? freshToken(t, caller.member) : caller.member.token;
}

const sending = (name: CallName, { says, input, raw, headers }: Attack): Case => ({
  says: `${name}: ${says}`,
  attack: async (world) => {
    await world.send(name, { input, raw, headers, token: await tokenFor(world, name) });
  },
});

function attacksOf({ caller }: World, name: CallName): Attack[] {
  const good = exampleOf(name, caller);
  const single = attacksOn(name, good);
  const mixable = single.filter(({ raw }) => raw === undefined);
  const roll = dice(names.indexOf(name));
  const any = () => mixable[roll(mixable.length)];
  const both = Array.from({ length: crossedPerCall }, () => [any(), any()] as const).flatMap(([one, two]) =>
    one && two ? [crossed(one, two, roll)] : [],
  );
  return [...single, ...payloadsIn(good), ...both];
}

export const inputs: Field = {
  name: "inputs",
  breach: "a server fault, a stack, an English sentence of a library, another member's data",
  cases: (world) => names.flatMap((name) => attacksOf(world, name).map((one) => sending(name, one))),
};
