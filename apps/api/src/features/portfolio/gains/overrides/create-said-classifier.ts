import { type Micros, toMicros } from '@pkg/api-contract'
import { absolute } from '../../../../lib/absolute.ts'
import { type AssetNames, decimalsOfUnits } from '../asset-names.ts'
import { type Classified, classify } from '../classify.ts'
import type { Leg, Transaction } from '../transaction.ts'
import { applyKind } from './apply-kind.ts'
import { type SaidOverrides, type SaidPrice, toTransactionKey } from './said-overrides.ts'

/** What an amount of a currency is worth in dollars, and in the report's currency where it is one of that; null where no rate tells. */
export type ToWorth = (
  amount: Micros,
  price: Pick<SaidPrice, 'currency' | 'day'>,
) => Required<Pick<Leg, 'micros'>> & Pick<Leg, 'local'>

/**
 * Tells transactions as their person says that they were: what they moved at the prices that were entered, and as the kind that
 * was said.
 */
export function createSaidClassifier({
  own,
  said,
  decimalsOf,
  toWorth,
}: {
  own: ReadonlySet<string>
  said: SaidOverrides
  decimalsOf: AssetNames['decimalsOf']
  toWorth: ToWorth
}): (transaction: Transaction) => Classified {
  const isSaid = said.kinds.size > 0 || said.prices.size > 0

  function price(leg: Leg, prices: readonly SaidPrice[]): Leg {
    const found = prices.find(({ asset, tokenId }) => asset === leg.asset && tokenId === leg.tokenId)
    const decimals = decimalsOfUnits(leg, decimalsOf)
    if (found === undefined || decimals === null) return leg
    const amount = absolute(leg.amount)
    const worth = toWorth(toMicros(amount, decimals, found.price), found)
    const isKnown = worth.micros !== null || worth.local !== undefined
    return { ...leg, ...worth, valuedAt: isKnown ? 'hand' : null }
  }

  return (transaction) => {
    // A key of each of a hundred thousand is dear, and most people say nothing of any.
    if (!isSaid) return classify(transaction, own)
    const key = toTransactionKey(transaction)
    const prices = said.prices.get(key)
    const legs = prices && transaction.legs.map((leg) => price(leg, prices))
    const kind = said.kinds.get(key)
    return applyKind(classify(legs ? { ...transaction, legs } : transaction, own), kind)
  }
}

/** For whoever looks at whether something is known, whatever it comes to in money: no rate is needed. */
export const asDollars: ToWorth = (micros) => ({ micros })
