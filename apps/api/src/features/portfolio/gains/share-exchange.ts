import type { Micros } from '@pkg/api-contract'
import { absolute } from '../../../lib/absolute.ts'
import { sumOf } from '../../../lib/sum-of.ts'
import type { Flow } from './net-flows.ts'

type Priced = Pick<Flow, 'asset' | 'tokenId' | 'amount' | 'micros'>

/** What both sides of an exchange count for, in dollars, and each flow's part of it; null where nothing tells it. */
export interface ExchangeShares {
  sum: Micros | null
  sold: (Micros | null)[]
  bought: (Micros | null)[]
}

/** What was given counts as sold for its worth, and what was got as bought for the same: both sides are one sum. */
export function shareExchange(out: readonly Priced[], got: readonly Priced[]): ExchangeShares {
  const given = worthOf(out)
  const sum = given ?? worthOf(got)
  return {
    sum,
    sold: given === null ? share(out, sum) : out.map(({ micros }) => micros),
    bought: share(got, sum),
  }
}

/** The worth of all flows together; null where one of them has none. */
function worthOf(flows: readonly Priced[]): Micros | null {
  let sum = 0n
  for (const { micros } of flows) {
    if (micros === null) return null
    sum += micros
  }
  return sum
}

/** Shares a sum out by worth; by number among pieces of one collection; not at all where neither says how. */
function share(flows: readonly Priced[], sum: Micros | null): (Micros | null)[] {
  if (sum === null || flows.length === 1) return flows.map(() => sum)
  const worths = flows.map(({ micros }) => micros)
  const isPieces =
    flows.every(({ tokenId }) => tokenId !== null) && new Set(flows.map(({ asset }) => asset)).size === 1
  const weights =
    worths.every((worth) => worth !== null) && worths.some((worth) => worth > 0n)
      ? worths
      : isPieces
        ? flows.map(({ amount }) => absolute(amount))
        : null
  if (weights === null) return flows.map(() => null)
  const all = sumOf(weights, (weight) => weight)
  return weights.map((weight) => (sum * weight) / all)
}
