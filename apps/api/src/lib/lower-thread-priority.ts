import { constants, setPriority } from 'node:os'

/** Lets the thread that calls run behind those that answer people. On Linux alone: elsewhere it would be about the whole process. */
export function giveWay(): void {
  if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW)
}
