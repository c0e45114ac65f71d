import { beforeEach, describe, expect, test } from "vitest";
import { Draft } from "./draft.ts";

let stored = "";
let draft: Draft;

beforeEach(() => {
  stored = "";
  draft = new Draft({
    readDraft: () => stored,
    writeDraft: (text) => {
      stored = text;
      return true;
    },
  });
});

describe("the draft in the text box", () => {
  test("the draft is stored with each key press and restored after a reload", () => {
    draft.set("Belum sel");
    expect(new Draft({ readDraft: () => stored, writeDraft: () => true }).getText()).toBe("Belum sel");
  });

  test("B-214: a text that could not be sent returns before what was typed meanwhile", () => {
    draft.set("baru");
    draft.restore("lama");
    expect(draft.getText()).toBe("lama\n\nbaru");
    draft.taken("lama");
    expect(draft.getText()).toBe("baru");
  });

  test("the same text is not restored twice and leaves the box when it is sent again", () => {
    draft.restore("lama");
    draft.restore("lama");
    expect(draft.getText()).toBe("lama");
    draft.taken("lama");
    expect(draft.getText()).toBe("");
  });

  test("a suggestion replaces another suggestion, never typed text", () => {
    draft.fill("satu", ["satu", "dua"]);
    draft.fill("dua", ["satu", "dua"]);
    expect(draft.getText()).toBe("dua");
    draft.set("sendiri");
    draft.fill("satu", ["satu", "dua"]);
    expect(draft.getText()).toBe("sendiri\nsatu");
  });

  test("the draft follows another tab unless something else was typed here", () => {
    draft.follow("dari sana", "");
    expect(draft.getText()).toBe("dari sana");
    draft.set("dari sini");
    draft.follow("dari sana lagi", "dari sana");
    expect(draft.getText()).toBe("dari sini");
  });
});
