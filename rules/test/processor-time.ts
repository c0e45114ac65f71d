/** Returns the milliseconds of processor time that `work` takes, which other processes do not lengthen. */
export function processorMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
