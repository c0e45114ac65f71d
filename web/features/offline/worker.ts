/*
 * The service worker of one client, which shows the client's own offline page when there is no connection. It caches
 * the shell and nothing else: no API answers and no pages with member data. No page imports it: its route sends it as a
 * script with `shell` before it (pages/worker.ts).
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
const cached = new Set(files);

addEventListener("install", (event) => {
  event.waitUntil(Promise.all([fill(), routeAround(event)]));
});

/**
 * Caches the whole shell or none of it, because pages of another build than the files would be broken. Activating at
 * once reloads no page: open pages keep their code, and the worker handles the next navigation.
 */
async function fill(): Promise<void> {
  const cache = await caches.open(cacheName);
  const named = new RegExp(shell.named, "g");
  const written = pages.map(async (path) => {
    const answer = await fetch(path, { cache: "no-cache", credentials: "omit" });
    const text = await answer.clone().text();
    const isWhole = answer.ok && !answer.redirected && text.match(named)?.every((file) => cached.has(file));
    if (!isWhole) throw new Error(`not of this shell: ${path}`);
    await cache.put(path, answer);
  });
  await Promise.all([cache.addAll(files), ...written]);
  await skipWaiting();
}

/** In browsers with the static routing API, only navigations start the worker. */
async function routeAround(event: Installing): Promise<void> {
  const literal = (file: string) => file.replace(/[\\(){}*+?:]/g, "\\$&");
  const shellFiles = { or: files.map((file) => ({ urlPattern: literal(file) })) };
  try {
    await event.addRoutes?.([
      { condition: shellFiles, source: { cacheName } },
      { condition: { not: { requestMode: "navigate" } }, source: "network" },
    ]);
  } catch {
    // An older version of that API; the fetch listener below does the same.
  }
}

addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([dropOthers(), registration.navigationPreload?.enable()]));
});

/** Deletes this client's earlier shells; the caches of other clients are left alone. */
async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") return event.respondWith(goTo(event));
  if (cached.has(new URL(request.url).pathname)) event.respondWith(fromShell(request));
});

async function fromShell(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request);
}

/**
 * Answers a navigation with the server's page. Without a connection it uses a cached page, or redirects to the offline
 * page.
 */
async function goTo({ request, preloadResponse }: Fetching): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const asked = fromServer(request, preloadResponse);
  // Requests redirected from below have already waited for the server.
  const isSent = pathname === page && search.startsWith("?to=");
  const answer = isSent ? undefined : await asked;
  if (answer) return answer;
  const cache = await caches.open(cacheName);
  const own = await cache.match(pathname, { ignoreVary: true });
  if (own) return own;
  // A browser short of space may have dropped the cache; its own error page then reports the problem.
  if (pathname === page) return fetch(request);
  // A redirect, so that the offline page runs at its own address.
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
