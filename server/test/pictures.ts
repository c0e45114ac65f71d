import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** Creates a picture of one colour, or of noise that no compression shrinks. */
export function picture(
  format: "jpeg" | "png" | "gif" | "webp" | "tiff" | "avif",
  { width = 60, height = 40, noise = false } = {},
): Promise<Buffer> {
  const background = { r: 91, g: 63, b: 214 };
  const gaussian = { type: "gaussian", mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background, ...(noise ? { noise: gaussian } : {}) } })
    .toFormat(format)
    .toBuffer();
}

/** A photo as a phone takes it: rotated, with camera and location metadata. */
export function photo(): Promise<Buffer<ArrayBuffer>> {
  return sharp({ create: { width: 80, height: 40, channels: 3, background: "#d33" } })
    .composite([
      { input: { create: { width: 40, height: 40, channels: 3, background: "#33d" } }, left: 0, top: 0 },
    ])
    .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
    .withExif({
      IFD0: { Make: "Kamera Rahasia" },
      IFD3: { GPSLatitudeRef: "S", GPSLatitude: "6/1 12/1 30/1", GPSLongitudeRef: "E" },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

type PngHead = { width: number; height: number; depth?: number; colour?: number; interlace?: 0 | 1 };

/** Builds a PNG with the given size in its header and any data. */
export function pngOf(
  { width, height, depth = 1, colour = 0, interlace = 0 }: PngHead,
  data: Uint8Array,
  extra: readonly { type: string; data: Uint8Array }[] = [],
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, colour, 0, 0, interlace], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    ...extra.map(({ type, data: bytes }) => chunk(type, bytes)),
    chunk("IDAT", deflateSync(data)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Start and spacing of the pixels in each of the seven passes of an interlaced PNG. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** The PNG that needs most memory for its size: 16 bits per channel, and no complete row before the end. */
export function interlacedPng(side: number): Buffer {
  const bytes = passes.map(
    ([x, y, dx, dy]) => Math.ceil((side - y) / dy) * (1 + 8 * Math.ceil((side - x) / dx)),
  );
  const data = Buffer.alloc(bytes.reduce((sum, one) => sum + one, 0));
  return pngOf({ width: side, height: side, depth: 16, colour: 6, interlace: 1 }, data);
}

/** Builds an animated GIF with this many frames; large frames declare their size but lack the pixel data for it. */
export function gifOf(frames: number, { width = 1, height = 1 } = {}): Buffer {
  const head = Buffer.from("GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff", "latin1");
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  // Per frame: delay, position and size, and two LZW codes.
  const frame = Buffer.from("!\xf9\x04\x04\x02\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0", "latin1");
  frame.writeUInt16LE(width, 13);
  frame.writeUInt16LE(height, 15);
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(";")]);
}
