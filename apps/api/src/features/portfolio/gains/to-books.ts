import {
  type AssetId,
  formatMicros,
  fromAssetId,
  type Micros,
  type OpenReadings,
  toMicros,
} from '@pkg/api-contract'
import type { Acquisition, Disposal } from '@pkg/cost-basis'
import { absolute } from '../../../lib/absolute.ts'
import { formatUnits } from '../../../lib/format-units.ts'
import { least } from '../../../lib/least.ts'
import { parseUnits } from '../../../lib/parse-units.ts'
import { decimalsOfUnits } from './asset-names.ts'
import { type Classified, MIGRATED } from './classify.ts'
import type { RateOn, SetRate } from './currency-rates.ts'
import { bookAssetOf, isWrappedNative, nativeOf, STAKE } from './known-contracts.ts'
import { type Flow, shareWorth } from './net-flows.ts'
import { shareExchange } from './share-exchange.ts'
import type { UnpaidRules } from './tax-country.ts'
import { toLocalInstant } from './tax-year.ts'
import type { Leg, Transaction } from './transaction.ts'
import type { EventTaker } from './year-events.ts'

/** Units that came or went, with where they stand and what they were worth. */
export interface BookEntry {
  id: string
  classified: Classified
  /** What became of it in the books; `gone` without a gain or a loss, so that it is in no row. */
  role: 'acquired' | 'disposed' | 'gas' | 'gone'
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
  /** What it counts for, or was worth, follows from a price that the person entered. */
  pricedByHand: boolean
}

/** What a lot says of the units that it began with. */
export interface LotOrigin {
  /** Of the transaction. */
  hash: string
  chainId: number
  /** The cost is what the person entered. */
  byHand: boolean
  /** The cost follows from a price that the person entered. */
  pricedByHand: boolean
  /** The id of the entry, and how much came in with it, where its cost is not known. */
  asked: { receipt: string; quantity: string } | null
}

/** Every event of one asset: of ether, those of wrapped ether too, in accounts of their own. */
export interface Book<Events extends EventTaker = EventTaker> {
  asset: AssetId
  tokenId: string | null
  /** What was given the events, oldest first. */
  events: Events
  /** Those that are shown, by the id of the event, which is short: there are as many as movements. */
  entries: Map<string, BookEntry>
  /** Of every acquisition, by the id of the event: a lot may be from any year. */
  origins: Map<string, LotOrigin>
  decimals: number
  /** What each account held in base units when the last day that is asked for was over. */
  balances: ReadonlyMap<string, bigint>
}

export interface Books<Events extends EventTaker> {
  books: Book<Events>[]
  /** What the books come to, in base units, by book and account. */
  counted: Map<string, bigint>
  /** Assets whose amounts cannot be read, so that they are in no book. */
  unreadable: AssetId[]
}

export interface BooksOptions<Events extends EventTaker> {
  /** Makes what takes the events of a book. */
  takeEvents: () => Events
  decimalsOf: (asset: AssetId) => number | null
  rateOn: RateOn
  timeZone: string
  /** What the person says that an entry without a known cost has cost: all of it, or parts that come to no more. */
  costsOf?: (id: string) => readonly EnteredCost[]
  /** Whether an address is the person's own and its movements are not read. */
  isUnread?: (address: string) => boolean
  /** Whether a method takes the dearest or the cheapest lot first: then each has the price of its moment. */
  ranksByPrice?: boolean
  /** What counts as the cost of what came without a payment. @default its value */
  incomeCost?: OpenReadings['incomeCost']
  /** What a gift and what was lost count as. @default as in India */
  unpaid?: UnpaidRules
  /** Of which local days the entries are shown; of the others the books hold events alone. */
  isShown?: (day: string) => boolean
  /** The local day at whose end the balances of the books are told; without it those after all events are. */
  lastDay?: string
}

/** For whoever looks at entries alone. */
export const noEvents = (): EventTaker => ({ acquire() {}, dispose() {}, move() {} })

