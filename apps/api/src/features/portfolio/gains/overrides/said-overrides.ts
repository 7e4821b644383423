import { type AssetId, type Micros, type TransactionKind, transactionKind } from '@pkg/api-contract'
import type { KeptOverride } from '../../../../database/gain-overrides.repository.ts'
import { decimalToMicros } from '../cents.ts'

/** What a receipt cost, or a part of it, and the day on which that was paid. */
interface SaidCost {
  amount: Micros
  currency: string
  day: string
  /** How many of its units, as a decimal; null of all of them. */
  quantity: string | null
}

/** What one unit of an asset was worth in a transaction. */
export interface SaidPrice {
  asset: AssetId
  tokenId: string | null
  /** As a decimal. */
  price: string
  currency: string
  /** Whose rate it is converted by. */
  day: string
}

/** What a person says, as years are computed with it. Chain, hashes and addresses are lower case. */
export interface SaidOverrides {
  /** By `1:0x…`, chain and hash. */
  kinds: ReadonlyMap<string, TransactionKind>
  /** By the id of the entry: one cost of all its units, or costs of parts of it, in the order in which they were entered. */
  costs: ReadonlyMap<string, readonly SaidCost[]>
  /** By chain and hash. */
  prices: ReadonlyMap<string, readonly SaidPrice[]>
  own: readonly string[]
}

export const toTransactionKey = ({ chainId, hash }: { chainId: number; hash: string }) => `${chainId}:${hash}`

/** The subject of the cost of a part of a receipt: `1:0x…#12/0.5` is half a unit, paid for by line 12 of its file. */
export const toPartSubject = (receipt: string, { line, quantity }: { line: number; quantity: string }) =>
  `${receipt}#${line}/${quantity}`

/** The receipt that a cost is of, and how many of its units; null of all of them. */
export function readCostSubject(subject: string): { receipt: string; quantity: string | null } {
  const [receipt = '', part] = subject.split('#')
  return { receipt, quantity: part === undefined ? null : part.slice(part.indexOf('/') + 1) }
}

/** The subject of a price: `1:0x…:1:native:` is of the chain's coin in that transaction; behind the last colon stands which piece. */
export const toPriceSubject = (
  transaction: { chainId: number; hash: string },
  { asset, tokenId }: Pick<SaidPrice, 'asset' | 'tokenId'>,
) => `${toTransactionKey(transaction)}:${asset}:${tokenId ?? ''}`

/** The transaction and what moved in it that a price is of. */
export function readPriceSubject(subject: string): SubjectUnits {
  const [chain, hash, assetChain, address, tokenId] = subject.split(':')
  return toSubjectUnits({ chain, hash, assetChain, address, tokenId })
}

/** The transaction of a receipt, by the id of its entry, and what came in with it. */
export function readReceipt(receipt: string): SubjectUnits {
  const [chain, hash, , , assetChain, address, tokenId] = receipt.split(':')
  return toSubjectUnits({ chain, hash, assetChain, address, tokenId })
}

interface SubjectUnits extends Pick<SaidPrice, 'asset' | 'tokenId'> {
  /** Of the transaction. */
  key: string
}

function toSubjectUnits({
  chain,
  hash,
  assetChain,
  address,
  tokenId = '',
}: Record<'chain' | 'hash' | 'assetChain' | 'address' | 'tokenId', string | undefined>): SubjectUnits {
  const asset = `${Number(assetChain)}:${address}` as const
  return { key: `${chain}:${hash}`, asset, tokenId: tokenId === '' ? null : tokenId }
}

export function toSaidOverrides(kept: readonly KeptOverride[]): SaidOverrides {
  const of = (what: KeptOverride['what']) => kept.filter((one) => one.what === what)
  return {
    kinds: new Map(
      of('kind').flatMap(({ subject, after }) => {
        const kind = transactionKind.safeParse(after)
        return kind.success ? [[subject, kind.data] as const] : []
      }),
    ),
    costs: toSaidCosts(of('cost')),
    prices: toSaidPrices(of('price')),
    own: of('own-address').map(({ subject }) => subject.slice(subject.indexOf(':') + 1)),
  }
}

function toSaidPrices(kept: readonly KeptOverride[]): Map<string, SaidPrice[]> {
  const prices = new Map<string, SaidPrice[]>()
  for (const { subject, after: price, currency, day } of kept) {
    const { key, asset, tokenId } = readPriceSubject(subject)
    const same = prices.get(key) ?? []
    same.push({ asset, tokenId, price, currency, day })
    prices.set(key, same)
  }
  return prices
}

/** A cost of a whole receipt replaces the costs of its parts, which are of the same units and would count twice. */
function toSaidCosts(kept: readonly KeptOverride[]): Map<string, SaidCost[]> {
  const costs = new Map<string, SaidCost[]>()
  for (const { subject, after, currency, day } of kept) {
    const { receipt, quantity } = readCostSubject(subject)
    const cost = { amount: decimalToMicros(after), currency, day, quantity }
    const before = costs.get(receipt)
    if (quantity === null || before === undefined) costs.set(receipt, [cost])
    else if (before[0]?.quantity !== null) before.push(cost)
  }
  return costs
}
