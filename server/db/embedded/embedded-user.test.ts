import { execFileSync, spawnSync } from "node:child_process";
import {
  chownSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ask, eventually, startAlone, temporaryFolder } from "#server/test/test-process.ts";
import { packagedBinaries, readyBinaries } from "./binaries.ts";
import { readPidFile } from "./pid-file.ts";

const nobody = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;
/** Whether root may map itself to another uid in a user namespace; most containers forbid it. */
const hasNamespaces = spawnSync("unshare", ["--user", "--map-user=1", "--map-group=1", "true"]).status === 0;

let temporary: ReturnType<typeof temporaryFolder>;
let dataDir: string;
let database: string;
beforeEach(() => {
  temporary = temporaryFolder();
  dataDir = join(temporary.path, "data");
  database = join(dataDir, "postgres");
});
afterEach(() => temporary.remove());

/** Returns the uid that the kernel shows for the server process. */
function serverUid(): number {
  const status = readFileSync(`/proc/${readPidFile(database)?.pid}/status`, "utf8");
  return Number(/^Uid:\s+(\d+)/m.exec(status)?.[1]);
}

/** Starts, queries, stops and starts again; returns the uid that PostgreSQL ran as. */
async function runsAs(options?: Parameters<typeof startAlone>[1]): Promise<number> {
  let uid = -1;
  for (const query of ["create table if not exists kept as select 1 as number", "select number from kept"]) {
    const alma = startAlone(dataDir, options);
    await ask((await alma.until("ready")).url, query);
    uid = serverUid();
    expect(statSync(database).uid).toBe(uid);
    await alma.finish();
  }
  return uid;
}

describe.runIf(isRoot)("started by root", () => {
  test("PostgreSQL runs as a service user, whom its folder belongs to", async () => {
    const passwd = readFileSync("/etc/passwd", "utf8");
    const service = Number(
      (/^postgres:[^:]*:(\d+)/m.exec(passwd) ?? /^nobody:[^:]*:(\d+)/m.exec(passwd))?.[1],
    );
    expect(await runsAs()).toBe(service);
  });

  test.runIf(hasNamespaces)(
    "in a folder that only root may enter it runs in a namespace, changing nothing",
    async () => {
      const above = join(temporary.path, "home-of-root");
      mkdirSync(above, { mode: 0o700 });
      dataDir = join(above, "data");
      database = join(dataDir, "postgres");
      expect(await runsAs()).toBe(0);
      expect(statSync(above).mode & 0o777).toBe(0o700);
    },
  );

  test("in a folder of somebody else it runs as that one", async () => {
    mkdirSync(dataDir, { mode: 0o700 });
    chownSync(dataDir, nobody.uid, nobody.gid);
    expect(await runsAs()).toBe(nobody.uid);
  });
});

/** Starts Alma as root in most containers: root can become any user, but cannot create a namespace. */
async function startInContainer() {
  const inside = 'echo 0 > /proc/sys/user/max_user_namespaces; exec "$@"';
  // Root has its capabilities only in a program that starts after the uid map of the namespace was written.
  const wait = `until test "$(cat /proc/self/uid_map)"; do :; done; exec sh -c '${inside}' sh "$@"`;
  const alma = startAlone(dataDir, { prefix: ["unshare", "--user", "sh", "-c", wait, "sh"] });
  await eventually(async () => {
    for (const map of ["gid_map", "uid_map"]) writeFileSync(`/proc/${alma.pid}/${map}`, "0 0 65536");
  }, 5000);
  return alma;
}

describe.runIf(isRoot && hasNamespaces)("started by root where no namespace can be made", () => {
  test("the group of the service user, and nobody else, may pass through a data folder of root alone", async () => {
    mkdirSync(dataDir, { mode: 0o700 });
    const alma = await startInContainer();
    const { url } = await alma.until("ready");
    expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(serverUid()).toBe(statSync(database).uid);
    expect(statSync(dataDir).mode & 0o777).toBe(0o710);
    expect(statSync(dataDir).gid).toBe(statSync(database).gid);
    await alma.finish();
  });

  test("a data folder below one of root alone is refused with a sentence, unchanged", async () => {
    const above = join(temporary.path, "home-of-root");
    dataDir = join(above, "data");
    mkdirSync(above, { mode: 0o700 });
    const alma = await startInContainer();
    expect((await alma.until("refused")).message).toMatch(
      /^PostgreSQL refuses to run as root and no other user can enter \S+ or run the binaries: start Alma as a normal user, /,
    );
    await alma.finish();
    expect(readdirSync(dataDir)).toEqual([]);
    expect(statSync(dataDir)).toMatchObject({ gid: 0, mode: 0o40755 });
  });
});

describe.runIf(isRoot)("started by another user", () => {
  test("PostgreSQL runs as that user, also when root starts it later", async () => {
    mkdirSync(dataDir);
    chownSync(dataDir, nobody.uid, nobody.gid);
    expect(await runsAs(nobody)).toBe(nobody.uid);
    chownSync(dataDir, 0, 0);
    expect(await runsAs()).toBe(nobody.uid);
  });

  test.runIf(hasNamespaces)("that user may have no name, as in some containers", async () => {
    const nameless = { uid: 54_321, gid: 54_321 };
    mkdirSync(dataDir);
    chownSync(dataDir, nameless.uid, nameless.gid);
    expect(await runsAs(nameless)).toBe(nameless.uid);
  });
});

describe.runIf(isRoot)("the binaries", () => {
  /** A copy of the package as npm unpacks it, without symbolic links, mounted read-only. */
  async function readOnlyPackage() {
    const packaged = await packagedBinaries();
    const root = join(temporary.path, "package");
    cpSync(packaged.root, root, { recursive: true, filter: (path) => !lstatSync(path).isSymbolicLink() });
    execFileSync("mount", ["--bind", root, root]);
    execFileSync("mount", ["-o", "remount,bind,ro", root]);
    return { ...packaged, root };
  }
  afterEach(() => spawnSync("umount", ["--lazy", join(temporary.path, "package")]));

  test("are copied into the data folder where their own cannot be written, once", async () => {
    const packaged = await readOnlyPackage();
    mkdirSync(dataDir);
    const copies = await Promise.all([readyBinaries(packaged, dataDir), readyBinaries(packaged, dataDir)]);
    expect(readdirSync(dataDir)).toEqual([`postgres-binaries-${packaged.version}`]);
    for (const { postgres, root } of copies) {
      expect(root.startsWith(dataDir)).toBe(true);
      expect(execFileSync(postgres, ["-V"]).toString()).toMatch(/^postgres \(PostgreSQL\) 17/);
    }
  });
});
