import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { onTestFinished } from "vitest";
import { origin } from "./journey.ts";

/** A proxy in front of the server that can deploy another build: changed pages and a changed service worker. */
export type Deploying = { origin: string; deploy: (from: string, to: string) => void };

type Change = { from: string; to: string };

/** Headers that belong to one connection only, or that the proxy sets itself. */
const dropped = ["host", "connection", "keep-alive", "accept-encoding", "transfer-encoding"];
const remade = [...dropped, "content-length", "content-encoding"];

async function forward(request: IncomingMessage): Promise<Response> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === "string" && !dropped.includes(name)) headers.set(name, value);
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
  const method = request.method ?? "GET";
  return fetch(origin + request.url, { method, headers, redirect: "manual", ...body });
}

/** Renames the worker's cache, because the server names it after the content of its pages. */
function changed(text: string, { from, to }: Change, path: string): string {
  if (path.endsWith("/sw.js")) return text.replace(/("cacheName":"[^"]+)"/, '$1-next"');
  return path.startsWith("/assets/") ? text : text.replaceAll(from, to);
}

async function pass(
  request: IncomingMessage,
  reply: ServerResponse,
  change: Change | undefined,
): Promise<void> {
  try {
    const answer = await forward(request);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isText = /^text\/(html|javascript)/.test(answer.headers.get("content-type") ?? "");
    for (const [name, value] of answer.headers) if (!remade.includes(name)) reply.setHeader(name, value);
    reply.writeHead(answer.status);
    reply.end(isText && change ? changed(bytes.toString(), change, request.url ?? "") : bytes);
  } catch {
    // The page was closed.
    reply.destroy();
  }
}

/** Opens a proxy for the current test. */
export async function openDeploying(): Promise<Deploying> {
  let change: Change | undefined;
  const front = createServer((request, reply) => void pass(request, reply, change));
  await new Promise<void>((listening) => front.listen(0, "127.0.0.1", listening));
  const address = front.address();
  const port = typeof address === "object" && address ? address.port : 0;
  onTestFinished(() => {
    front.close();
    front.closeAllConnections();
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    deploy: (from, to) => {
      change = { from, to };
    },
  };
}
