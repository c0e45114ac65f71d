import { expect, test } from "vitest";
import { ownExpertOf } from "./own-expert.ts";

test("B-061, A-52: a client stands for an expert when its expert_id is above 1, whatever its expert_type", () => {
  for (const expert_type of [null, "klinik"]) {
    const client = (expert_id: number) => ({ expert_id, expert_type });
    expect(ownExpertOf(client(1))).toBeUndefined();
    expect(ownExpertOf(client(2))).toBe(2);
    expect(ownExpertOf(client(40))).toBe(40);
  }
});
