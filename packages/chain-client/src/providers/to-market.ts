import type { TokenMarket } from '../ports/token-market.ts'

/** What a source tells of a token's market, to be spread into a row; nothing where it tells neither. */
export function toMarket(capUsd: number | null, volume24hUsd: number | null): { market?: TokenMarket } {
  return capUsd === null && volume24hUsd === null ? {} : { market: { capUsd, volume24hUsd } }
}