/** Where units are that went into a bridge and did not come out of one yet, and those that are staked. */
const BRIDGE_ACCOUNT = 'bridge'
const STAKE_ACCOUNT = 'stake'
/** What was lost and is still the person's own. */
const LOST_ACCOUNT = 'lost'

/** A cost as the person entered it, in the report's currency, and the day on which it was paid. */
export interface EnteredCost {
  micros: Micros
  day: string
  /** How many units it is of, as a decimal; null of all that came. */
  quantity: string | null
}

export const toBookKey = ({ asset, tokenId }: { asset: AssetId; tokenId: string | null }) =>
  `${bookAssetOf(asset)}${tokenId === null ? '' : `#${tokenId}`}`

/** The account of an asset in a wallet: of what is in the book of another chain, one for each chain. */
export const toAccount = (wallet: string, asset: AssetId): string => `${wallet}${toAccountEnding(asset)}`

function toAccountEnding(asset: AssetId): string {
  const { chainId, address } = fromAssetId(asset)
  const book = bookAssetOf(asset)
  const there = fromAssetId(book).chainId === chainId ? '' : `@${chainId}`
  if (isWrappedNative(asset)) return `${there}#wrapped`
  return asset === book || asset === nativeOf(asset) ? there : `#${address}`
}

/** Writes what every transaction means for lots: what was acquired at which cost, given up for what, and moved. */
export function toBooks<Events extends EventTaker>(
  classified: Iterable<Classified>,
  {
    takeEvents,
    decimalsOf,
    rateOn,
    timeZone,
    costsOf = () => [],
    isUnread = () => false,
    ranksByPrice = false,
    incomeCost = 'value',
    unpaid = { giftGiven: 'gone', giftReceived: 'asked', lost: 'gone' },
    isShown = () => true,
    lastDay,
  }: BooksOptions<Events>,
): Books<Events> {
  const books = new Map<string, OpenBook<Events>>()
  /** What is looked up once for each asset, and asked for with every movement. */
  const byAsset = new Map<AssetId, KnownAsset<Events>>()
  const unreadable = new Set<AssetId>()
  /** Base units in accounts that are not read (own addresses, bridges, stakes), by book and account. */
  const unread = new Map<string, bigint>()
  let seq = 0
  /** Whether the day at whose end balances are told is over. */
  let isClosed = false

  function know(asset: AssetId): KnownAsset<Events> {
    let known = byAsset.get(asset)
    if (known === undefined) {
      known = { open: undefined, ending: toAccountEnding(asset), decimals: decimalsOf(asset) }
      byAsset.set(asset, known)
    }
    return known
  }

  const accountOf = (wallet: string, asset: AssetId) => `${wallet}${know(asset).ending}`

  function openBook(asset: AssetId, tokenId: string | null): OpenBook<Events> {
    const known = know(asset)
    if (tokenId === null && known.open !== undefined) return known.open
    const key = toBookKey({ asset, tokenId })
    let open = books.get(key)
    if (open === undefined) {
      const held = new Map<string, bigint>()
      const book: Book<Events> = {
        ...{ asset: bookAssetOf(asset), tokenId, events: takeEvents() },
        ...{ entries: new Map(), origins: new Map() },
        decimals: tokenId === null ? (known.decimals ?? 0) : 0,
        balances: isClosed ? new Map() : held,
      }
      open = { book, held }
      books.set(key, open)
    }
    if (tokenId === null) known.open = open
    return open
  }

  /** What is being written, with its local moment; functions of each would be many more than it has entries. */
  let one: Classified
  let date: string
  let day: string
  let shown: boolean
  let rate: SetRate | null

  const toLocal = (micros: Micros | null) =>
    micros === null || rate === null ? null : toMicros(micros, 6, rate.value)
  const localOf = ({ micros, local }: Worth) => local ?? toLocal(micros)
  const decimalsKnown = (asset: AssetId) => know(asset).decimals
  const unitsOf = (flow: { asset: AssetId; tokenId: string | null; amount: bigint }) => {
    const decimals = decimalsOfUnits(flow, decimalsKnown)
    if (decimals === null) unreadable.add(flow.asset)
    const amount = absolute(flow.amount)
    return decimals === null ? null : formatUnits(amount, decimals)
  }
  const at = () => {
    seq += 1
    return { id: String(seq), date, seq }
  }

  const idOf = ({ wallet, asset, tokenId }: Flow, part: string) =>
    `${one.transaction.chainId}:${one.transaction.hash}:${part}:${wallet}:${asset}:${tokenId ?? ''}`

  function add(
    role: BookEntry['role'],
    flow: Flow,
    part: string,
    known: Micros | null,
    isPriced = isPricedByHand(flow),
  ) {
    if (role !== 'acquired' || known !== null) {
      write(role, flow, part, known, { isPriced })
      return
    }
    let { amount } = flow
    for (const cost of costsOf(idOf(flow, part))) {
      const of = cost.quantity === null ? amount : partUnitsOf(flow, cost.quantity)
      // No more is paid for than came.
      const own = least(of, amount)
      if (own <= 0n) continue
      const micros = own === of ? cost.micros : (cost.micros * own) / of
      write(role, own === flow.amount ? flow : partOf(flow, own), part, null, {
        entered: { ...cost, micros },
      })
      amount -= own
    }
    if (amount > 0n)
      write(role, amount === flow.amount ? flow : partOf(flow, amount), part, null, { isPriced })
  }
  /** The base units of a part of what came; none where amounts of its asset cannot be read. */
  function partUnitsOf({ asset, tokenId }: Flow, quantity: string): bigint {
    const decimals = decimalsOfUnits({ asset, tokenId }, decimalsOf)
    return decimals === null ? 0n : parseUnits(quantity, decimals)
  }

  function write(
    role: BookEntry['role'],
    flow: Flow,
    part: string,
    known: Micros | null,
    { entered = null, isPriced = false }: { entered?: EnteredCost | null; isPriced?: boolean },
  ) {
    const quantity = unitsOf(flow)
    if (quantity === null) return
    const { transaction } = one
    const { wallet, asset, tokenId, counterparties, valuedAt } = flow
    const { book, held } = openBook(asset, tokenId)
    const account = accountOf(wallet, asset)
    const toId = () => idOf(flow, part)
    const basis = entered?.micros ?? known
    // What ranks lots, and bounds what is unknown.
    const isNeeded = entered === null && (ranksByPrice || basis === null)
    const usd = flow.micros
    const local = shown || isNeeded ? localOf(flow) : null
    const moment = at()
    const byHand = entered !== null
    if (shown) {
      book.entries.set(moment.id, {
        ...{ id: toId(), classified: one, role, quantity, day, rate, usd, local, byHand },
        ...{ counted: basis, pricedByHand: isPriced },
        flow: { wallet, asset, tokenId, counterparties, valuedAt },
      })
    }
    if (role === 'acquired') {
      const { hash, chainId } = transaction
      const asked = basis === null ? { receipt: toId(), quantity } : null
      const pricedByHand = isPriced && basis !== null
      book.origins.set(moment.id, { hash, chainId, byHand, pricedByHand, asked })
    }
    const amount = absolute(flow.amount)
    count(held, account, role === 'acquired' ? amount : -amount)
    const event: Acquisition & Disposal = {
      id: moment.id,
      date,
      seq: moment.seq,
      quantity,
      account,
      type: one.kind,
    }
    if (isNeeded && local !== null) event.value = formatMicros(local)
    if (role !== 'acquired') {
      if (basis !== null) event.proceeds = formatMicros(basis)
      book.events.dispose(event)
      return
    }
    if (basis !== null) event.cost = formatMicros(basis)
    if (entered === null || entered.day >= day) {
      book.events.acquire(event)
      return
    }
    // It was bought elsewhere on that day, and came to the wallet later: the lot has its day from then on.
    const elsewhere = `elsewhere ${toId()}${entered.quantity === null ? '' : `#${moment.id}`}`
    book.events.acquire({ ...event, date: entered.day, account: elsewhere })
    book.events.move({ ...at(), quantity, from: elsewhere, to: account, type: 'move' })
  }

  function move(
    { asset, tokenId, amount }: { asset: AssetId; tokenId: string | null; amount: bigint },
    [from, to]: [string, string],
    type: string,
  ) {
    const quantity = unitsOf({ asset, tokenId, amount })
    if (quantity === null) return
    const units = absolute(amount)
    const { book, held } = openBook(asset, tokenId)
    count(held, from, -units)
    count(held, to, units)
    book.events.move({ ...at(), quantity, from, to, type })
  }

  type Units = { asset: AssetId; tokenId: string | null; amount: bigint }
  /** Puts units into an account that is not read. */
  function putAway(units: Units, account: string) {
    const key = `${toBookKey(units)} ${account}`
    unread.set(key, (unread.get(key) ?? 0n) + units.amount)
  }
  /** Takes units out of an account that is not read, as many as were put there; gives what was not. */
  function takeBack(units: Units, account: string): bigint {
    const key = `${toBookKey(units)} ${account}`
    const held = unread.get(key) ?? 0n
    const known = held < units.amount ? held : units.amount
    unread.set(key, held - known)
    return units.amount - known
  }
  const partOf = (flow: Flow, amount: bigint): Flow => ({
    ...flow,
    amount,
    ...shareWorth(flow, amount),
  })

  function leave(flow: Flow, account: string, part: string) {
    const amount = -flow.amount
    putAway({ ...flow, amount }, account)
    move(flow, [accountOf(flow.wallet, flow.asset), account], part)
  }
  /** What never went there was acquired where nobody reads: at a cost that only the person knows. */
  function comeBack(flow: Flow, account: string, part: string) {
    const rest = takeBack(flow, account)
    const known = flow.amount - rest
    if (known > 0n) {
      move({ ...flow, amount: known }, [account, accountOf(flow.wallet, flow.asset)], part)
    }
    if (rest > 0n) add('acquired', partOf(flow, rest), 'in', null)
  }

  const addIncome = (flow: Flow, part: string) =>
    add('acquired', flow, part, incomeCost === 'nil' ? 0n : localOf(flow))

  const writer: Writer = { add, addIncome, move, toLocal, localOf, leave, comeBack, partOf, unpaid }
  let before: Transaction | undefined
  let turn = 0
  for (one of classified) {
    turn = follows(one.transaction, before) ? turn + 1 : before?.at === one.transaction.at ? turn : 0
    before = one.transaction
    date = inTurn(toLocalInstant(one.transaction.at, timeZone), turn)
    day = date.slice(0, 10)
    if (!isClosed && lastDay !== undefined && day > lastDay) {
      isClosed = true
      for (const { book, held } of books.values()) book.balances = new Map(held)
    }
    shown = isShown(day)
    rate = rateOn(day)
    for (const own of one.moves) {
      const { asset, from, to } = own
      const way: [string, string] = [accountOf(from, asset), accountOf(to, asset)]
      if (isUnread(to)) putAway(own, way[1])
      const rest = isUnread(from) ? takeBack(own, way[0]) : 0n
      const known = own.amount - rest
      if (known > 0n) move({ ...own, amount: known }, way, 'move')
      if (rest === 0n) continue
      const flow = { ...own, wallet: to, counterparties: [from], hidden: false, debt: false }
      add('acquired', partOf(flow, rest), `own-${from}`, null)
    }
    writeFlows(one, writer)
    for (const fee of one.fees) add('gas', toFlow(fee), 'gas', localOf(fee))
  }
  const counted = new Map<string, bigint>()
  for (const [key, { held }] of books) {
    for (const [account, units] of held) counted.set(`${key} ${account}`, units)
  }
  return { books: Array.from(books.values(), ({ book }) => book), counted, unreadable: [...unreadable] }
}

