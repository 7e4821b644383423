import { createFairQueue } from '../../../lib/create-fair-queue.ts'
import { createThread } from '../../../lib/create-thread.ts'
import type * as gainsThread from './gains-thread.ts'

/** Each that waits holds a person's whole history. */
const WAITING = 20

/** A year of a hundred thousand movements takes seconds. */
const thread = createThread('features/portfolio/gains/gains-thread')

/** Computes years beside the thread that answers people, one person's after another's. All throw BUSY. */
export interface GainsThread {
  /** Has the thread load its modules while what it shall compute with is still being read. */
  warm(): void
  compute(who: string, task: gainsThread.GainsTask): Promise<gainsThread.ComputedGains>
  /**
   * The same while the movements are still being read: they are given over as they come. Null where nothing was said of them for
   * so long that others had to get their turn.
   */
  computeMeanwhile(who: string, task: gainsThread.GainsTaskBegun): Promise<gainsThread.ComputedGains | null>
  write(
    who: string,
    task: Parameters<typeof gainsThread.write>[0],
  ): Promise<ReturnType<typeof gainsThread.write>>
  listTransactions(
    who: string,
    task: Parameters<typeof gainsThread.listTransactions>[0],
  ): Promise<ReturnType<typeof gainsThread.listTransactions>>
  listHeldLots(
    who: string,
    task: Parameters<typeof gainsThread.listHeldLots>[0],
  ): Promise<ReturnType<typeof gainsThread.listHeldLots>>
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
    computeMeanwhile: (who, task) =>
      queue.run({ who }, () =>
        thread.run(task, { name: 'computeMeanwhile', transferList: [task.taking.port] }),
      ),
    write: (who, task) => queue.run({ who }, () => thread.run(task, { name: 'write' })),
    listTransactions: (who, task) => queue.run({ who }, () => thread.run(task, { name: 'listTransactions' })),
    listHeldLots: (who, task) => queue.run({ who }, () => thread.run(task, { name: 'listHeldLots' })),
    compareReports: (who, texts) => queue.run({ who }, () => thread.run(texts, { name: 'compare' })),
    readPurchasesHeader: (who, text) =>
      queue.run({ who }, () => thread.run({ text }, { name: 'readPurchasesHeader' })),
    readPurchases: (who, task) => queue.run({ who }, () => thread.run(task, { name: 'readPurchases' })),
  }
}
