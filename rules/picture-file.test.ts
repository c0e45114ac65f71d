import { expect, test } from "vitest";
import { pictureKind, pictureUrl } from "./picture-file.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test("B-151: jpeg, png and gif are known by their first bytes", () => {
  expect(pictureKind(bytes("\xff\xd8\xff\xe0"))).toBe("jpeg");
  expect(pictureKind(bytes("\x89PNG\r\n\x1a\n"))).toBe("png");
  expect(pictureKind(bytes("GIF87a"))).toBe("gif");
  expect(pictureKind(bytes("GIF89a"))).toBe("gif");
});

test("B-151, S-11: nothing else is a picture, whatever it begins like", () => {
  const others = [
    "",
    "\xff\xd8",
    "\x89PNG",
    "GIF",
    "RIFF\0\0\0\0WEBP",
    "<svg",
    " GIF89a",
    "BM",
    "II*\0",
    "%PDF",
    "PK\x03\x04",
  ];
  for (const other of others) expect(pictureKind(bytes(other)), other).toBeUndefined();
});

test("a picture's address is another when the picture is another", () => {
  expect(pictureUrl(7, "a b.webp")).toBe("/api/image/7?v=a%20b.webp");
});
