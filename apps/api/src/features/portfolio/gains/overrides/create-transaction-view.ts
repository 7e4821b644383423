import type { GainOverride, Micros, TransactionKind } from '@pkg/api-contract'
import { transactionKind } from '@pkg/api-contract'
import type { KeptOverride } from '../../../../database/gain-overrides.repository.ts'
import { absolute } from '../../../../lib/absolute.ts'
import { formatUnits } from '../../../../lib/format-units.ts'
import { type AssetName, createAssetNames, decimalsOfUnits } from '../asset-names.ts'
import { type Classified, classify } from '../classify.ts'
import { toRateOn } from '../currency-rates.ts'
import { unpackTransactions } from '../pack-movements.ts'
import type { ReadMovements } from '../read-movements.ts'
import { noEvents, toBooks } from '../to-books.ts'
import type { Leg } from '../transaction.ts'
import { asDollars, createSaidClassifier } from './create-said-classifier.ts'
import { kindsFor } from './kinds-for.ts'
import {
  readCostSubject,
  readPriceSubject,
  readReceipt,
  toSaidOverrides,
  toTransactionKey,
} from './said-overrides.ts'

/** What was read, as answers are held against it. */
export interface TransactionView {
  assets: ReadonlyMap<string, AssetName>
  /** By chain and hash; as the rules classify it, with the person's own addresses. */
  findAsRead(key: string): Classified | undefined
  /** By the id of its entry: when it came, and whether its cost follows from its transaction. */
  findReceipt(id: string): { at: number; isKnown: boolean; quantity: string } | undefined
  /** What moved of an asset in a transaction, as it was read. */
  findPriced(subject: string): PricedMove | undefined
  /** When it happened, and what moved of that which the answer is about; nothing where it is not there. */
  tellMoved(override: KeptOverride): { at: number; moved: MovedUnits[] } | undefined
  judge(override: KeptOverride): GainOverride['state']
}

/** What moved of an asset in one transaction. */
interface PricedMove {
  at: number
  legs: Leg[]
  /** Null where amounts of the asset cannot be read. */
  decimals: number | null
  /** Of one unit in dollars, as it was read; null where none was. */
  price: string | null
}

type MovedUnits = GainOverride['moved'][number]

