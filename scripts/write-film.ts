// npm run film: records the short film of a conversation for the information pages from the current app. Needs a build,
// a Chromium and ffmpeg; no test uses it. The film shows no client: no header, and the colours of the illustrations.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import sharp from "sharp";
import { chatTexts } from "#texts/chat/chat.ts";
import { connectTexts } from "#texts/connect.ts";
import { startServer } from "../tests/journeys/setup/server.ts";
import { readyChromium } from "./chromium.ts";

const folder = join(import.meta.dirname, "..", "web", "public", "assets", "film");
const fps = 12;
const screen = { width: 360, height: 740 };
/** Device pixels per CSS pixel; with the top cut off, the film measures 540 x 960. */
const scale = 1.5;
const height = 640;
const most = 600_000;

/** The colours of the illustrations, which belong to no client. */
const neutral = `:root{--primary:#354a94;--on-primary:#fff;--primary-strong:#354a94;--primary-soft:#e8ecfa;
--on-primary-soft:#22306b;--link:#354a94;--page:#f4f3fa;--on-page:#17131a;--on-page-soft:#5c5868;--link-on-page:#354a94;
--text:#1d1a2a;--text-soft:#5f5b6d;--line:#e1e0ea;--line-strong:#8a879a;--focus:#354a94}`;

/** How long the answer takes to appear in the film, independent of this machine's speed. */
const answerSeconds = 6;

const asked = "Kepalaku penuh kerjaan, jadi susah tidur.";

