import { describe, expect, test } from "vitest";
import { documentOf, filled, last } from "#server/test/guide-conversation.ts";

const begun = ["mau ngitung harga jual nasi ayam", "Hitung harga jual", "849rb"];
const right =
  "jumlah yg jadi kok 2? sedino dadi 110 porsi. kemasan 50rb ki wes masuk sing 849 mau, dudu per porsi";
const unit = "kok kilo to mas, porsi iki. terus nek gofood motong 20% kudu didol piro";

describe("what a message puts right in earlier answers", () => {
  test("the number made, its unit and the packaging, at another question", () => {
    const led = last("business", [...begun, "50rb", right]);
    expect(filled(led)).toMatchObject({ jumlah: "110", wadah: "porsi", kemasan: "" });
    expect(filled(led).tenaga).toBeUndefined();
  });

  test("in the read-back", () => {
    const led = last("business", [...begun, "50rb", "170rb", "2 kilo", "30%", right]);
    expect(filled(led)).toMatchObject({ jumlah: "110", wadah: "porsi", kemasan: "" });
    expect(led?.text).toContain("Jumlah yang jadi 110");
  });

  test("the unit, below the sum", () => {
    const texts = [...begun, "0", "170rb", "110 kilo", "30%", "Hitung"];
    const led = last("business", [...texts, unit]);
    expect(filled(led)).toMatchObject({ wadah: "porsi", untung: "30" });
    expect(documentOf("business", [...texts, unit])).toContain("Sekali bikin jadi: 110 porsi");
  });

  test("what denies nothing puts nothing right", () => {
    const asked = [...begun, "500"];
    expect(filled(last("business", [...asked, "upahnya 60rb"]))).toMatchObject({ kemasan: "500" });
    const count = last("business", [...asked, "60rb", "24 bungkus", "50%"]);
    expect(filled(count)).toMatchObject({ kemasan: "500", wadah: "bungkus" });
    // Where the packaging itself is asked for, it is answered there.
    expect(filled(last("business", [...begun, "sudah termasuk tadi"])).kemasan).toBe("");
  });
});
