import type { Address, ReadOptions } from './wallet-data.ts'

/** ENS. Null where a name resolves to nothing. */
export interface Names {
  resolveName(name: string, options?: ReadOptions): Promise<Address | null>
  /** The primary name of an account, if that name also resolves to the account; null when there is none. */
  findName(address: Address, options?: ReadOptions): Promise<string | null>
}
