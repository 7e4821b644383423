import {
  type Micros,
  microsToCents,
  type NetWorth,
  shownHoldings,
  sumHoldings,
  type Token,
  usdToMicros,
} from '@pkg/api-contract'

/** What the tokens shown are worth together, to the millionth: the last point of their history is the same sum. */
export function toExactWorth(tokens: readonly Token[]): Micros {
  return shownHoldings(tokens).reduce(
    (sum, { usdValue }) => (usdValue === null ? sum : sum + usdToMicros(usdValue)),
    0n,
  )
}

/** The sum of tokens as it is written: rounded once, to the cent. Rows are rounded so that they add up to it. */
export function sumTokens(tokens: readonly Token[]): NetWorth {
  return { ...sumHoldings(tokens), usd: microsToCents(toExactWorth(tokens)) / 100 }
}
