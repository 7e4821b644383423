import { type AssetId, formatMicros, type Micros, toMicros } from '@pkg/api-contract'
import type { Acquisition, Disposal, Transfer } from '@pkg/cost-basis'
import { formatUnits } from 'viem'
import type { Classified } from './classify.ts'
import type { RateOn, SetRate } from './currency-rates.ts'
import { isWrappedNative, nativeOf } from './known-contracts.ts'
import type { Flow } from './net-flows.ts'
import { toLocalDay, toLocalInstant } from './tax-year.ts'
import type { Leg } from './transaction.ts'

/** Units that came or went, with where they stand and what they were worth. */
export interface BookEntry {
  id: string
  classified: Classified
  /** What became of it in the books. */
  role: 'acquired' | 'disposed' | 'gas'
  flow: Pick<Flow, 'wallet' | 'asset' | 'tokenId' | 'counterparties' | 'valuedAt'>
  quantity: string
  /** The local day. */
  day: string
  rate: SetRate | null
  /** What the units were worth then; null where that is not known. */
  usd: Micros | null
  local: Micros | null
  /** What counts as its proceeds or cost; null where that is not known. */
  counted: Micros | null
  /** The cost is what the person entered. */
  byHand: boolean
}

/** Every event of one asset: of ether, those of wrapped ether too, in accounts of their own. */
export interface Book {
  asset: AssetId
  tokenId: string | null
  acquisitions: Acquisition[]
  disposals: Disposal[]
  transfers: Transfer[]
  entries: Map<string, BookEntry>
}

export interface Books {
  books: Book[]
  /** Assets whose amounts cannot be read, so that they are in no book. */
  unreadable: AssetId[]
}

/** Where units are that went over a bridge: on another chain, which is not read. */
const BRIDGE_ACCOUNT = 'bridge'

/** A cost as the person entered it, in the report's currency, and the day on which it was paid. */
export interface EnteredCost {
  micros: Micros
  day: string
}

export const toBookKey = ({ asset, tokenId }: { asset: AssetId; tokenId: string | null }) =>
  `${isWrappedNative(asset) ? nativeOf(asset) : asset}${tokenId === null ? '' : `#${tokenId}`}`

/** The account of an asset in a wallet. */
export const toAccount = (wallet: string, asset: AssetId) =>
  isWrappedNative(asset) ? `${wallet}#wrapped` : wallet

