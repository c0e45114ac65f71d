import type { Client } from "#server/platform/app.ts";
import { sharp } from "#server/platform/image-loaders.ts";
import { deriveBrand } from "./brand.ts";

/**
 * Returns a client's icon for tabs and home screens as SVG: the moon and cloud of the drawings, in the client's
 * colours.
 */
export function iconSvg({ primaryColor, themeColor }: Pick<Client, "primaryColor" | "themeColor">): string {
  const { light } = deriveBrand(primaryColor, themeColor);
  const ground = light.primary ?? "#000000";
  const drawing = light["on-primary"] ?? "#ffffff";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${ground}"/><circle cx="40" cy="25" r="10" fill="${drawing}" opacity=".55"/><path d="M21 48a9.5 9.500 0 0 1 0-19 12 12 0 0 1 21-3 10.5 10.500 0 0 1 4 22z" fill="${drawing}"/></svg>`;
}

/**
 * Returns the icon as a square PNG. `safe` draws it smaller within its background, since launchers cut corners off
 * (maskable icons).
 */
export async function iconPng(client: Client, sidePx: number, safe: boolean): Promise<Buffer> {
  const svg = iconSvg(client);
  const drawn = safe ? svg.replace('viewBox="0 0 64 64"', 'viewBox="-6 -6 76 76"') : svg;
  const whole = drawn.replace(/<rect width="64" height="64"/, '<rect x="-6" y="-6" width="76" height="76"');
  const density = (72 * sidePx) / 64;
  return sharp(Buffer.from(whole), { density }).resize(sidePx, sidePx).png({ palette: true }).toBuffer();
}
