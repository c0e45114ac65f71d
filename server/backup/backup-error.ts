/** Why a copy was not made or not put back: one sentence that says what to do, so that no stack is needed. */
export class BackupError extends Error {
  override name = "BackupError";
  readonly sentence = true;
}
