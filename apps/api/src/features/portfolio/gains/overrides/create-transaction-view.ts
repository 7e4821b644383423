import type { GainOverride, TransactionKind } from '@pkg/api-contract'
import { transactionKind } from '@pkg/api-contract'
import type { KeptOverride } from '../../../../database/gain-overrides.repository.ts'
import { type AssetName, createAssetNames } from '../asset-names.ts'
import { type Classified, classify } from '../classify.ts'
import { toRateOn } from '../currency-rates.ts'
import { unpackTransactions } from '../pack-movements.ts'
import type { ReadMovements } from '../read-movements.ts'
import { noEvents, toBooks } from '../to-books.ts'
import { applyKind } from './apply-kind.ts'
import { kindsFor } from './kinds-for.ts'
import { readCostSubject, toSaidOverrides, toTransactionKey } from './said-overrides.ts'

/** What was read, as answers are held against it. */
export interface TransactionView {
  assets: ReadonlyMap<string, AssetName>
  /** By chain and hash; as the rules classify it, with the person's own addresses. */
  findAsRead(key: string): Classified | undefined
  /** By the id of its entry: when it came, and whether its cost follows from its transaction. */
  findReceipt(id: string): { at: number; isKnown: boolean } | undefined
  judge(override: KeptOverride): GainOverride['state']
}

export function createTransactionView(
  { parts, assets }: Pick<ReadMovements, 'parts' | 'assets'>,
  { tracked, overrides }: { tracked: readonly string[]; overrides: readonly KeptOverride[] },
): TransactionView {
  const transactions = [...unpackTransactions(parts)]
  const said = toSaidOverrides(overrides)
  const wallets = new Set(tracked)
  const own = new Set([...tracked, ...said.own])
  const byKey = new Map(transactions.map((one) => [toTransactionKey(one), one]))
  const { decimalsOf } = createAssetNames(assets)

  function findAsRead(key: string) {
    const transaction = byKey.get(key)
    return transaction === undefined ? undefined : classify(transaction, own)
  }

  function findReceipt(id: string) {
    const key = id.split(':', 2).join(':')
    const read = findAsRead(key)
    if (read === undefined) return undefined
    const { books } = toBooks([applyKind(read, said.kinds.get(key))], {
      takeEvents: noEvents,
      decimalsOf,
      // In dollars, so that what is known does not depend on rates.
      rateOn: toRateOn(null),
      timeZone: 'UTC',
      isUnread: (address) => own.has(address) && !wallets.has(address),
    })
    const entry = books.flatMap(({ entries }) => [...entries.values()]).find((one) => one.id === id)
    if (entry === undefined || entry.role !== 'acquired') return undefined
    return { at: read.transaction.at, isKnown: entry.counted !== null }
  }

  function judgeKind(subject: string, after: string) {
    const read = findAsRead(subject)
    if (read === undefined) return 'without-transaction'
    const kind = transactionKind.safeParse(after)
    return kind.success && kindsFor(read).includes(kind.data satisfies TransactionKind)
      ? 'applied'
      : 'without-effect'
  }

  function judgeCost(subject: string) {
    const { receipt, quantity } = readCostSubject(subject)
    if (!byKey.has(receipt.split(':', 2).join(':'))) return 'without-transaction'
    // Where all of it has a cost, one of a part counts for nothing.
    const isHeard = said.costs.get(receipt)?.some((cost) => cost.quantity === quantity) ?? false
    return isHeard && findReceipt(receipt)?.isKnown === false ? 'applied' : 'without-effect'
  }

  function judgeAddress(subject: string) {
    const [chain, address = ''] = subject.split(':')
    if (wallets.has(address)) return 'without-effect'
    const isSeen = transactions.some(
      ({ chainId, legs }) =>
        chainId === Number(chain) && legs.some(({ counterparty }) => counterparty === address),
    )
    return isSeen ? 'applied' : 'without-transaction'
  }

  return {
    ...{ assets, findAsRead, findReceipt },
    judge: ({ what, subject, after }) =>
      what === 'kind'
        ? judgeKind(subject, after)
        : what === 'cost'
          ? judgeCost(subject)
          : judgeAddress(subject),
  }
}
