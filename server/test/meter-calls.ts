import type { BuiltMember } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

/** Returns the calls of a member whose meter is tested; the app is read when one is made. */
export const meterCalls = (app: () => TestApp) => ({
  saldo: async (member: BuiltMember) => (await app().call("getSaldo", {}, member)).body.data,
  tick: async (member: BuiltMember, expertId = 1) =>
    (await app().call("updateBattery", { body: { expert_id: expertId } }, member)).body.data,
  ask: (member: BuiltMember, code: string) =>
    app().call("sendQuestion", { body: { thread_id: code, question: "Aku mau cerita." } }, member),
});