/** Writes what every transaction means for lots: what was acquired at which cost, given up for what, and moved. */
export function toBooks(
  classified: readonly Classified[],
  {
    decimalsOf,
    rateOn,
    timeZone,
    costOf = () => null,
    isUnread = () => false,
  }: {
    decimalsOf: (asset: AssetId) => number | null
    rateOn: RateOn
    timeZone: string
    /** What the person says that an entry without a known cost has cost. */
    costOf?: (id: string) => EnteredCost | null
    /** Whether an address is the person's own and its movements are not read. */
    isUnread?: (address: string) => boolean
  },
): Books {
  const books = new Map<string, Book>()
  const unreadable = new Set<AssetId>()
  /** Base units that went to addresses that are not read, by book and account. */
  const unread = new Map<string, bigint>()
  let seq = 0

  function openBook(asset: AssetId, tokenId: string | null): Book {
    const key = toBookKey({ asset, tokenId })
    let book = books.get(key)
    if (book === undefined) {
      const own = isWrappedNative(asset) ? nativeOf(asset) : asset
      book = { asset: own, tokenId, acquisitions: [], disposals: [], transfers: [], entries: new Map() }
      books.set(key, book)
    }
    return book
  }

  for (const one of classified) {
    const { transaction } = one
    const date = toLocalInstant(transaction.at, timeZone)
    const day = toLocalDay(transaction.at, timeZone)
    const rate = rateOn(day)
    const toLocal = (micros: Micros | null) =>
      micros === null || rate === null ? null : toMicros(micros, 6, rate.value)
    const unitsOf = (flow: { asset: AssetId; tokenId: string | null; amount: bigint }) => {
      const decimals = flow.tokenId === null ? decimalsOf(flow.asset) : 0
      if (decimals === null) unreadable.add(flow.asset)
      const amount = flow.amount < 0n ? -flow.amount : flow.amount
      return decimals === null ? null : formatUnits(amount, decimals)
    }
    const at = () => {
      seq += 1
      return { date, seq }
    }

    function add(role: BookEntry['role'], flow: Flow, part: string, counted: Micros | null) {
      const quantity = unitsOf(flow)
      if (quantity === null) return
      const { wallet, asset, tokenId, counterparties, valuedAt } = flow
      const book = openBook(asset, tokenId)
      const id = `${transaction.chainId}:${transaction.hash}:${part}:${wallet}:${asset}:${tokenId ?? ''}`
      const [usd, local] = [flow.micros, toLocal(flow.micros)]
      const entered = role === 'acquired' && counted === null ? costOf(id) : null
      const basis = entered?.micros ?? counted
      book.entries.set(id, {
        ...{ id, classified: one, role, quantity, day, rate, usd, local },
        ...{ counted: basis, byHand: entered !== null },
        flow: { wallet, asset, tokenId, counterparties, valuedAt },
      })
      const unit = local === null || entered !== null ? {} : { unitPrice: toUnitPrice(local, quantity) }
      const account = toAccount(wallet, asset)
      const event = { ...at(), id, quantity, account, type: one.kind, ...unit }
      if (role !== 'acquired') {
        book.disposals.push({ ...event, ...(basis !== null && { proceeds: formatMicros(basis) }) })
        return
      }
      const acquired = { ...event, ...(basis !== null && { cost: formatMicros(basis) }) }
      if (entered === null || entered.day >= day) {
        book.acquisitions.push(acquired)
        return
      }
      // It was bought elsewhere on that day, and came to the wallet later: the lot has its day from then on.
      const elsewhere = `elsewhere ${id}`
      book.acquisitions.push({ ...acquired, date: entered.day, account: elsewhere })
      book.transfers.push({
        ...at(),
        id: `${id}:arrival`,
        quantity,
        from: elsewhere,
        to: account,
        type: 'move',
      })
    }

    function move(
      { asset, tokenId, amount }: { asset: AssetId; tokenId: string | null; amount: bigint },
      [from, to]: [string, string],
      part: string,
      type: string,
    ) {
      const quantity = unitsOf({ asset, tokenId, amount })
      if (quantity === null) return
      const id = `${transaction.chainId}:${transaction.hash}:${part}:${from}:${to}:${asset}:${tokenId ?? ''}`
      openBook(asset, tokenId).transfers.push({ ...at(), id, quantity, from, to, type })
    }

    one.moves.forEach((own, index) => {
      const { asset, from, to } = own
      const way: [string, string] = [toAccount(from, asset), toAccount(to, asset)]
      const [given, got] = way.map((account) => `${toBookKey(own)} ${account}`) as [string, string]
      if (isUnread(to)) unread.set(got, (unread.get(got) ?? 0n) + own.amount)
      let known = own.amount
      if (isUnread(from)) {
        const held = unread.get(given) ?? 0n
        known = held < own.amount ? held : own.amount
        unread.set(given, held - known)
      }
      if (known > 0n) move({ ...own, amount: known }, way, `move${index}`, 'move')
      // More than ever went there was acquired where nobody reads: at a cost that only the person knows.
      const rest = own.amount - known
      if (rest === 0n) return
      const micros = own.micros === null ? null : (own.micros * rest) / own.amount
      const flow = { ...own, wallet: to, amount: rest, micros, counterparties: [from] }
      add('acquired', { ...flow, hidden: false, debt: false }, `own-${from}`, null)
    })
    writeFlows(one, { add, move, toLocal })
    for (const fee of one.fees) add('gas', toFlow(fee), 'gas', toLocal(fee.micros))
  }
  return { books: [...books.values()], unreadable: [...unreadable] }
}

interface Writer {
  add: (role: BookEntry['role'], flow: Flow, part: string, counted: Micros | null) => void
  move: (
    units: { asset: AssetId; tokenId: string | null; amount: bigint },
    way: [string, string],
    part: string,
    type: string,
  ) => void
  toLocal: (micros: Micros | null) => Micros | null
}

