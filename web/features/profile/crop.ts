/** A part of a picture, in the picture's own pixels. */
export type Area = { x: number; y: number; width: number; height: number };

/** The size that the server stores. */
const sidePx = 512;

/** B-152: returns the selected square of a picture as PNG. */
export async function croppedPng(source: string, area: Area): Promise<Blob> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const side = Math.max(1, Math.min(sidePx, Math.round(area.width)));
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}
