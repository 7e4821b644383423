import { chainEntries } from './chains.ts'
import type { Collection } from './collections.ts'

/** The collection at an address of any chain, whatever its case. */
export function findCollection(address: string): Collection | undefined {
  return chainEntries
    .flatMap(({ collections }) => collections)
    .find((collection) => collection.address.toLowerCase() === address.toLowerCase())
}
