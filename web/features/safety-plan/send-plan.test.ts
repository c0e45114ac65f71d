import { describe, expect, test } from "vitest";
import type { SafetyPlan } from "#contract/safety-plan.ts";
import type { Answer, Body } from "#contract/schemas.ts";
import { emptyPlan, type Plan, planOf } from "#rules/safety-plan.ts";
import { ApiError } from "#web/api/api.ts";
import { beginDraft, type Draft } from "./draft.ts";
import { sendPlan } from "./send-plan.ts";

const line = (text: string) => ({ text, phone: null });
const saved = (version: number, parts: Partial<Plan> = {}): SafetyPlan => ({
  version,
  saved_at: null,
  parts: { ...emptyPlan(), ...parts },
});
const notice = { level: 2, categories: ["ideation"], message: "Aku dengar kamu.", contacts: [] };

/** A fake server with this plan that records the requests. */
function serverWith(plan: SafetyPlan, beside: object = {}) {
  const sent: Body<"saveSafetyPlan">[] = [];
  const save = async (body: Body<"saveSafetyPlan">): Promise<Answer<"saveSafetyPlan">> => {
    sent.push(body);
    if (body.version !== plan.version)
      throw new ApiError(409, { code: "plan_changed", current: plan, ...beside });
    const parts = planOf((part) => body.parts[part] ?? plan.parts[part]);
    return { status: "success", data: { ...plan, version: plan.version + 1, parts } };
  };
  return { save, sent };
}

const draftOn = (base: SafetyPlan, typed: Partial<Plan>): Draft => ({
  ...beginDraft(base),
  typed: { ...base.parts, ...typed },
});

describe("sending a plan", () => {
  test("only the changed parts are sent, and nothing if none changed", async () => {
    const { save, sent } = serverWith(saved(1, { people: [line("Ibu")] }));
    const base = saved(1, { people: [line("Ibu")] });
    expect(await sendPlan(save, draftOn(base, { signs: [line("Susah tidur"), line(" ")] }))).toMatchObject({
      kind: "saved",
      plan: { version: 2, parts: { people: [line("Ibu")], signs: [line("Susah tidur")] } },
    });
    expect(sent).toEqual([{ version: 1, parts: { signs: [line("Susah tidur")] } }]);
    expect(await sendPlan(save, beginDraft(base))).toMatchObject({ kind: "saved", plan: base });
    expect(sent).toHaveLength(1);
  });

  test("changes of another tab in other parts are merged", async () => {
    const { save, sent } = serverWith(saved(5, { people: [line("Ibu")] }));
    const result = await sendPlan(save, draftOn(saved(1), { signs: [line("Susah tidur")] }));
    expect(result).toMatchObject({ kind: "saved", plan: { version: 6, parts: { people: [line("Ibu")] } } });
    expect(sent.map(({ version }) => version)).toEqual([1, 5]);
  });

  test("changes of both tabs in the same part stop the save and show both", async () => {
    const { save, sent } = serverWith(saved(5, { signs: [line("Cepat marah")] }), { safety: notice });
    const result = await sendPlan(save, draftOn(saved(1), { signs: [line("Susah tidur")] }));
    expect(result).toMatchObject({
      kind: "both",
      both: ["signs"],
      draft: { base: { version: 5 }, typed: { signs: [line("Cepat marah"), line("Susah tidur")] } },
      notice,
    });
    expect(sent).toHaveLength(1);
  });

  test("a save whose response was lost is found, with its help card", async () => {
    const { save, sent } = serverWith(saved(2, { signs: [line("Susah tidur")] }), { safety: notice });
    const result = await sendPlan(save, draftOn(saved(1), { signs: [line("Susah tidur")] }));
    expect(result).toMatchObject({ kind: "saved", plan: { version: 2 }, notice });
    expect(sent).toHaveLength(1);
  });

  test("any other refusal is passed on, and so is an endless conflict", async () => {
    const away = new ApiError(503, { code: "unavailable" });
    const draft = draftOn(saved(1), { signs: [line("Susah tidur")] });
    await expect(sendPlan(() => Promise.reject(away), draft)).rejects.toBe(away);
    let version = 1;
    const busy = () => {
      version += 1;
      return Promise.reject(new ApiError(409, { code: "plan_changed", current: saved(version) }));
    };
    await expect(sendPlan(busy, draft)).rejects.toMatchObject({ code: "plan_changed" });
    expect(version).toBe(5);
  });
});
