import type { ReadOptions } from './wallet-data.ts'

/** Tells what transactions that were bridged in brought to their senders. */
export interface Mints {
  /** In base units of the native coin, by hash. A transaction of which the source does not know it is absent. */
  getMints(hashes: readonly string[], options?: ReadOptions): Promise<Map<string, bigint>>
}
