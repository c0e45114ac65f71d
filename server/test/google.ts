import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import type { Config } from "#server/config.ts";

type Key = { id: string; privateKey: CryptoKey; publicKey: CryptoKey };

const clientId = "alma-uji.apps.googleusercontent.com";
const issuer = "https://google.test";

/** A fake Google: signs ID tokens and serves its keys on a local port. */
export type StandIn = {
  config: NonNullable<Config["google"]>;
  /** The claims of a token for this nonce, with overrides. */
  claims: (nonce: string, over?: JWTPayload) => JWTPayload;
  /** A token for a nonce, signed as Google would sign it. */
  token: (nonce: string, over?: JWTPayload, header?: { alg?: string; kid?: string }) => Promise<string>;
  key: () => Key;
  /** Switches to a new key and serves only that. */
  rotate: () => Promise<void>;
  /** How the keys endpoint responds: with keys, with an error, or never. */
  answers: "keys" | "error" | "nothing";
  asked: number;
  close: () => Promise<void>;
};

async function newKey(): Promise<Key> {
  return { id: randomBytes(6).toString("hex"), ...(await generateKeyPair("RS256", { extractable: true })) };
}

export async function startGoogle(): Promise<StandIn> {
  let key = await newKey();
  const shown = async () => {
    const jwk = { ...(await exportJWK(key.publicKey)), kid: key.id, alg: "RS256", use: "sig" };
    return JSON.stringify({ keys: [jwk] });
  };
  const server = createServer((_request, response) => {
    standIn.asked += 1;
    if (standIn.answers === "error") response.writeHead(503).end("away");
    else if (standIn.answers === "keys") {
      void shown().then((keys) => response.writeHead(200, { "content-type": "application/json" }).end(keys));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const claims = (nonce: string, over: JWTPayload = {}): JWTPayload => {
    const now = Math.floor(Date.now() / 1000);
    const who = randomBytes(6).toString("hex");
    return {
      iss: issuer,
      aud: clientId,
      sub: who,
      iat: now,
      exp: now + 3600,
      nonce,
      email: `${who}@gmail.test`,
      email_verified: true,
      name: "Gita Google",
      ...over,
    };
  };
  const standIn: StandIn = {
    config: { clientId, jwksUrl: `http://127.0.0.1:${port}/certs`, issuers: [issuer] },
    claims,
    token: (nonce, over, header) =>
      new SignJWT(claims(nonce, over))
        .setProtectedHeader({ alg: "RS256", kid: key.id, ...header })
        .sign(key.privateKey),
    key: () => key,
    rotate: async () => {
      key = await newKey();
    },
    answers: "keys",
    asked: 0,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return standIn;
}
