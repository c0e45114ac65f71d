import { describe, expect, it } from "vitest";
import { assess } from "./assess.ts";
import type { Assessment, RiskContext } from "./types.ts";

/** Judges the texts of one conversation, a minute apart, by rules alone. */
function conversation(...texts: readonly string[]): Assessment[] {
  let state: RiskContext["state"];
  return texts.map((text, at) => {
    const assessment = assess(text, { state, atMs: at * 60_000 });
    state = assessment.next;
    return assessment;
  });
}
const last = (...texts: readonly string[]) => conversation(...texts).at(-1);

const wish = "aku pengen mati aja";
const cut = "aku nyayat tangan lagi semalem";
const voices = "ada suara di kepala yang manggil aku padahal kamar kosong";

describe("what makes an open danger urgent", () => {
  it.each([
    [
      cut,
      "malam ini mau lebih dari biasa, biar ga usah bangun buat ulangan",
      "alarm kupasang malam ini, biar ga ga bangun buat ulangan",
    ],
    [wish, "saiki aku nduwur genteng", "saiki aku nang warung"],
    [
      wish,
      "tadi mampir apotek tiga, satu papan tiap toko biar ga dicurigai",
      "tadi mampir apotek, beli minyak telon",
    ],
    [voices, "sekarang dia nyuruh aku jalan ke rel", "dokter nyuruh aku istirahat dulu"],
    [voices, "swarane ngongkon nggepuk disit sadurunge mlebu", "ibu nyuruh aku potong sayur pakai pisau"],
    [voices, "perintahnya jelas, aku harus terbang dari menara perpus", "aku harus terbang ke Medan besok"],
    [voices, "udah di tepi jembatan", "rumahku di tepi sungai"],
  ])("after “%s”: %s, but not: %s", (open, urgent, calm) => {
    expect(last(open)?.level).toBe(2);
    expect(last(open, urgent)).toMatchObject({ level: 3, textLevel: 3 });
    expect(last(open, calm)?.level).toBe(2);
    // By itself the calm twin is nothing.
    expect(last(calm)?.level).toBeLessThan(2);
  });
});

describe("who takes a denial back", () => {
  const denied = [wish, "bukan gitu maksudku", "beneran ga ada pikiran itu"] as const;

  it.each(["yg tadi gue bilang gak ada pikiran itu, gue bohong", "aku bohong soal aman tadi"])(
    "is at level 2 again: %s",
    (text) => {
      expect(last(...denied)?.level).toBe(1);
      expect(last(...denied, text)?.level).toBe(2);
      expect(last(text)?.level).toBeLessThan(2);
    },
  );

  it("who lied to the boss is not", () => {
    expect(last(...denied, "tadi aku bohong ke bos, bilang ga ada rencana cuti")?.level).toBeLessThan(2);
  });
});

describe("single texts", () => {
  it.each([
    ["pengen resign dari hidup sekalian, one month notice aja haha", 2, "pengen resign dari kantor sekalian"],
    ["pengen pensiun dari dunia ini", 2, "pengen pensiun dari dunia kerja"],
    ["abis nonton film itu jadi makin pengen bunuh diri", 2, "di film itu tokohnya jadi pengen bunuh diri"],
    ["om yg biayain minta aku tidur sama dia dulu", 2, "om minta aku jaga toko dulu"],
    [
      "pelatih ngajak aku tidur bareng dia biar lolos seleksi",
      2,
      "pelatih ngajak aku latihan bareng dia biar lolos",
    ],
    [
      "suami bilang kalau lapor aku pulang tinggal nama",
      3,
      "jangan ngebut, jangan sampai pulang tinggal nama",
    ],
    ["dipukulin suami sekarang", 3, "dulu dipukulin teman sekelas, sudah selesai"],
    [
      "semalam minumnya banyak, niatnya ketemu bapak. kok ya bangun lagi",
      3,
      "minum kopi banyak, niatnya begadang, kok ya bangun lagi siang",
    ],
    [
      "mobil di garasi udah nyala, pintu garasi kututup rapat",
      3,
      "mobil di garasi udah nyala, siap berangkat",
    ],
    ["su di tepi jurang, kaka, beta lompat sa e", 3, "su di tepi pantai, kaka, ombak tenang"],
  ] as const)("%s: level %i, but no card for: %s", (danger, level, harmless) => {
    expect(last(danger)?.level).toBeGreaterThanOrEqual(level);
    expect(last(harmless)?.level).toBeLessThan(2);
  });

  it.each([
    ["rasanya mau lompat dari gedung itu wkwk", 2],
    ["pengen lompat dari gedung ini", 3],
    ["udah di atap, rasanya mau lompat", 3],
    ["mau lompat dari jembatan", 3],
  ] as const)("how it feels is a wish, and a place is a plan: %s, level %i", (text, level) => {
    expect(last(text)?.level).toBe(level);
  });

  it("who swallows somebody else's medicine is in danger, not its owner", () => {
    expect(last("barusan obat darah tinggi ibu kuminum semua sama kopi")).toMatchObject({
      level: 3,
      about: "self",
    });
    expect(last("barusan ibu minum semua obat darah tingginya")?.about).toBe("other");
  });
});

describe("whose danger it is", () => {
  it.each([
    ["badanku diraba bapak tiri kalau mama kerja", "self"],
    ["adikku diraba bapak tiri kalau mama kerja", "other"],
    ["semalam minumnya banyak, niatnya ketemu bapak", "self"],
    ["su di tepi jurang, kaka, beta lompat sa e", "self"],
    ["kakakku di tepi jurang, mau lompat", "other"],
  ] as const)("%s: %s", (text, about) => {
    expect(last(text)?.about).toBe(about);
  });

  it("a child with a word for which one is still the member's child, and the wish is the child's", () => {
    expect(last("anak bujang saya bilang ingin mati sejak di-phk")?.about).toBe("child");
    expect(last("anak saya sehat, saya ingin mati")?.about).toBe("self");
  });
});

describe("a figure of speech that is explained", () => {
  it("is a denial in its own words", () => {
    const [, told] = conversation(wish, "maksud saya mati dalam arti kena semprot, bukan yang lain");
    expect(told).toMatchObject({ level: 2, textLevel: 0, denial: "asked_back" });
    expect(last(wish, "maksud saya mati, dalam arti benar-benar mati")?.denial).toBe("none");
  });

  it("who sleeps like the dead is well, and who does not wake up is not", () => {
    expect(last("suami mah sarena kawas mayit, digoyang2 ge teu bangun")?.level).toBeLessThan(2);
    expect(last("pengen tidur terus ga bangun lagi")?.level).toBe(2);
  });
});
