import { slotNamedIn } from "#server/external/model/guide/answer/corrections/slot-changes.ts";
import type { Flow } from "#server/external/model/guide/flow.ts";
import { summed } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { weighFor } from "./unclear-figure.ts";

/** "Ya 30 persen saja. Tapi upah tolong jadi 300.000": a change of another number, beside the answer. */
export function changeBeside(
  flow: Flow,
  active: ActiveFlow,
  written: string,
): { active: ActiveFlow; rest: string; label: string; value: string } | undefined {
  const asked = active.trail.flatMap((at) => {
    const step = flow.steps[at];
    return step && "ask" in step ? [step.into] : [];
  });
  const names = [...new Set([...asked, ...Object.keys(active.filled)])].filter((name) =>
    ["number", "rupiah"].includes(flow.slots[name]?.kind ?? ""),
  );
  const clauses = written.split(/[.;\n]+\s+|,?\s+(?=(?:tapi|tp)\b)/i).map((clause) => clause.trim());
  for (const clause of clauses) {
    const [, what = "", value = ""] = otherChange.exec(clause) ?? [];
    const name = value === "" ? undefined : slotNamedIn(flow, names, what);
    const rest = clauses.filter((one) => one !== clause).join(". ");
    if (name === undefined || rest === "" || weighFor(flow, active, name, value).kind !== "plain") continue;
    const filled = { ...active.filled, [name]: value };
    const label = flow.slots[name]?.label ?? name;
    return { active: summed(flow, { ...active, filled }), rest, label, value };
  }
  return undefined;
}

const otherChange =
  /^(?:(?:tapi|tp|terus|trus|sama|tolong|eh)[ ,]+)*(?:(?:ganti|ubah) )?([\p{L} ]{3,30}?)(?:nya)?,? (?:tolong )?(?:di)?(?:ganti |ubah )?(?:jadi|jd|menjadi|jadiin|jadikan) ((?:rp\.? ?)?\d[^,.;]*(?:[.,]\d+)*[^,.;]*)[.]?$/iu;
