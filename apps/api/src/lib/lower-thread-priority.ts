import { constants, setPriority } from 'node:os'

/**
 * Gives the calling thread the lowest priority, so that its long computations do not slow down those that answer people.
 * Only on Linux: elsewhere a priority is that of the whole process.
 */
export function lowerThreadPriority(): void {
  if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW)
}
