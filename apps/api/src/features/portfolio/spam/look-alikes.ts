import type { SpamReason } from '@pkg/api-contract'

export const LOOK_ALIKE: SpamReason = {
  id: 'look-alike-address',
  message: 'The other address imitates one that you know: the same beginning and end, another middle.',
  points: 60,
}

/** How many digits people compare at each end of an address. */
const COMPARED_DIGITS = 4

const toLook = (address: string) => address.slice(2, 2 + COMPARED_DIGITS) + address.slice(-COMPARED_DIGITS)

/** Says of an address (lower case) whether it begins and ends like a known one, and is another. */
export function createLookAlikeFinder(known: Iterable<string>): (address: string) => boolean {
  const real = new Set(known)
  const looks = new Set([...real].map(toLook))
  return (address) => !real.has(address) && looks.has(toLook(address))
}

/**
 * The addresses that others may imitate: the person's own, then those that a wallet has paid, the first paid first. One
 * that looks like an earlier one is the imitation, also after it was paid by mistake.
 */
export function listImitable(own: readonly string[], paid: readonly string[]): string[] {
  const known = new Map(own.map((address) => [toLook(address), address]))
  const others = paid.filter((address) => {
    if (known.has(toLook(address))) return false
    known.set(toLook(address), address)
    return true
  })
  return [...own, ...others]
}
