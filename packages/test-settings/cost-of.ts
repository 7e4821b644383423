/** In microseconds; some machines count processor time in ticks of this length. */
const TICK = 10_000

/**
 * The processor time that this thread spends on the work, in microseconds: what else the machine does meanwhile does not
 * count. At least a tick, so that costs can be compared.
 */
export function costOf(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return Math.max(TICK, user + system)
}