/**
 * Whether a transaction came after the one before within one second: by its block, or by its place in it. Of those whose places
 * are not known, and of two chains, nobody knows it: they are of one moment, in which what came is there before what went.
 */
function follows(one: Transaction, before: Transaction | undefined): boolean {
  if (before?.at !== one.at || before.chainId !== one.chainId) return false
  return before.block !== one.block || (before.position !== undefined && one.position !== undefined)
}

/** Where the seconds of a written instant end. */
const SECONDS_END = 19
const MOST_TURNS = 999

/** An instant in its turn within its second, as a millisecond of its own: lots are matched by moments, of which a block has one. */
function inTurn(written: string, turn: number): string {
  if (turn === 0) return written
  const fraction = String(Math.min(turn, MOST_TURNS)).padStart(3, '0')
  return `${written.slice(0, SECONDS_END)}.${fraction}${written.slice(SECONDS_END)}`
}

/** A book while it is written, with the base units that each account holds. */
interface OpenBook<Events extends EventTaker> {
  book: Book<Events>
  held: Map<string, bigint>
}

interface KnownAsset<Events extends EventTaker> {
  /** The book of what is no piece, once something is written into it. */
  open: OpenBook<Events> | undefined
  ending: string
  decimals: number | null
}

function count(held: Map<string, bigint>, account: string, units: bigint): void {
  held.set(account, (held.get(account) ?? 0n) + units)
}

