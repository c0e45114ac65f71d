import { argon2, createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { PriorityLimit, type Requester } from "#server/platform/limits/priority-limit.ts";

/** Creates a secret for a link or a session, 256 bits. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Hash under which a token is stored. Tokens are random, so a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Creates a short unguessable code for URLs of conversations. */
export function newCode(): string {
  return randomBytes(12).toString("base64url");
}

const argon2Async = promisify(argon2);
/** Hashing cost: `normal` is OWASP's first choice (19 MiB, 2 passes), `low` is for tests only. */
const costs = {
  normal: { memory: 19_456, passes: 2, parallelism: 1 },
  low: { memory: 64, passes: 1, parallelism: 1 },
} as const;

export type PasswordCost = keyof typeof costs;
type Cost = Record<"memory" | "passes" | "parallelism", number>;

let ours: Cost = costs.normal;

/** Sets the cost of new password hashes; each stored hash has its own cost written in it. */
export function setPasswordCost(cost: PasswordCost): void {
  ours = costs[cost];
}

/** Password hashing is heavy and has its own queues, shared by everything that this machine hashes for us. */
export const openHashLimit = () =>
  new PriorityLimit({ atOnce: Math.max(1, availableParallelism() - 1), queueMax: 64 });
export const hashLimit = openHashLimit();
let hashing: Pick<PriorityLimit, "run"> = hashLimit;

/** Has this worker wait with the others: each process by itself would take all cores from the streams. */
export function shareHashing({ enter }: { enter: (permit: HashPermit) => Promise<() => void> }): void {
  hashing = {
    run: async (requester, work) => {
      const leave = await enter({ of: "hash", requester });
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
type HashPermit = { of: "hash"; requester: Requester };

function derive(requester: Requester, password: string, nonce: Buffer, cost: Cost): Promise<Buffer> {
  const message = password.normalize("NFKC");
  return hashing.run(requester, () => argon2Async("argon2id", { ...cost, tagLength: 32, message, nonce }));
}

const unpadded = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

/** Returns the password's hash as a PHC string: `$argon2id$v=19$m=...,t=...,p=...$salt$hash`. */
export async function hashPassword(password: string, requester: Requester = "open"): Promise<string> {
  const cost = ours;
  const nonce = randomBytes(16);
  const hash = await derive(requester, password, nonce, cost);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(hash)}`;
}

/** Stored when no password was set: matches no password, and checking it costs as much as any other. */
export const noPassword = "*";

/** Whether the stored value is the hash of a password. */
export const isPasswordHash = (stored: string): boolean => stored.startsWith("$");

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Whether the password matches the stored hash. Without a hash the same work is done, so timing reveals nothing. */
export async function verifyPassword(
  stored: string | undefined,
  password: string,
  requester: Requester = "open",
): Promise<boolean> {
  const [, memory, passes, parallelism, salt = "", hash = ""] = phc.exec(stored ?? "") ?? [];
  if (!memory) {
    await derive(requester, password, randomBytes(16), ours);
    return false;
  }
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const derived = await derive(requester, password, Buffer.from(salt, "base64"), cost);
  const expected = Buffer.from(hash, "base64");
  return derived.length === expected.length && timingSafeEqual(derived, expected);
}
