import { describe, expect, test } from "vitest";
import { documentOf, filled, last } from "#server/test/guide-conversation.ts";
import { tasksIn, tasksNeeded } from "./people-tasks.ts";

const committee = ["bagi tugas panitia 17an", "Bagi tugas tim atau panitia", "lomba 17 agustus RT 05"];
const told =
  "Pak Darmo izin RT & panggung, Bu Yanti konsumsi, mbak Sari bendahara, Rizky lomba, sisanya terserah";

describe("who does what", () => {
  test.each([
    [
      "Andi sound, Sari ngurus hadiah, bu yanti konsumsi",
      ["Andi: sound", "Sari: hadiah", "Bu Yanti: konsumsi"],
    ],
    ["Dina: konsumsi, Budi: dekor", ["Dina: konsumsi", "Budi: dekor"]],
    ["pak rt izin, bu yanti konsumsi", ["Pak RT: izin", "Bu Yanti: konsumsi"]],
    ["Mas Adi cuci piring malam\nDinda nyapu", ["Mas Adi: cuci piring malam", "Dinda: nyapu"]],
  ])("%s: each has a line", (text, lines) =>
    expect(tasksIn(text)?.people.map(({ name, task }) => `${name}: ${task}`)).toEqual(lines),
  );

  test.each([
    "Sari, Bimo, Tia",
    "Rina Wulandari, Budi Santoso, Andi Saputra",
    "Yanto cuma bisa sabtu, Wiwik bisa pagi, sisanya saya",
    "Lomba makan kerupuk, Balap karung",
    "Pak Budi, Bu Sri, mas Joko",
    "Bu Yanti konsumsi",
    "Sari temen kantor, Bimo sepupu",
  ])("%s: says it of nobody", (text) => expect(tasksIn(text)).toBeUndefined());

  test("names alone are no list of tasks", () => {
    expect(tasksNeeded("yg perlu: lomba, konsumsi, hadiah", "")).toEqual(["lomba", "konsumsi", "hadiah"]);
    expect(tasksNeeded("Sari, Bimo, Tia", "")).toBeUndefined();
    expect(tasksNeeded("sari konsumsi, bimo dekor, tia acara", "sari, bimo, tia")).toBeUndefined();
  });

  test("a task that nobody has taken waits for a name", () => {
    const needed = "yg perlu: lomba, konsumsi, duit/iuran, panggung+sound, hadiah, izin ke RT";
    const led = last("leadership", [...committee, told, needed]);
    expect(filled(led).anggota).toBe("Pak Darmo, Bu Yanti, Mbak Sari, Rizky");
    const text = documentOf("leadership", [...committee, told, needed, "Grup chat tiap malam"]);
    expect(text).toContain("- Pak Darmo: izin RT & panggung\n- Bu Yanti: konsumsi");
    expect(text).toContain("- (isi nama): duit/iuran\n- (isi nama): sound\n- (isi nama): hadiah");
  });

  test("told beside the names, it is not asked again", () => {
    const led = last("leadership", [...committee, "Andi sound, Sari ngurus hadiah, bu yanti konsumsi"]);
    expect(filled(led)).toMatchObject({
      anggota: "Andi, Sari, Bu Yanti",
      bagian: "Andi: sound\nSari: hadiah\nBu Yanti: konsumsi",
    });
    expect(led?.text).toContain("Andi: sound");
  });
});