interface Writer {
  /** What came without a payment. */
  addIncome: (flow: Flow, part: string) => void
  /** @param isPriced whether it counts for what follows from a price that the person entered. @default where that is its own */
  add: (role: BookEntry['role'], flow: Flow, part: string, counted: Micros | null, isPriced?: boolean) => void
  move: (
    units: { asset: AssetId; tokenId: string | null; amount: bigint },
    way: [string, string],
    type: string,
  ) => void
  toLocal: (micros: Micros | null) => Micros | null
  localOf: (worth: Worth) => Micros | null
  /** To and from an account that is not read. */
  leave: (flow: Flow, account: string, part: string) => void
  comeBack: (flow: Flow, account: string, part: string) => void
  /** A part of a flow, with its share of the worth. */
  partOf: (flow: Flow, amount: bigint) => Flow
  unpaid: UnpaidRules
}

function writeFlows({ kind, rule, in: got, out }: Classified, writer: Writer): void {
  const { add, addIncome, move, localOf, leave, comeBack, partOf, unpaid } = writer
  const plain = (wallet: string, asset: AssetId) => toAccount(wallet, nativeOf(asset))
  const wrapped = (wallet: string, asset: AssetId) => `${plain(wallet, asset)}#wrapped`
  switch (kind) {
    case 'wrap':
      if (rule === MIGRATED) {
        const [to] = got
        for (const flow of out) {
          const there = toAccount(to?.wallet ?? flow.wallet, to?.asset ?? flow.asset)
          move(flow, [toAccount(flow.wallet, flow.asset), there], 'wrap')
        }
        return
      }
      for (const flow of out) {
        const to = got[0]?.wallet ?? flow.wallet
        move(flow, [plain(flow.wallet, flow.asset), wrapped(to, flow.asset)], 'wrap')
      }
      return
    case 'unwrap':
      for (const flow of got) {
        const from = out[0]?.wallet ?? flow.wallet
        move(flow, [wrapped(from, flow.asset), plain(flow.wallet, flow.asset)], 'wrap')
      }
      return
    case 'bridge':
      for (const flow of out) leave(flow, BRIDGE_ACCOUNT, 'bridge')
      for (const flow of got) comeBack(flow, BRIDGE_ACCOUNT, 'bridge')
      return
    case 'staked':
      for (const flow of out) leave(flow, STAKE_ACCOUNT, 'stake')
      return
    case 'unstaked':
      // The chain pays whole stakes back, and with them what was earned.
      for (const flow of got) {
        const earned = rule === 'stake-paid-out' ? flow.amount % STAKE : 0n
        comeBack(partOf(flow, flow.amount - earned), STAKE_ACCOUNT, 'stake')
        if (earned > 0n) addIncome(partOf(flow, earned), 'reward')
      }
      return
    case 'swap':
    case 'nft-bought':
    case 'nft-sold':
    case 'liquidity-in':
    case 'liquidity-out':
      writeExchange(out, got, writer)
      return
    case 'mint':
      if (out.length > 0) writeExchange(out, got, writer)
      else for (const flow of got) addIncome(flow, 'in')
      return
    case 'airdrop':
    case 'reward':
      for (const flow of got) addIncome(flow, 'in')
      return
    case 'rebase':
      for (const flow of got) addIncome(flow, 'in')
      // Nothing was received for what a stake was cut by, or a contract rounds away.
      for (const flow of out) add('disposed', flow, 'out', 0n)
      return
    case 'bought':
    case 'borrowed':
      for (const flow of got) add('acquired', flow, 'in', localOf(flow))
      return
    case 'sold':
    case 'repaid':
      for (const flow of out) add('disposed', flow, 'out', localOf(flow))
      // Another of the wallets bought it, where a move between them is said to have been a sale.
      for (const flow of got) add('acquired', flow, 'in', localOf(flow))
      return
    case 'gift-received':
      for (const flow of got)
        add('acquired', flow, 'in', unpaid.giftReceived === 'value' ? localOf(flow) : null)
      return
    case 'gift-given':
      for (const flow of out) {
        if (unpaid.giftGiven === 'gone') add('gone', flow, 'out', 0n)
        else add('disposed', flow, 'out', localOf(flow))
      }
      return
    case 'lost':
      for (const flow of out) {
        if (unpaid.lost === 'kept') leave(flow, LOST_ACCOUNT, 'lost')
        else add(unpaid.lost === 'gone' ? 'gone' : 'disposed', flow, 'out', 0n)
      }
      return
    case 'spam':
      // What the person says is spam counts for nothing; its units come and go, as the chain has them.
      for (const flow of got) add('acquired', flow, 'in', 0n)
      for (const flow of out) add('gone', flow, 'out', 0n)
      return
    default:
      for (const flow of out) add('disposed', flow, 'out', null)
      for (const flow of got) add('acquired', flow, 'in', null)
  }
}

