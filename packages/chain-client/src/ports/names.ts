import type { Address, ReadOptions } from './wallet-data.ts'

/** ENS. Null where a name resolves to nothing. */
export interface Names {
  resolveName(name: string, options?: ReadOptions): Promise<Address | null>
}
