import { createHash } from "node:crypto";
import { escaped } from "#server/platform/http/escaped.ts";
import { momentOf, rupiahOf } from "#server/platform/own-data.ts";
import { simulatorTexts as says } from "#texts/simulator.ts";
import { type Channel, channels, type ShownPayment, takes } from "./simulator.ts";

/* The simulator's page: no script, from 320 px wide, light and dark, nothing loaded from elsewhere. */

const style = `
:root{color-scheme:light dark;--ground:#f2f4f6;--card:#fff;--ink:#1c2733;--soft:#52606d;--line:#d3dae1;--accent:#17587f;--on:#fff;--tint:#e6f0f6;--warn:#fdf2d8;--warn-ink:#5b4208}
@media (prefers-color-scheme:dark){:root{--ground:#11171c;--card:#1a2229;--ink:#e8edf1;--soft:#a9b5bf;--line:#37434d;--accent:#8cc8ec;--on:#0d2230;--tint:#20313c;--warn:#3a2f14;--warn-ink:#f5dfa6}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
.banner{margin:0;background:var(--warn);color:var(--warn-ink);padding:.75rem 1rem;text-align:center;font-weight:600}
.provider{max-width:60rem;margin:0 auto;padding:1.25rem 1rem .75rem;font-weight:700;color:var(--soft)}
main{max-width:60rem;margin:0 auto;padding:0 1rem 3rem;display:grid;grid-template-columns:minmax(0,1fr);gap:1rem}
@media (min-width:52rem){.two main{grid-template-columns:22rem minmax(0,1fr);align-items:start}}
.one .provider,.one main{max-width:34rem}
section{background:var(--card);border:1px solid var(--line);border-radius:1rem;padding:1.25rem;min-width:0}
h1{font-size:1rem;font-weight:600;color:var(--soft);margin:0}
.amount{font-size:2rem;line-height:1.25;font-weight:700;margin:.125rem 0 1rem}
.message h1{font-size:1.375rem;line-height:1.3;color:var(--ink);margin-bottom:.5rem}
h2{font-size:.9375rem;font-weight:600;color:var(--soft);margin:1.25rem 0 .75rem;border-top:1px solid var(--line);padding-top:1.25rem}
dl{margin:0}dt{color:var(--soft);font-size:.875rem}dd{margin:0 0 .75rem}
ul{margin:0;padding-left:1.125rem}
section p{margin:0 0 .75rem}section p:last-child{margin-bottom:0}
.left{background:var(--tint);border-radius:.75rem;padding:.75rem 1rem}.left strong{display:block}
.denied{border-left:4px solid var(--accent);padding-left:.75rem;margin-bottom:1.25rem}.back{margin-top:.25rem}
fieldset{border:0;padding:0;margin:0 0 1rem;min-width:0}legend{font-size:1.125rem;font-weight:700;padding:0;margin-bottom:.75rem}
.channel{display:flex;gap:.75rem;align-items:center;min-height:3.5rem;border:1px solid var(--line);border-radius:.75rem;padding:.625rem 1rem;margin-top:.5rem;cursor:pointer}
.channel:has(:checked){border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent);background:var(--tint)}
.channel:has(:disabled){cursor:not-allowed}
.channel:has(:focus-visible){outline:3px solid var(--accent);outline-offset:2px}
.channel input{width:1.25rem;height:1.25rem;margin:0;flex:none;accent-color:var(--accent)}.channel input:focus-visible{outline:0}
.channel b{display:block}.channel small{color:var(--soft);font-size:.875rem}
.detail{display:none;padding:.75rem 1rem 0;color:var(--soft);font-size:.9375rem}.channel:has(:checked)+.detail{display:block}
.code{display:block;width:10rem;max-width:100%;aspect-ratio:1;background:#fff;border-radius:.5rem;padding:.625rem;margin-bottom:.5rem;border:1px solid var(--line)}
button,.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:3rem;font:inherit;font-weight:700;text-align:center;text-decoration:none;border-radius:.75rem;padding:.625rem 1rem;border:1px solid var(--accent);background:var(--accent);color:var(--on);cursor:pointer}
button.other{background:none;color:var(--accent)}
button:focus-visible,a:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
.others{display:grid;gap:.75rem;}@media (min-width:26rem){.others{grid-template-columns:1fr 1fr}}
.back{display:inline-flex;align-items:center;min-height:2.75rem;color:var(--accent);margin-top:.5rem}`;

