import { Tinypool } from 'tinypool'
import { toThreadUrl } from '../room.ts'

/**
 * One thread for work that would hold up the one that answers people, started when the first task comes and ended after a
 * minute without any.
 *
 * @param path of the file that it runs, below `src`, without its ending
 */
export const createThread = (path: string): Tinypool =>
  new Tinypool({ filename: toThreadUrl(path), minThreads: 0, maxThreads: 1, idleTimeout: 60_000 })
