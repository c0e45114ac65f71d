import { type ChildProcess, execFile, type StdioOptions, spawn } from "node:child_process";
import { chmodSync, chownSync, readFileSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname } from "node:path";
import { type Binaries, copiedBinaries, readyBinaries } from "./binaries.ts";
import { EmbeddedError, systemCode } from "./embedded-error.ts";

type Owner = { uid: number; gid: number };

/** The user that PostgreSQL runs as, since it refuses to run as root. */
export type Identity = {
  /** Command placed before every command. */
  prefix: readonly string[];
  /** User that the process switches to; empty to stay the current user. */
  credentials: Partial<Owner>;
  /** Owner that the database files must have on disk. */
  owner: Owner;
};

const ourselves = (): Owner => ({ uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 });

/** A clean environment: none of Alma's variables, least of all secrets, reach the server and its log. */
const env = { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", LC_ALL: "C", TZ: "UTC" };

/** Starts a program that a Ctrl+C in the terminal does not end, so that Alma can shut it down in order. */
export function spawnAs(who: Identity, file: string, args: string[], stdio: StdioOptions): ChildProcess {
  const [command = file, ...rest] = [...who.prefix, file, ...args];
  return spawn(command, rest, { ...who.credentials, env, cwd: "/", detached: true, stdio });
}

/** Runs a program to its end; returns whether it succeeded and all of its output. */
export function runAs(
  who: Identity,
  file: string,
  args: string[],
  timeoutMs: number,
): Promise<{ ok: boolean; output: string }> {
  const [command = file, ...rest] = [...who.prefix, file, ...args];
  const options = { ...who.credentials, env, cwd: "/", timeout: timeoutMs };
  return new Promise((settle) => {
    try {
      execFile(command, rest, options, (error, stdout, stderr) => {
        settle({ ok: error === null, output: stdout + stderr || (error?.message ?? "") });
      });
    } catch (error) {
      // Node throws this error instead of reporting it when switching to the user is refused.
      settle({ ok: false, output: error instanceof Error ? error.message : String(error) });
    }
  });
}

/** Chooses the user that PostgreSQL can run as here, and binaries that this user can reach. */
export async function chooseIdentity(options: {
  dataDir: string;
  folder: string;
  packaged: Binaries;
}): Promise<{ identity: Identity; binaries: Binaries }> {
  const { dataDir, folder, packaged } = options;
  const binaries = await readyBinaries(packaged, dataDir);
  const us = ourselves();
  const self = { prefix: [], credentials: {}, owner: us };
  if (us.uid !== 0 && hasName()) return { identity: self, binaries };
  const known = readPasswd();
  // initdb looks up its user's name. A uid without one, as in some containers, takes another user's by a namespace.
  const candidates = us.uid === 0 ? asRoot({ dataDir, folder, known }) : [...inNamespace(known), self];

  const found =
    (await firstAble(candidates, dataDir, packaged, binaries)) ??
    (await withGroupLetIn(dataDir, known, () => firstAble(candidates, dataDir, packaged, binaries)));
  if (found) return found;
  throw new EmbeddedError(
    `PostgreSQL refuses to run as root and no other user can enter ${dataDir} or run the binaries: start Alma ` +
      "as a normal user, set DATA_DIR to a folder that everybody can enter, or set DATABASE_URL to a server of your own.",
  );
}

type Chosen = { identity: Identity; binaries: Binaries };

/** Returns the first identity that can enter the data folder and run the program, or else a copy of it there. */
async function firstAble(
  candidates: Identity[],
  dataDir: string,
  packaged: Binaries,
  binaries: Binaries,
): Promise<Chosen | undefined> {
  for (const identity of candidates) {
    if (await canRun(identity, dataDir, binaries)) return { identity, binaries };
  }
  for (const identity of candidates) {
    if (!(await canRun(identity, dataDir))) continue;
    const copy = await copiedBinaries(packaged, dataDir);
    if (await canRun(identity, dataDir, copy)) return { identity, binaries: copy };
  }
  return undefined;
}

/**
 * Last resort for a data folder that only root may enter where namespaces are not available, as in most containers: the
 * group of the service user may pass through the folder, without listing it or opening anything else in it.
 */
async function withGroupLetIn(
  dataDir: string,
  known: Passwd[],
  attempt: () => Promise<Chosen | undefined>,
): Promise<Chosen | undefined> {
  const before = statSync(dataDir);
  const group = serviceUser(known)[0]?.gid;
  if (process.getuid?.() !== 0 || before.uid !== 0 || before.gid !== 0 || group === undefined)
    return undefined;
  chownSync(dataDir, 0, group);
  chmodSync(dataDir, (before.mode & 0o707) | 0o010);
  const found = await attempt();
  if (found) return found;
  chownSync(dataDir, 0, 0);
  chmodSync(dataDir, before.mode & 0o7777);
  return undefined;
}

/**
 * Identities to try as root, best first: data owner, service user, root under another uid, owner of the parent folder.
 */
function asRoot(at: { dataDir: string; folder: string; known: Passwd[] }): Identity[] {
  const become = (owner: Owner): Identity => ({ prefix: [], credentials: owner, owner });
  const named = (path: string) => at.known.filter(({ uid }) => uid !== 0 && uid === ownerOf(path)?.uid);
  const present = ownerOf(at.folder);
  return [...(present && present.uid !== 0 ? [present] : []), ...named(at.dataDir), ...serviceUser(at.known)]
    .map(become)
    .concat(inNamespace(at.known), named(dirname(at.dataDir)).map(become));
}

/**
 * Runs in a user namespace that maps the current user to another uid: PostgreSQL sees a user that is not root, while to
 * the kernel it still owns Alma's files and can enter folders that only the current user may enter.
 */
function inNamespace(known: Passwd[]): Identity[] {
  if (process.platform !== "linux") return [];
  return serviceUser(known).map(({ uid, gid }) => ({
    prefix: ["unshare", "--user", `--map-user=${uid}`, `--map-group=${gid}`, "--"],
    credentials: {},
    owner: ourselves(),
  }));
}

/** Tests it by running the program: permissions, access lists and mount options decide together. */
async function canRun(who: Identity, dataDir: string, binaries?: Binaries): Promise<boolean> {
  const script = 'cd "$1" && { test -z "$2" || "$2" -V; }';
  return (await runAs(who, "/bin/sh", ["-c", script, "sh", dataDir, binaries?.postgres ?? ""], 5000)).ok;
}

function hasName(): boolean {
  try {
    return userInfo().username !== "";
  } catch {
    return false;
  }
}

type Passwd = Owner & { name: string };

function readPasswd(): Passwd[] {
  return readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .filter((fields) => fields.length >= 7)
    .map(([name = "", , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}

function serviceUser(known: Passwd[]): Owner[] {
  const found = known.find(({ name }) => name === "postgres") ?? known.find(({ name }) => name === "nobody");
  return found ? [{ uid: found.uid, gid: found.gid }] : [];
}

function ownerOf(path: string): Owner | undefined {
  try {
    const { uid, gid } = statSync(path);
    return { uid, gid };
  } catch (error) {
    if (systemCode(error) === "ENOENT") return undefined;
    throw error;
  }
}