/** The page of an open payment. */
export function paymentPage(payment: ShownPayment, nonce: string): string {
  const { gatewayOrderId, amountRp, clientName, itemNames, expiresAt, returnUrl, status } = payment;
  return page(
    says.title(gatewayOrderId),
    nonce,
    "two",
    `<section>
<h1>${escaped(says.amount)}</h1>
<p class="amount">${escaped(rupiahOf(amountRp))}</p>
<dl><dt>${escaped(says.seller)}</dt><dd>${escaped(clientName)}</dd>
<dt>${escaped(says.order)}</dt><dd>${escaped(gatewayOrderId)}</dd>
<dt>${escaped(says.items)}</dt><dd><ul>${itemNames.map((name) => `<li>${escaped(name)}</li>`).join("")}</ul></dd></dl>
<p class="left"><strong>${escaped(timeLeft(payment.secondsLeft))}</strong>${escaped(says.deadline(momentOf(expiresAt)))}</p>
<a class="back" href="${escaped(returnUrl)}">${escaped(says.back(clientName))}</a>
</section>
<section>${status === "deny" ? `<p class="denied" role="status">${escaped(says.denied)}</p>` : ""}
<form method="post" action="/_simulator/${escaped(payment.token)}">
<fieldset><legend>${escaped(says.methods)}</legend>
${channels.map((channel) => choice(channel, payment)).join("\n")}
</fieldset>
<button name="action" value="pay">${escaped(`${says.pay} ${rupiahOf(amountRp)}`)}</button>
<h2>${escaped(says.others)}</h2><div class="others">
<button class="other" name="action" value="fail">${escaped(says.fail)}</button>
<button class="other" name="action" value="expire">${escaped(says.expire)}</button>
</div>
</form></section>`,
  );
}

/** A message, with a link back to the shop where one is known. */
export function messagePage(
  message: { title: string; says: string },
  nonce: string,
  back?: { url: string; seller: string },
): string {
  const way = back
    ? `<p><a class="button" href="${escaped(back.url)}">${escaped(says.back(back.seller))}</a></p>`
    : "";
  return page(
    message.title,
    nonce,
    "one",
    `<section class="message"><h1>${escaped(message.title)}</h1><p>${escaped(message.says)}</p>${way}</section>`,
  );
}

function page(title: string, nonce: string, columns: "one" | "two", body: string): string {
  return `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escaped(title)}</title><style nonce="${nonce}">${style}</style></head>
<body class="${columns}"><header><p class="banner">${escaped(says.simulation)}</p><p class="provider">${escaped(says.provider)}</p></header>
<main>${body}</main></body></html>
`;
}

function choice(channel: Channel, payment: ShownPayment): string {
  const { name, about } = says[channel];
  const isTaken = takes(channel, payment.amountRp);
  const isFirst = channels.find((one) => takes(one, payment.amountRp)) === channel;
  const hint = isTaken ? about : says.notForAmount;
  return `<label class="channel"><input type="radio" name="channel" value="${channel}"${isFirst ? " checked" : ""}${isTaken ? "" : " disabled"}>
<span><b>${escaped(name)}</b><small>${escaped(hint)}</small></span></label>
<div class="detail">${detailOf(channel, payment.token)}</div>`;
}

function detailOf(channel: Channel, token: string): string {
  if (channel === "va") return escaped(says.va.detail(numberOf(token)));
  if (channel === "ewallet") return escaped(says.ewallet.detail);
  return `${picture(token)}${escaped(says.qris.detail)}`;
}

/** Sixteen digits that belong to no bank account. */
function numberOf(token: string): string {
  const digits = createHash("sha256").update(token).digest("hex").replace(/\D/g, "").padEnd(12, "0");
  return `0000${digits.slice(0, 12)}`.replace(/(\d{4})(?=\d)/g, "$1 ");
}

const side = 21;
const corners = [
  [0, 0],
  [0, side - 7],
  [side - 7, 0],
] as const;

/** An SVG that looks like a QR code but cannot be scanned. */
function picture(token: string): string {
  const bits = createHash("sha512").update(token).digest();
  const cells = Array.from({ length: side * side }, (_, n) => [Math.floor(n / side), n % side] as const);
  const path = cells
    .filter(([row, column], n) => isDark(row, column) ?? ((bits[(n >> 3) % 64] ?? 0) >> (n & 7)) & 1)
    .map(([row, column]) => `M${column} ${row}h1v1h-1z`)
    .join("");
  return `<svg class="code" viewBox="0 0 ${side} ${side}" aria-hidden="true" shape-rendering="crispEdges"><path fill="#1c2733" d="${path}"/></svg>`;
}

/** Whether a cell is dark within the three finder patterns in the corners; undefined elsewhere. */
function isDark(row: number, column: number): boolean | undefined {
  for (const [top, left] of corners) {
    const [y, x] = [row - top, column - left];
    if (y < -1 || y > 7 || x < -1 || x > 7) continue;
    const ring = Math.max(Math.abs(y - 3), Math.abs(x - 3));
    return ring === 3 || ring <= 1;
  }
  return undefined;
}

function timeLeft(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 2880) return says.left.days(Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60));
  if (minutes >= 60) return says.left.hours(Math.floor(minutes / 60), minutes % 60);
  return minutes > 0 ? says.left.minutes(minutes) : says.left.last;
}
