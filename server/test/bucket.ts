import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/*
 * A fake S3-compatible store: a server that checks the signature of each request (AWS Signature Version 4, implemented
 * from its specification and without the signing library) and holds objects in memory.
 */

export const bucketAccess = {
  bucket: "berkas-uji",
  region: "ap-southeast-3",
  accessKeyId: "AKIDUJI",
  secretAccessKey: "rahasia+uji/kunci",
};

const sha = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest("hex");
const mac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

/** Returns why a request is refused; undefined when it is correctly signed with the test key. */
function faultOf(request: IncomingMessage, body: Buffer): string | undefined {
  const parts = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
    request.headers.authorization ?? "",
  );
  if (!parts) return "AccessDenied";
  const [, credential = "", signedHeaders = "", signature] = parts;
  const [id, day = "", region = "", service = "", end = ""] = credential.split("/");
  if (id !== bucketAccess.accessKeyId || region !== bucketAccess.region) return "InvalidAccessKeyId";
  const names = signedHeaders.split(";");
  if (!names.includes("host") || !names.includes("x-amz-date")) return "AccessDenied";
  const hash = String(request.headers["x-amz-content-sha256"]);
  if (hash !== "UNSIGNED-PAYLOAD" && hash !== sha(body)) return "XAmzContentSHA256Mismatch";
  const { pathname, search } = new URL(request.url ?? "/", "http://x");
  const lines = names.map((name) => `${name}:${String(request.headers[name]).trim()}\n`).join("");
  const canonical = [request.method, pathname, search.slice(1), lines, signedHeaders, hash].join("\n");
  const scope = [day, region, service, end].join("/");
  const toSign = ["AWS4-HMAC-SHA256", request.headers["x-amz-date"], scope, sha(canonical)].join("\n");
  const key = [day, region, service, end].reduce<string | Buffer>(
    (secret, part) => mac(secret, part),
    `AWS4${bucketAccess.secretAccessKey}`,
  );
  return mac(key, toSign).toString("hex") === signature ? undefined : "SignatureDoesNotMatch";
}

export async function startBucket() {
  const objects = new Map<string, Buffer>();
  const played = { isFull: false, objects, refused: [] as string[] };

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const fault = faultOf(request, body);
    if (fault) {
      played.refused.push(fault);
      response
        .writeHead(403, { "content-type": "application/xml" })
        .end(`<Error><Code>${fault}</Code></Error>`);
      return;
    }
    const key = decodeURIComponent(new URL(request.url ?? "/", "http://x").pathname);
    if (request.method === "PUT") put(key, body, response);
    else get(key, request, response);
  }

  function put(key: string, body: Buffer, response: ServerResponse): void {
    if (!played.isFull) objects.set(key, body);
    response.writeHead(played.isFull ? 507 : 200).end();
  }

  function get(key: string, request: IncomingMessage, response: ServerResponse): void {
    const bytes = objects.get(key);
    if (!bytes) {
      response.writeHead(404).end();
      return;
    }
    const etag = `"${createHash("md5").update(bytes).digest("hex")}"`;
    if ((request.headers["if-match"] ?? etag) !== etag) {
      response.writeHead(412).end();
      return;
    }
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
    const part = first === undefined ? bytes : bytes.subarray(Number(first), Number(last) + 1);
    response.writeHead(first === undefined ? 200 : 206, { etag, "content-length": part.length });
    response.end(request.method === "HEAD" ? undefined : part);
  }

  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => answer(request, response, Buffer.concat(pieces)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    ...bucketAccess,
    endpoint: `http://127.0.0.1:${port}`,
    played,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}
