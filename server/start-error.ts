/** A problem that its message explains completely, so that no stack is needed. */
export class StartError extends Error {
  readonly sentence = true;
}
