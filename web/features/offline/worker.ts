/*
 * What runs apart from the pages of one client and shows its own page where there is no line. It keeps the shell and
 * nothing else: no answer of the API and no page with anything of a member. Not imported by any page: the route of the
 * worker sends it as a script, with `shell` before it (pages/worker.ts).
 */

import type { Shell } from "./shell.ts";

declare const shell: Shell;

type Extendable = { waitUntil: (work: Promise<unknown>) => void };
/** https://w3c.github.io/ServiceWorker/#service-worker-static-router; not in every browser. */
type Installing = Extendable & { addRoutes?: (rules: object[]) => Promise<void> };
type Fetching = Extendable & {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

declare function addEventListener(type: "install", listener: (event: Installing) => void): void;
declare function addEventListener(type: "activate", listener: (event: Extendable) => void): void;
declare function addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
declare function skipWaiting(): Promise<void>;
declare const registration: { navigationPreload?: { enable: () => Promise<void> } };

const { cacheName, prefix, page, pages, files } = shell;
const kept = new Set(files);

addEventListener("install", (event) => {
  event.waitUntil(Promise.all([fill(), routeAround(event)]));
});

/**
 * All of the shell or none of it: pages of another build than the files would come up broken. Taking over at once
 * loads no page anew: what is open keeps its own code, and the worker is asked when a page is next gone to.
 */
async function fill(): Promise<void> {
  const cache = await caches.open(cacheName);
  const named = new RegExp(shell.named, "g");
  const written = pages.map(async (path) => {
    const answer = await fetch(path, { cache: "no-cache", credentials: "omit" });
    const text = await answer.clone().text();
    const isWhole = answer.ok && !answer.redirected && text.match(named)?.every((file) => kept.has(file));
    if (!isWhole) throw new Error(`not of this shell: ${path}`);
    await cache.put(path, answer);
  });
  await Promise.all([cache.addAll(files), ...written]);
  await skipWaiting();
}

/** Where the browser knows how, nothing but going to a page wakes the worker. */
async function routeAround(event: Installing): Promise<void> {
  const literal = (file: string) => file.replace(/[\\(){}*+?:]/g, "\\$&");
  const shellFiles = { or: files.map((file) => ({ urlPattern: literal(file) })) };
  try {
    await event.addRoutes?.([
      { condition: shellFiles, source: { cacheName } },
      { condition: { not: { requestMode: "navigate" } }, source: "network" },
    ]);
  } catch {
    // An older form of it: the listener below does the same.
  }
}

addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([dropOthers(), registration.navigationPreload?.enable()]));
});

/** Shells of this client that were before; those of others are none of its business. */
async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") return event.respondWith(goTo(event));
  if (kept.has(new URL(request.url).pathname)) event.respondWith(fromShell(request));
});

async function fromShell(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** A page, as the server has it. Without a line: the shell's own, or the way to the one that says so. */
async function goTo({ request, preloadResponse }: Fetching): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const asked = fromServer(request, preloadResponse);
  // Who was sent here from below has waited for the server already.
  const isSent = pathname === page && search.startsWith("?to=");
  const answer = isSent ? undefined : await asked;
  if (answer) return answer;
  const cache = await caches.open(cacheName);
  const own = await cache.match(pathname, { ignoreVary: true });
  if (own) return own;
  // A browser short of room may have dropped the shell; then its own page says what is the matter.
  if (pathname === page) return fetch(request);
  // By a redirect, so that the page finds itself at its own address.
  return Response.redirect(`${page}?to=${encodeURIComponent(pathname + search)}`);
}

async function fromServer(
  request: Request,
  preloaded: Fetching["preloadResponse"],
): Promise<Response | undefined> {
  try {
    return (await preloaded) ?? (await fetch(request));
  } catch {
    return undefined;
  }
}
