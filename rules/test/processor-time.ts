const bytes = Buffer.alloc(16_000_000, 7);
/** What writing these bytes in hexadecimal takes on a machine of the usual speed, in ms of processor time. */
const usualMs = 25;

/** Returns the milliseconds of this thread's processor time that `work` takes. */
function threadMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Returns how many times slower than usual the machine is at the moment, at least 1. The work waits for no compiler. */
export const slowness = () => Math.max(1, threadMs(() => bytes.toString("hex")) / usualMs);

/**
 * Returns the milliseconds of this thread's processor time that `work` takes on a machine of the usual speed. Neither
 * other programs nor a slow hour of a virtual machine lengthen them.
 */
export function processorMs(work: () => void): number {
  const slowBefore = slowness();
  const spent = threadMs(work);
  return spent / Math.max(slowBefore, slowness());
}
