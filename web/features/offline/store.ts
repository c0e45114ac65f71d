import { offlineCopiesName } from "#web/browser/offline-copies.ts";
import type { Lock, Sealed } from "./seal.ts";

/** A stored copy of a conversation. Only what decides whether it must be renewed is unencrypted. */
export type Copy = {
  code: string;
  /** Digest of the conversation's list row at the time of the copy. */
  mark: string;
  copiedAt: number;
  sealed: Sealed;
};

/**
 * The IndexedDB database of a client's copies. Each operation opens it anew, so that no open connection blocks its
 * deletion.
 */
export type Store = {
  readLock: () => Promise<Lock | undefined>;
  writeLock: (lock: Lock) => Promise<void>;
  copies: () => Promise<Copy[]>;
  put: (copy: Copy) => Promise<void>;
  drop: (code: string) => Promise<void>;
};

export function storeOf(username: string): Store {
  const name = offlineCopiesName(username);
  const use = async <T>(
    table: "lock" | "talks",
    mode: IDBTransactionMode,
    work: (rows: IDBObjectStore) => IDBRequest<T>,
    mayCreate = false,
  ): Promise<T> => {
    const db = await open(name, mayCreate);
    try {
      const transaction = db.transaction(table, mode);
      const request = work(transaction.objectStore(table));
      await new Promise<void>((done, failed) => {
        transaction.oncomplete = () => done();
        transaction.onabort = () => failed(transaction.error);
      });
      return request.result;
    } finally {
      db.close();
    }
  };
  return {
    readLock: () => use<Lock | undefined>("lock", "readonly", (rows) => rows.get("lock")),
    writeLock: async (lock) => {
      await use("lock", "readwrite", (rows) => rows.put(lock, "lock"), true);
    },
    copies: () => use<Copy[]>("talks", "readonly", (rows) => rows.getAll()),
    put: async (copy) => {
      await use("talks", "readwrite", (rows) => rows.put(copy));
    },
    drop: async (code) => {
      await use("talks", "readwrite", (rows) => rows.delete(code));
    },
  };
}

/**
 * Opens the database. Without `mayCreate` a deleted one is not created again, so that a late write cannot restore it.
 */
function open(name: string, mayCreate: boolean): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      if (!mayCreate) return request.transaction?.abort();
      request.result.createObjectStore("lock");
      request.result.createObjectStore("talks", { keyPath: "code" });
    };
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close();
      done(request.result);
    };
    request.onerror = () => failed(request.error);
  });
}
