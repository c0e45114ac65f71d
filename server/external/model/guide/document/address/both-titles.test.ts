import { expect, test } from "vitest";
import { calledByName } from "./both-titles.ts";

test.each([
  ["Pak Hadi", "Pak", "Bapak"],
  ["bu sri, HRD", "Bu", "Ibu"],
  ["teh rina, owner", "Teh Rina", "Teh Rina"],
  ["koh Aming", "Koh Aming", "Koh Aming"],
  ["mbak", "Mbak", "Mbak"],
])("%s is called %s and %s", (name, short, long) => expect(calledByName(name)).toEqual({ short, long }));

test.each(["owner", "Rina", "Pak Joko dan Bu Sri", "bu/pak HRD", "kakakku", "ibu mertua/bapak"])(
  "%s leaves the form for both",
  (name) => expect(calledByName(name)).toBeUndefined(),
);
