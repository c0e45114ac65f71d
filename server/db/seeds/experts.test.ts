import { describe, expect, test } from "vitest";
import { checkSentence } from "#rules/safety/gate/output-gate.ts";
import { demoExperts, demoOffers, demoServices } from "./experts.ts";

describe("the personas that come with the product", () => {
  test("three at least for each of the five fields; those of the demo world are among them", () => {
    for (const { id, name } of demoServices)
      expect(demoExperts.filter(({ serviceId }) => serviceId === id).length, name).toBeGreaterThanOrEqual(3);
    const ids = demoExperts.map(({ id }) => id);
    expect(ids).toEqual(ids.map((_, n) => n + 1));
    for (const id of Object.values(demoOffers).flat()) expect(ids).toContain(id);
    expect(new Set(demoExperts.map(({ username }) => username)).size).toBe(demoExperts.length);
  });

  test.each(demoExperts.map((expert) => [expert.username, expert] as const))(
    "%s has skills, limits and a voice of its own",
    (_, { voice, prompt, biography, clues, greeting }) => {
      const { selfName, skills = [], limits = [], lines = [] } = voice;
      expect(prompt).toMatch(new RegExp(`^Kamu adalah ${selfName}, persona AI di bidang `));
      expect(biography).toMatch(/^Persona AI /);
      expect(greeting.title).toContain(selfName);
      expect(skills.length).toBeGreaterThanOrEqual(5);
      expect(skills.length).toBeLessThanOrEqual(8);
      expect(limits.length).toBeGreaterThanOrEqual(2);
      expect(lines).toHaveLength(3);
      expect(clues.length).toBeGreaterThanOrEqual(5);
    },
  );

  test("limits point to personas that exist, never to the persona itself", () => {
    const usernames = new Set(demoExperts.map(({ username }) => username));
    for (const { username, voice } of demoExperts) {
      for (const to of (voice.limits ?? []).flatMap((limit) => limit.to)) {
        expect(usernames, `${username} to ${to}`).toContain(to);
        expect(to).not.toBe(username);
      }
    }
  });

  test("nobody claims to be human or licensed, and no sample line would be replaced by the gate", () => {
    for (const { username, prompt, biography, voice, greeting } of demoExperts) {
      const said = [biography, prompt, greeting.title, greeting.description, ...(voice.lines ?? [])].join(
        "\n",
      );
      expect(said, username).not.toMatch(
        /\b(?:psikolog|psikiater|terapis|konselor|dokter|pengacara|berlisensi|bersertifikat|manusia)\b/i,
      );
      for (const line of voice.lines ?? []) expect(checkSentence(line, 0), line).toEqual({ ok: true });
    }
  });

  test("each addresses members as its greeting does", () => {
    for (const { username, voice, greeting, clues } of demoExperts) {
      const isFormal = /\bAnda\b/.test(greeting.title);
      expect(voice.address ?? "kamu", username).toBe(isFormal ? "Anda" : "kamu");
      const words = [...(voice.lines ?? []), ...clues].join(" ");
      expect(words, username).not.toMatch(isFormal ? /\bkamu\b/ : /\bAnda\b/);
    }
  });
});
