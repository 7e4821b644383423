import { NATIVE, type Token } from '@pkg/api-contract'

/** Largest value first, unknown values last; among equals the native coin first, then by contract. */
export function sortHoldings(tokens: readonly Token[]): Token[] {
  return tokens.toSorted(
    (a, b) =>
      (b.usdValue ?? -1) - (a.usdValue ?? -1) ||
      Number(b.address === NATIVE) - Number(a.address === NATIVE) ||
      (a.address < b.address ? -1 : 1),
  )
}
