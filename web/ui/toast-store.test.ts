import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { showToast } from "./toast.ts";
import { closeToast, currentToasts, pauseToast, releaseToast, takeAction } from "./toast-store.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const { id } of currentToasts()) closeToast(id);
  vi.useRealTimers();
});

const texts = () => currentToasts().map(({ text }) => text);
const nothing = { label: "Urungkan", run: () => {} };

describe("toasts", () => {
  test("B-040: a success closes after three seconds, an error stays", () => {
    showToast("success", "Tersimpan");
    showToast("error", "Gagal");
    vi.advanceTimersByTime(2999);
    expect(texts()).toEqual(["Tersimpan", "Gagal"]);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual(["Gagal"]);
  });

  test("a toast that is being read stops its timer and resumes it", () => {
    showToast("success", "Terhapus", { action: nothing, forMs: 10_000 });
    const [toast] = currentToasts();
    vi.advanceTimersByTime(4000);
    pauseToast(toast!.id);
    vi.advanceTimersByTime(60_000);
    expect(texts()).toEqual(["Terhapus"]);
    releaseToast(toast!.id);
    vi.advanceTimersByTime(5999);
    expect(texts()).toEqual(["Terhapus"]);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  test("toasts with an action are never merged; equal others show once", () => {
    for (let n = 0; n < 2; n += 1) {
      showToast("success", "Terhapus", { action: nothing });
      showToast("success", "Tersimpan");
    }
    expect(texts()).toEqual(["Terhapus", "Terhapus", "Tersimpan"]);
  });

  test("onGone is called once when a toast closes without its action", () => {
    const gone: string[] = [];
    const show = (text: string) =>
      showToast("success", text, { action: nothing, onGone: () => gone.push(text) });
    show("ditutup");
    closeToast(currentToasts()[0]!.id);
    show("terdorong");
    for (const text of ["a", "b", "c"]) showToast("error", text);
    expect(gone).toEqual(["ditutup", "terdorong"]);
    show("habis");
    vi.advanceTimersByTime(60_000);
    expect(gone).toEqual(["ditutup", "terdorong", "habis"]);
  });

  test("an action runs once and closes its toast", () => {
    const told: string[] = [];
    showToast("success", "Terhapus", {
      action: { label: "Urungkan", run: () => told.push("diurungkan") },
      onGone: () => told.push("hilang"),
    });
    takeAction(currentToasts()[0]!);
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual(["diurungkan"]);
    expect(texts()).toEqual([]);
  });
});