/**
 * What was given counts as sold for its worth, and what was got as bought for the same: both sides are one sum. Where a price of
 * it was entered in the report's currency it is shared out in that, so that no rate there and back takes a hundredth from it.
 */
function writeExchange(
  out: readonly Flow[],
  got: readonly Flow[],
  writer: Pick<Writer, 'add' | 'toLocal' | 'localOf'>,
): void {
  const all = [...out, ...got]
  const isPriced = all.some(isPricedByHand)
  const isLocal = all.some(({ local }) => local !== undefined)
  const inLocal = (flow: Flow): Flow => ({ ...flow, micros: writer.localOf(flow) })
  const { sum, sold, bought } = isLocal
    ? shareExchange(out.map(inLocal), got.map(inLocal))
    : shareExchange(out, got)
  const toLocal = isLocal ? (worth: Micros | null) => worth : writer.toLocal
  const add = (role: BookEntry['role'], flow: Flow, part: string, counted: Micros | null) =>
    writer.add(role, flow, part, counted, isPriced)
  const [one, other] = [out[0], got[0]]
  if (out.length === 1 && got.length === 1 && one !== undefined && other !== undefined) {
    // One thing for another, as most are: each counts for the whole.
    const local = toLocal(sum)
    add('disposed', one, 'out', local)
    add('acquired', other, 'in', local)
    return
  }
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

type Worth = Pick<Flow, 'micros' | 'local'>

const isPricedByHand = ({ valuedAt }: Pick<Flow, 'valuedAt'>) => valuedAt === 'hand'

const toFlow = (fee: Leg): Flow => ({ ...fee, counterparties: [] })