function writeFlows({ kind, in: got, out }: Classified, { add, move, toLocal }: Writer): void {
  const wrapped = (wallet: string) => `${wallet}#wrapped`
  switch (kind) {
    case 'wrap':
      for (const flow of out)
        move(flow, [flow.wallet, wrapped(got[0]?.wallet ?? flow.wallet)], 'wrap', 'wrap')
      return
    case 'unwrap':
      for (const flow of got)
        move(flow, [wrapped(out[0]?.wallet ?? flow.wallet), flow.wallet], 'wrap', 'wrap')
      return
    case 'bridge':
      for (const flow of out) {
        move(flow, [toAccount(flow.wallet, flow.asset), BRIDGE_ACCOUNT], 'bridge', 'bridge')
      }
      for (const flow of got) {
        move(flow, [BRIDGE_ACCOUNT, toAccount(flow.wallet, flow.asset)], 'bridge', 'bridge')
      }
      return
    case 'swap':
    case 'nft-bought':
    case 'nft-sold':
    case 'liquidity-in':
    case 'liquidity-out':
      writeExchange(out, got, { add, toLocal })
      return
    case 'mint':
      if (out.length > 0) writeExchange(out, got, { add, toLocal })
      else for (const flow of got) add('acquired', flow, 'in', toLocal(flow.micros))
      return
    case 'airdrop':
    case 'reward':
    case 'bought':
    case 'borrowed':
      for (const flow of got) add('acquired', flow, 'in', toLocal(flow.micros))
      return
    case 'sold':
    case 'repaid':
      for (const flow of out) add('disposed', flow, 'out', toLocal(flow.micros))
      return
    default:
      for (const flow of out) add('disposed', flow, 'out', null)
      for (const flow of got) add('acquired', flow, 'in', null)
  }
}

/** What was given counts as sold for its worth, and what was got as bought for the same: both sides are one sum. */
function writeExchange(
  out: readonly Flow[],
  got: readonly Flow[],
  { add, toLocal }: Omit<Writer, 'move'>,
): void {
  const given = worthOf(out)
  const sum = given ?? worthOf(got)
  const sold = given === null ? share(out, sum) : out.map(({ micros }) => micros)
  const bought = share(got, sum)
  out.forEach((flow, index) => {
    add('disposed', flow, 'out', toLocal(sold[index] ?? null))
  })
  const local = toLocal(sum)
  const soldLocal = sold.map(toLocal)
  // Each side is rounded once, so that what was got costs exactly what was given counts for.
  const total = soldLocal.every((part) => part !== null)
    ? soldLocal.reduce((all, part) => all + part, 0n)
    : local
  let left = total
  got.forEach((flow, index) => {
    const part = bought[index] ?? null
    const own = index === got.length - 1 && bought.every((each) => each !== null) ? left : toLocal(part)
    if (left !== null && own !== null) left -= own
    add('acquired', flow, 'in', part === null ? null : own)
  })
}

/** The worth of all flows together; null where one of them has none. */
function worthOf(flows: readonly Flow[]): Micros | null {
  let sum = 0n
  for (const { micros } of flows) {
    if (micros === null) return null
    sum += micros
  }
  return sum
}

/** Shares a sum out by worth; by number among pieces of one collection; not at all where neither says how. */
function share(flows: readonly Flow[], sum: Micros | null): (Micros | null)[] {
  if (sum === null) return flows.map(() => null)
  const worths = flows.map(({ micros }) => micros)
  const isPieces =
    flows.every(({ tokenId }) => tokenId !== null) && new Set(flows.map(({ asset }) => asset)).size === 1
  const weights =
    flows.length === 1
      ? [1n]
      : worths.every((worth) => worth !== null) && worths.some((worth) => worth > 0n)
        ? worths
        : isPieces
          ? flows.map(({ amount }) => (amount < 0n ? -amount : amount))
          : null
  if (weights === null) return flows.map(() => null)
  const all = weights.reduce((total, weight) => total + weight, 0n)
  return weights.map((weight) => (sum * weight) / all)
}

/** The price of one unit, to eighteen places: only ranks lots and bounds what is unknown. */
function toUnitPrice(local: Micros, quantity: string): string {
  const [whole = '0', fraction = ''] = quantity.split('.')
  const units = BigInt(whole + fraction)
  if (units === 0n) return '0'
  const price = (local * 10n ** BigInt(12 + fraction.length)) / units
  return formatUnits(price, 18)
}

const toFlow = (fee: Leg): Flow => ({ ...fee, counterparties: [] })
