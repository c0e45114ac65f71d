import { describe, expect, test } from "vitest";
import { isNarrowed, readFilter, writeFilter } from "./filter.ts";

describe("A-95: the filter in the address", () => {
  test("the filter names the service and the expert's id, and reads what it wrote", () => {
    const filter = { page: 3, service: "Cinta & Relasi", expertId: 7 };
    expect(writeFilter(filter)).toBe("?page=3&layanan=Cinta+%26+Relasi&expert_id=7");
    expect(readFilter(writeFilter(filter))).toEqual(filter);
  });

  test("the filter leaves out what is not narrowed", () => {
    const all = { page: 1, service: "", expertId: undefined };
    expect(writeFilter(all)).toBe("?page=1");
    expect(isNarrowed(all)).toBe(false);
    expect(isNarrowed({ ...all, expertId: 1 })).toBe(true);
    expect(isNarrowed({ ...all, service: "Karier" })).toBe(true);
  });

  test("the filter ignores unknown values", () => {
    const nothing = { page: 1, service: "", expertId: undefined };
    for (const search of ["", "?page=0", "?page=-1", "?page=x&expert_id=1e3", "?expert_id=", "?page=1.5"])
      expect(readFilter(search)).toEqual(nothing);
  });
});
