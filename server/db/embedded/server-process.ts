import { closeSync, openSync, readSync, renameSync, statfsSync, statSync } from "node:fs";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Binaries } from "./binaries.ts";
import { EmbeddedError, startTrouble } from "./embedded-error.ts";
import { type Identity, spawnAs } from "./identity.ts";
import { endLeftovers, isServerOf, readPidFile, removeStaleLock, signal } from "./pid-file.ts";
import { serverArguments } from "./settings.ts";
import { socketName } from "./socket-folder.ts";

/** A server that accepts connections; `isOurs` when this call launched it. */
export type Running = { pid: number; socketDir: string; isOurs?: boolean };

const pollMs = 5;
/** Replaying the write-ahead log after a crash takes seconds; this only ends the wait for a server that hangs. */
const startTimeoutMs = 300_000;
const leftoversTimeoutMs = 15_000;
const logBytesMax = 5_000_000;

/** Returns the server that runs on this folder: started at the same moment, or left over when Node was killed. */
export async function findServer(folder: string): Promise<Running | undefined> {
  const found = readPidFile(folder);
  if (!found) return undefined;
  if (isServerOf(found.pid, folder)) {
    return untilReady(folder, found.pid, () => isServerOf(found.pid, folder));
  }
  if (await answers(found.socketDir))
    throw new EmbeddedError(
      `The database in ${folder} is used by a server in another container: stop that one or set DATA_DIR to another folder.`,
    );
  return undefined;
}

/** Waits until server `pid` reports that it is ready; returns undefined when it ended before. */
async function untilReady(folder: string, pid: number, isAlive: () => boolean): Promise<Running | undefined> {
  for (const untilMs = Date.now() + startTimeoutMs; Date.now() < untilMs; await pause(pollMs)) {
    if (!isAlive()) return undefined;
    const told = readPidFile(folder);
    if (told?.pid === pid && told.status === "ready") return { pid, socketDir: told.socketDir };
  }
  throw new EmbeddedError(
    `PostgreSQL (process ${pid}) is not ready after ${startTimeoutMs / 60_000} minutes: end that process and start Alma again.`,
  );
}

function answers(socketDir: string): Promise<boolean> {
  return new Promise((settle) => {
    const socket = connect(join(socketDir, socketName));
    const end = (isOpen: boolean) => {
      socket.destroy();
      settle(isOpen);
    };
    socket.on("connect", () => end(true)).on("error", () => end(false));
  });
}

type Launch = { folder: string; socketDir: string; identity: Identity; binaries: Binaries };

/** Starts the server and clears what an earlier one left in the way. */
export async function launchServer(launch: Launch): Promise<Running> {
  const { folder } = launch;
  for (const untilMs = Date.now() + leftoversTimeoutMs; ; await pause(pollMs)) {
    const attempt = await launchOnce(launch);
    if ("pid" in attempt) return { ...attempt, isOurs: true };
    const { complaint } = attempt;
    if (!/lock file ".+" already exists|is still in use/.test(complaint) || Date.now() > untilMs)
      throw explain(complaint, folder);
    // When two starts race, the server of the other start can be used as well.
    const other = await findServer(folder);
    if (other) return other;
    removeStaleLock(folder, complaint);
    if (/is still in use/.test(complaint)) endLeftovers(folder);
  }
}

async function launchOnce(launch: Launch): Promise<Running | { complaint: string }> {
  const { folder, socketDir, identity, binaries } = launch;
  const logPath = join(dirname(folder), "postgres.log");
  const logFile = openLog(logPath);
  const logStart = statSync(logPath).size;
  const args = serverArguments({ folder, socketDir, version: binaries.version });
  const child = spawnAs(identity, binaries.postgres, args, ["ignore", logFile, logFile]);
  closeSync(logFile);
  child.unref();
  let refused: string | undefined;
  child.on("error", (error) => {
    refused = error.message;
  });
  const isAlive = () => refused === undefined && child.exitCode === null && child.signalCode === null;
  const running = await untilReady(folder, child.pid ?? -1, isAlive);
  return running ?? { complaint: refused ?? readFrom(logPath, logStart) };
}

/** Opens the log for appending. A log over 5 MB is renamed to `.1` first, replacing the previous one. */
function openLog(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > logBytesMax) renameSync(path, `${path}.1`);
  return openSync(path, "a", 0o600);
}

function readFrom(path: string, start: number): string {
  const handle = openSync(path, "r");
  try {
    const buffer = Buffer.alloc(16_384);
    return buffer.toString("utf8", 0, readSync(handle, buffer, 0, buffer.length, start));
  } finally {
    closeSync(handle);
  }
}

/** On a full disk the server cannot even log why it failed, so a full disk is detected here. */
function explain(complaint: string, folder: string): EmbeddedError {
  const { bavail, bsize } = statfsSync(folder);
  return startTrouble(bavail * bsize < 1_000_000 ? "No space left on device" : complaint, folder);
}

/** Stops the server of this folder: an orderly shutdown, after 10 s an immediate one, then SIGKILL. */
export async function shutDown(folder: string): Promise<void> {
  const pid = readPidFile(folder)?.pid ?? -1;
  for (const name of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
    if (!isServerOf(pid, folder)) return;
    signal(pid, name);
    for (const untilMs = Date.now() + 10_000; Date.now() < untilMs && isServerOf(pid, folder); )
      await pause(pollMs);
  }
}
