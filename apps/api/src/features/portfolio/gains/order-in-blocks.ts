import type { Transaction } from './transaction.ts'

/**
 * Transactions of one moment as their chain has them: by block, and within a block by their places, of which one lot is older than
 * another. Where the place of one is not known, those of its block stay as they come; chains stay beside each other as they are.
 */
export function* orderInBlocks(transactions: Iterable<Transaction>): Generator<Transaction> {
  let moment: Transaction[] = []
  for (const transaction of transactions) {
    if (moment[0] !== undefined && moment[0].at !== transaction.at) {
      yield* order(moment)
      moment = []
    }
    moment.push(transaction)
  }
  yield* order(moment)
}

function order(moment: readonly Transaction[]): readonly Transaction[] {
  if (moment.length < 2) return moment
  const unplaced = new Set(moment.filter(({ position }) => position === undefined).map(blockOf))
  const ofChain = Map.groupBy(moment, ({ chainId }) => chainId)
  const ordered = new Map(
    Array.from(ofChain, ([chainId, own]) => {
      const byPlace = own.toSorted(
        (a, b) => a.block - b.block || (unplaced.has(blockOf(a)) ? 0 : (a.position ?? 0) - (b.position ?? 0)),
      )
      return [chainId, byPlace.values()] as const
    }),
  )
  // Each chain keeps the turns that it had.
  return moment.map((one) => ordered.get(one.chainId)?.next().value ?? one)
}

const blockOf = ({ chainId, block }: Transaction) => `${chainId}:${block}`
