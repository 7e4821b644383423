import { GROWTH, type Grown } from './grown.ts'
import type { Transaction } from './transaction.ts'

/** Transactions, and what balances grew by themselves, in the order in which they came. */
export function* withGrown(
  transactions: Iterable<Transaction>,
  grown: readonly Grown[],
): Generator<Transaction> {
  let next = 0
  for (const transaction of transactions) {
    for (; next < grown.length; next += 1) {
      const one = grown[next] as Grown
      // Of one moment what moved was there before.
      if (one.at >= transaction.at) break
      yield toTransaction(one)
    }
    yield transaction
  }
  for (const one of grown.slice(next)) yield toTransaction(one)
}

function toTransaction({ chainId, wallet, asset, block, at, amount, micros }: Grown): Transaction {
  return {
    hash: `${GROWTH}${asset.slice(asset.indexOf(':') + 1)}-${wallet}-${at}`,
    ...{ chainId, block, at },
    legs: [
      {
        ...{ wallet, kind: 'token', asset, tokenId: null, amount, counterparty: null, micros },
        ...{ valuedAt: micros === null ? null : 'day', hidden: false, debt: false, failed: false },
      },
    ],
  }
}
