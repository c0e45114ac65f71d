import { describe, expect, test } from "vitest";
import { withoutLeadIns } from "./lead-ins.ts";

describe("what leads to an answer", () => {
  test.each([
    ["kan td udah gw blg, utang 5jt blm dibayar", "utang 5jt blm dibayar"],
    ["lah kan udah saya sebut tadi, Pak Budi", "Pak Budi"],
    ["ga tau.. bangun pagi aja dulu, sama kirim lamaran 3", "bangun pagi aja dulu, sama kirim lamaran 3"],
    ["belum tau mbak, makanya saya minta tolong disusunkan. Yanto bisa pagi", "Yanto bisa pagi"],
    ["ya sudah: saya jadi satpam sejak 2017", "saya jadi satpam sejak 2017"],
    ["yg tadi itu aja. sama tambahin aku siap gantiin", "aku siap gantiin"],
    ["pindah ke pagi. sama tambahin aku siap gantiin", "pindah ke pagi, dan aku siap gantiin"],
    ["aku cicil 500rb. masukin jg ya", "aku cicil 500rb. masukin jg ya"],
    ["aku cicil 500rb, masukin jg ya", "aku cicil 500rb"],
  ])("%s: begins with its content", (text, rest) => expect(withoutLeadIns(text, false)).toBe(rest));

  test.each([
    "ga tau kenapa aku bohong terus ke dia",
    "ga tau harus gimana lagi, anak saya sakit",
    "ya sudah aku tinggalin dia di stasiun",
    "saya belum tau kapan bisa bayar. tolong ditunggu",
    "kan kamu udah bilang mau datang, tapi ga datang",
    "tambahin gula sama susu",
    "sudah saya bayar tanggal 3, mohon dicek",
    "tolong masukkan anak saya ke kelas remedial ya",
  ])("%s: stays as it is", (text) => expect(withoutLeadIns(text, false)).toBe(text));

  test("not knowing is a part of what somebody feels", () =>
    expect(withoutLeadIns("ga tau.. takut aja rasanya", true)).toBe("ga tau.. takut aja rasanya"));
});