export function createTransactionView(
  { parts, assets }: Pick<ReadMovements, 'parts' | 'assets'>,
  { tracked, overrides }: { tracked: readonly string[]; overrides: readonly KeptOverride[] },
): TransactionView {
  const transactions = [...unpackTransactions(parts)]
  const said = toSaidOverrides(overrides)
  const wallets = new Set(tracked)
  const own = new Set([...tracked, ...said.own])
  const byKey = new Map(transactions.map((one) => [toTransactionKey(one), one]))
  const { decimalsOf, nameAsset } = createAssetNames(assets)
  const tell = createSaidClassifier({ own, said, decimalsOf, toWorth: asDollars })

  function findAsRead(key: string) {
    const transaction = byKey.get(key)
    return transaction === undefined ? undefined : classify(transaction, own)
  }

  function findReceipt(id: string) {
    const transaction = byKey.get(readReceipt(id).key)
    if (transaction === undefined) return undefined
    const { books } = toBooks([tell(transaction)], {
      takeEvents: noEvents,
      decimalsOf,
      // In dollars, so that what is known does not depend on rates.
      rateOn: toRateOn(null),
      timeZone: 'UTC',
      isUnread: (address) => own.has(address) && !wallets.has(address),
    })
    const entry = books.flatMap(({ entries }) => [...entries.values()]).find((one) => one.id === id)
    if (entry === undefined || entry.role !== 'acquired') return undefined
    return { at: transaction.at, isKnown: entry.counted !== null, quantity: entry.quantity }
  }

  function findPriced(subject: string): PricedMove | undefined {
    const { key, asset, tokenId } = readPriceSubject(subject)
    const transaction = byKey.get(key)
    if (transaction === undefined) return undefined
    const legs = transaction.legs.filter((leg) => leg.asset === asset && leg.tokenId === tokenId)
    const decimals = decimalsOfUnits({ asset, tokenId }, decimalsOf)
    return { at: transaction.at, legs, decimals, price: decimals === null ? null : readPrice(legs, decimals) }
  }

  function tellMoved({ what, subject }: KeptOverride) {
    const key = subject.split(':', 2).join(':')
    const read = what === 'own-address' ? undefined : findAsRead(key)
    if (read === undefined) return undefined
    const { at } = read.transaction
    if (what === 'cost') return { at, moved: tellReceipt(subject) }
    const priced = what === 'price' ? readPriceSubject(subject) : null
    const isAbout = (flow: Pick<Leg, 'asset' | 'tokenId'>) =>
      priced === null || (flow.asset === priced.asset && flow.tokenId === priced.tokenId)
    const flows = [...read.out, ...read.in, ...read.moves].filter(isAbout)
    // Of what was paid as a fee alone, the fee.
    const told = flows.length > 0 || priced === null ? flows : read.fees.filter(isAbout)
    return { at, moved: told.map(tellUnits) }
  }

  function tellUnits({ asset, tokenId, amount }: Pick<Leg, 'asset' | 'tokenId' | 'amount'>): MovedUnits {
    const decimals = decimalsOfUnits({ asset, tokenId }, decimalsOf)
    const units = absolute(amount)
    const quantity = decimals === null ? null : formatUnits(units, decimals)
    return { came: amount > 0n, quantity, tokenId, ...nameAsset(asset) }
  }

  function tellReceipt(subject: string): MovedUnits[] {
    const { receipt, quantity } = readCostSubject(subject)
    const { asset, tokenId } = readReceipt(receipt)
    const whole = findReceipt(receipt)?.quantity
    if (whole === undefined) return []
    return [{ came: true, quantity: quantity ?? whole, tokenId, ...nameAsset(asset) }]
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
    if (!byKey.has(readReceipt(receipt).key)) return 'without-transaction'
    // Where all of it has a cost, one of a part counts for nothing.
    const isHeard = said.costs.get(receipt)?.some((cost) => cost.quantity === quantity) ?? false
    return isHeard && findReceipt(receipt)?.isKnown === false ? 'applied' : 'without-effect'
  }

  function judgePrice(subject: string) {
    const found = findPriced(subject)
    if (found === undefined) return 'without-transaction'
    return found.decimals !== null && found.legs.some(isPriceable) ? 'applied' : 'without-effect'
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
    ...{ assets, findAsRead, findReceipt, findPriced, tellMoved },
    judge({ what, subject, after }) {
      if (what === 'kind') return judgeKind(subject, after)
      if (what === 'cost') return judgeCost(subject)
      return what === 'price' ? judgePrice(subject) : judgeAddress(subject)
    },
  }
}

/** Whether a price of it counts: what is hidden is in no figure. */
export const isPriceable = ({ amount, hidden }: Leg): boolean => amount !== 0n && !hidden

/** How many digits of a price are told that was read: it is what an amount was worth, by what moved. */
const PRICE_DIGITS = 8

/** The price by which the largest amount was valued, in dollars. */
function readPrice(legs: readonly Leg[], decimals: number): string | null {
  const sizeOf = ({ amount }: Leg) => absolute(amount)
  const [largest] = legs.filter(isPriceable).sort((a, b) => Number(sizeOf(b) - sizeOf(a)))
  if (largest === undefined || largest.micros === null) return null
  const scaled: Micros = largest.micros * 10n ** BigInt(decimals + PRICE_SCALE - 6)
  const digits = String(scaled / sizeOf(largest))
  const cut = digits.length - PRICE_DIGITS
  if (cut <= 0) return formatUnits(BigInt(digits), PRICE_SCALE)
  const step = 10n ** BigInt(cut)
  return formatUnits(((BigInt(digits) + step / 2n) / step) * step, PRICE_SCALE)
}
/** Decimals of a price. */
const PRICE_SCALE = 18
