import { Tinypool } from 'tinypool'
import { createFairQueue } from '../../../lib/create-fair-queue.ts'
import { toThreadUrl } from '../../../room.ts'
import type * as gainsThread from './gains-thread.ts'

/** Each that waits holds a person's whole history. */
const WAITING = 20

/** One thread of its own, started when the first year is asked for: a hundred thousand movements take seconds. */
const thread = new Tinypool({
  filename: toThreadUrl('features/portfolio/gains/gains-thread'),
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
})

/** Computes years beside the thread that answers people, one person's after another's. All throw BUSY. */
export interface GainsThread {
  /** Has the thread load its modules while what it shall compute with is still being read. */
  warm(): void
  compute(who: string, task: gainsThread.GainsTask): Promise<gainsThread.ComputedGains>
  write(
    who: string,
    task: Parameters<typeof gainsThread.write>[0],
  ): Promise<ReturnType<typeof gainsThread.write>>
  compareReports(
    who: string,
    texts: Parameters<typeof gainsThread.compare>[0],
  ): Promise<ReturnType<typeof gainsThread.compare>>
  readPurchasesHeader(who: string, text: string): Promise<ReturnType<typeof gainsThread.readPurchasesHeader>>
  readPurchases(
    who: string,
    task: Parameters<typeof gainsThread.readPurchases>[0],
  ): Promise<ReturnType<typeof gainsThread.readPurchases>>
}

export function createGainsThread(): GainsThread {
  const queue = createFairQueue({ atOnce: 1, waiting: WAITING })
  return {
    warm() {
      if (thread.threads.length > 0) return
      // What cannot be loaded fails whoever computes with it.
      thread.run(null, { name: 'warm' }).catch(() => {})
    },
    compute: (who, task) => queue.run({ who }, () => thread.run(task, { name: 'compute' })),
    write: (who, task) => queue.run({ who }, () => thread.run(task, { name: 'write' })),
    compareReports: (who, texts) => queue.run({ who }, () => thread.run(texts, { name: 'compare' })),
    readPurchasesHeader: (who, text) =>
      queue.run({ who }, () => thread.run({ text }, { name: 'readPurchasesHeader' })),
    readPurchases: (who, task) => queue.run({ who }, () => thread.run(task, { name: 'readPurchases' })),
  }
}