/** The frames of a film: screenshots, each shown for one or more twelfths of a second. */
class Frames {
  readonly #page: Page;
  readonly pictures: Buffer[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  async shoot(times = 1): Promise<void> {
    const top = screen.height - height;
    const picture = await this.#page.screenshot({ clip: { x: 0, y: top, width: screen.width, height } });
    for (let n = 0; n < times; n++) this.pictures.push(picture);
  }

  /** Stretches or shortens the pictures from index `from` to last `seconds`, by dropping or repeating them evenly. */
  pace(from: number, seconds: number): void {
    const shot = this.pictures.splice(from);
    const count = Math.round(seconds * fps);
    for (let n = 1; n <= count; n++) {
      const picture = shot[Math.ceil((n / count) * shot.length) - 1];
      if (picture) this.pictures.push(picture);
    }
  }

  hold(seconds: number): void {
    const last = this.pictures.at(-1);
    if (last) for (let n = 0; n < seconds * fps; n++) this.pictures.push(last);
  }

  /** Fades into the first picture, so that the film loops without a jump. */
  async close(seconds: number): Promise<void> {
    const [first, last] = [this.pictures[0], this.pictures.at(-1)];
    if (!first || !last) return;
    const steps = Math.round(seconds * fps);
    for (let n = 1; n <= steps; n++) {
      const over = await sharp(first)
        .ensureAlpha(n / steps)
        .png()
        .toBuffer();
      this.pictures.push(
        await sharp(last)
          .composite([{ input: over }])
          .png()
          .toBuffer(),
      );
    }
  }
}

/** A conversation with an expert of the demo data, at a readable pace. */
async function playConversation(page: Page, frames: Frames): Promise<void> {
  await frames.shoot();
  frames.hold(0.8);
  const box = page.getByRole("textbox", { name: chatTexts.question });
  await box.click();
  for (const [n, letter] of [...asked].entries()) {
    await box.press(letter === " " ? "Space" : letter);
    if (n % 2 === 1) await frames.shoot();
  }
  await frames.shoot();
  frames.hold(0.6);
  await page.getByRole("button", { name: chatTexts.send }).click();
  const answer = page.locator("[data-bubble=answer][data-state=complete] time");
  const begin = performance.now();
  const from = frames.pictures.length;
  let before = "";
  for (let still = 0; still < 4 && performance.now() - begin < 30_000; ) {
    await frames.shoot();
    const text = await page.locator("[data-chat]").innerText();
    still = text === before && (await answer.count()) > 0 ? still + 1 : 0;
    before = text;
  }
  frames.pace(from, answerSeconds);
  frames.hold(2.8);
}

function encode(pictures: readonly Buffer[], file: string, how: readonly string[]): void {
  const work = mkdtempSync(join(tmpdir(), "alma-film-"));
  try {
    for (const [n, picture] of pictures.entries()) {
      writeFileSync(join(work, `${String(n).padStart(4, "0")}.png`), picture);
    }
    const input = ["-framerate", String(fps), "-i", join(work, "%04d.png")];
    const { status, stderr } = spawnSync("ffmpeg", ["-y", ...input, ...how, "-an", join(folder, file)], {
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`ffmpeg could not write ${file}: ${stderr.slice(-600)}`);
  } finally {
    rmSync(work, { recursive: true });
  }
  const { size } = statSync(join(folder, file));
  if (size > most) throw new Error(`${file} has ${size} bytes, more than ${most}`);
  console.log(`${file}: ${size} bytes, ${(pictures.length / fps).toFixed(1)} s`);
}

const { path, problem } = readyChromium();
if (path === undefined) throw new Error(problem);
const server = await startServer();
const browser = await chromium.launch({ executablePath: path, chromiumSandbox: false });
try {
  const made = await fetch(`${server.base}/api/test/member`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ client: "netwerk", password: "rekaman-layar-alma" }),
  });
  const { data } = (await made.json()) as { data: { id: number; token: string } };
  const context = await browser.newContext({
    viewport: screen,
    deviceScaleFactor: scale,
    locale: "id-ID",
    timezoneId: "Asia/Jakarta",
    // Allows the injected style that replaces the client's colours.
    bypassCSP: true,
    storageState: {
      cookies: [],
      origins: [
        {
          origin: server.base,
          localStorage: Object.entries({
            netwerk_token: data.token,
            token: data.token,
            user_id: String(data.id),
          }).map(([name, value]) => ({ name, value })),
        },
      ],
    },
  });
  const page = await context.newPage();
  await page.goto(`${server.base}/netwerk/expert`);
  await page
    .getByRole("button", { name: /^Start Chat/ })
    .first()
    .click();
  await page.getByRole("button", { name: chatTexts.showMore }).waitFor();
  await page.addStyleTag({ content: neutral });
  const frames = new Frames(page);
  await playConversation(page, frames);
  await frames.close(0.7);
  mkdirSync(folder, { recursive: true });
  encode(frames.pictures, "talk.webm", [
    "-c:v",
    "libvpx-vp9",
    "-crf",
    "42",
    "-b:v",
    "0",
    "-tune-content",
    "screen",
  ]);
  encode(frames.pictures, "talk.mp4", [
    ...["-c:v", "libx264", "-crf", "27", "-preset", "slow", "-pix_fmt", "yuv420p"],
    ...["-movflags", "+faststart"],
  ]);
  const poster = frames.pictures[Math.round(frames.pictures.length * 0.8)];
  await sharp(poster).webp({ quality: 72 }).toFile(join(folder, "talk.webp"));
  writeFileSync(join(folder, "talk.vtt"), captionsOf(frames.pictures.length / fps));
  console.log(readFileSync(join(folder, "talk.vtt"), "utf8"));
} finally {
  await browser.close();
  await server.stop();
}

/** The WebVTT captions of what happens in the film. */
function captionsOf(seconds: number): string {
  const stamp = (at: number) => `00:00:${at.toFixed(3).padStart(6, "0")}`;
  const { writes, answers } = connectTexts.captions;
  const turn = 0.8 + asked.length / 2 / fps + 0.6;
  return `WEBVTT\n\n${stamp(0)} --> ${stamp(turn)}\n${writes}\n\n${stamp(turn)} --> ${stamp(seconds)}\n${answers}\n`;
}
