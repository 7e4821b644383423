import {
  aboveNil,
  atLeastNil,
  list,
  object,
  oneOf,
  optionalAmount,
  optionalText,
  text,
  unique,
} from '../primitives/check.ts'
import { CostBasisError } from '../primitives/cost-basis-error.ts'
import { type Decimal, powerOfTen, toScale } from '../primitives/decimal.ts'
import { inPlace } from '../primitives/in-place.ts'
import { type ParsedDate, parseDate } from '../primitives/parse-date.ts'
import {
  type Acquire,
  type Entry,
  type Ledger,
  type Move,
  noPieces,
  type Origin,
  type Spend,
} from './ledger.ts'
import type { Acquisition, Disposal, MatchLotsInput, Method, MethodChoice, Transfer } from './match-types.ts'
import { orderDates } from './order-dates.ts'
import { type ReadMethods, takesLots } from './read-methods.ts'
import { factorsOf, readSplits, type Split } from './read-splits.ts'

/**
 * How much finer than anything that is written money is computed. Every division rounds once at this scale,
 * twenty digits below what is ever shown, so that 3 × a third of 100 is 100 again.
 */
const guardDigits = 40
const shownDigits = 20
/** How much finer the units of a pool are, so that its share of units with an unknown cost is exact enough. */
const poolDigits = 12

interface Read {
  kind: Entry['kind']
  id: string
  date: ParsedDate
  seq: number | undefined
  quantity: Decimal
  account: string | undefined
  /** How many splits came before it, once all are in order. */
  era: number
}
/** What the market paid: for one unit, or for all of them. */
type Worth = { perUnit: Decimal } | { whole: Decimal }
type ReadAcquisition = Read & {
  kind: 'acquire'
  cost: Decimal | undefined
  worth: Worth | undefined
  fee: Decimal | undefined
}
type ReadDisposal = Read & {
  kind: 'spend'
  gross: Decimal | undefined
  worth: Worth | undefined
  fee: Decimal | undefined
}
type ReadTransfer = Read & {
  kind: 'move'
  account: string
  to: string
  type: string | undefined
  fee: Decimal | undefined
}
type ReadEntry = ReadAcquisition | ReadDisposal | ReadTransfer

/** Everything that was given, checked and in order: what methods are matched on, one after the other. */
export interface ReadEvents {
  byWallet: boolean
  factors: bigint[]
  read: readonly ReadEntry[]
}

/** Takes events one after the other. Each is checked and kept as numbers: what was given need not be held. */
export interface EventReader {
  acquire(one: Acquisition): void
  dispose(one: Disposal): void
  move(one: Transfer): void
  /** All that were taken so far, for methods that they must allow. */
  read(methods: readonly Method[]): ReadEvents
}

export function createEventReader({ scope, events }: Pick<MatchLotsInput, 'scope' | 'events'>): EventReader {
  const byWallet = oneOf('scope', scope ?? 'all', ['all', 'wallet']) === 'wallet'
  const splits = readSplits(events)
  const read: ReadEntry[] = []
  const readingOf = (kind: Entry['kind']): Reading => ({
    byWallet,
    isNew: createIdCheck(() => read.filter((entry) => entry.kind === kind)),
  })
  const [acquiring, moving, spending] = [readingOf('acquire'), readingOf('move'), readingOf('spend')]
  let hasMoves = false
  return {
    acquire(one) {
      read.push(readAcquisition(one, acquiring))
    },
    dispose(one) {
      read.push(readDisposal(one, spending))
    },
    move(one) {
      read.push(readTransfer(one, moving))
      hasMoves = true
    },
    read(methods) {
      const pooled = methods.find((method) => ['uk-s104', 'ca-acb', 'jp-total-average'].includes(method))
      if (byWallet && hasMoves && pooled !== undefined) {
        const what = `must be 'all' for ${pooled} with transfers: its rules know one pool of a person`
        throw new CostBasisError('UNSUPPORTED', 'scope', scope, what)
      }
      putInOrder(read, splits)
      return { byWallet, factors: factorsOf(splits), read }
    },
  }
}

/** Takes every event of an input, in the order that decides between those of one moment. */
export function readEvents(
  input: Omit<MatchLotsInput, keyof MethodChoice>,
  methods: readonly Method[],
): ReadEvents {
  const reader = createEventReader(input)
  takeAll('acquisitions', list('acquisitions', input.acquisitions), reader.acquire)
  takeAll('transfers', list('transfers', input.transfers, true), reader.move)
  takeAll('disposals', list('disposals', input.disposals), reader.dispose)
  return reader.read(methods)
}

/** Only what is refused needs its place: a name for each event, and for each field of it, is a good part of the reading. */
function takeAll<Given>(name: string, given: readonly Given[], take: (one: Given) => void): void {
  for (const [index, one] of given.entries()) {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) object(`${name}[${index}]`, one)
    try {
      take(one)
    } catch (error) {
      throw inPlace(error, `${name}[${index}]`)
    }
  }
}

/** What was read, as whole numbers on two scales, for one method. Each ledger has entries of its own, which a matcher fills. */
export function toLedger(
  events: ReadEvents,
  methods: ReadMethods,
  isTold: Ledger['isTold'],
): Ledger & { entries: readonly Entry[] } {
  const ledger = toPassingLedger(events, methods, isTold)
  return { ...ledger, entries: [...ledger.entries] }
}

/**
 * The same with entries that are made as they are asked for, once: of a long history few are told, and those that a
 * matcher has passed need not be held.
 */
export function toPassingLedger(
  { byWallet, factors, read }: ReadEvents,
  { method, methodOf, ranksByPrice }: ReadMethods,
  isTold: Ledger['isTold'],
): Ledger {
  const scales: Scales = { ...scalesOf(read, takesLots(method) ? 0 : poolDigits), ranksByPrice }
  const { quantityScale, moneyScale, moneyDecimals } = scales
  return {
    ...{ method, methodOf, byWallet, factors, isTold, quantityScale, moneyScale, moneyDecimals },
    entries: makeEntries(read, scales, factors),
  }
}

function* makeEntries(
  read: readonly ReadEntry[],
  scales: Scales,
  factors: readonly bigint[],
): Generator<Entry> {
  for (const [place, entry] of read.entries()) {
    const factor = factors[entry.era] as bigint
    if (entry.kind === 'acquire') yield toAcquire(entry, place, scales, factor)
    else if (entry.kind === 'spend') yield toSpend(entry, scales, factor)
    else {
      const move = toMove(entry, place, scales, factor)
      yield move
      // What a move took besides is an entry of its own.
      if (move.fee) yield move.fee
    }
  }
}

/** Whether an event of a day is told. */
export function readTold(told: MatchLotsInput['told']): Ledger['isTold'] {
  if (told === undefined) return () => true
  object('told', told)
  const from = parseDate('told.from', told.from).day
  const to = parseDate('told.to', told.to).day
  if (from > to) {
    throw new CostBasisError('OUT_OF_RANGE', 'told.to', told.to, 'must not be before told.from')
  }
  return (day) => day >= from && day <= to
}

function readWorth({ unitPrice, value }: Pick<Acquisition, 'unitPrice' | 'value'>): Worth | undefined {
  const perUnit = optionalAmount('unitPrice', unitPrice)
  const whole = optionalAmount('value', value)
  if (perUnit && whole) {
    throw new CostBasisError('CONFLICT', 'value', value, 'must be left out where unitPrice is given')
  }
  return whole ? { whole } : perUnit && { perUnit }
}

/** What the events of a kind have in common, while one is read; its fields are named without their place. */
interface Reading {
  byWallet: boolean
  /** Whether no event of the kind had this id yet; to be asked once of each. */
  isNew: (id: string) => boolean
}

/**
 * While each id is longer than the one before it, or of its length and greater, no two are the same, and none has to be
 * remembered.
 *
 * @param listRead gives what was read before
 */
function createIdCheck(listRead: () => readonly ReadEntry[]): Reading['isNew'] {
  let last = ''
  let seen: Set<string> | undefined
  return (id) => {
    if (seen === undefined) {
      if (id.length > last.length || (id.length === last.length && id > last)) {
        last = id
        return true
      }
      seen = new Set(listRead().map((entry) => entry.id))
    }
    return seen.size < seen.add(id).size
  }
}

function seqOf(seq: number | undefined): number | undefined {
  if (seq === undefined || Number.isFinite(seq)) return seq
  throw new CostBasisError('INVALID_NUMBER', 'seq', seq, 'must be a number')
}

function accountOf(account: unknown, { byWallet }: Reading): string | undefined {
  return byWallet ? text('account', account) : optionalText('account', account)
}

function readAcquisition(one: Acquisition, reading: Reading): ReadAcquisition {
  const id = unique('id', one.id, reading.isNew)
  const date = parseDate('date', one.date)
  const quantity = aboveNil('quantity', one.quantity)
  const seq = seqOf(one.seq)
  const fee = optionalAmount('fee', one.fee)
  const cost = optionalAmount('cost', one.cost)
  const perUnit = optionalAmount('costPerUnit', one.costPerUnit)
  if (cost && perUnit) {
    const what = 'must be left out where cost is given'
    throw new CostBasisError('CONFLICT', 'costPerUnit', one.costPerUnit, what)
  }
  return {
    kind: 'acquire',
    id,
    date,
    quantity,
    seq,
    era: 0,
    account: accountOf(one.account, reading),
    cost: perUnit ? plus(times(perUnit, quantity), fee) : cost,
    fee,
    worth: readWorth(one),
  }
}

function readDisposal(one: Disposal, reading: Reading): ReadDisposal {
  const id = unique('id', one.id, reading.isNew)
  const date = parseDate('date', one.date)
  const quantity = aboveNil('quantity', one.quantity)
  const seq = seqOf(one.seq)
  const proceeds = optionalAmount('proceeds', one.proceeds)
  const price = optionalAmount('price', one.price)
  if (proceeds && price) {
    const what = 'must be left out where proceeds are given'
    throw new CostBasisError('CONFLICT', 'price', one.price, what)
  }
  return {
    kind: 'spend',
    id,
    date,
    quantity,
    seq,
    era: 0,
    account: accountOf(one.account, reading),
    gross: price ? times(price, quantity) : proceeds,
    fee: optionalAmount('fee', one.fee),
    worth: readWorth(one),
  }
}

function readTransfer(one: Transfer, reading: Reading): ReadTransfer {
  const id = unique('id', one.id, reading.isNew)
  const date = parseDate('date', one.date)
  const quantity = aboveNil('quantity', one.quantity)
  const seq = seqOf(one.seq)
  const account = text('from', one.from)
  const to = text('to', one.to)
  const type = optionalText('type', one.type)
  const fee = one.fee === undefined ? undefined : atLeastNil('fee', one.fee)
  return {
    kind: 'move',
    id,
    date,
    quantity,
    seq,
    era: 0,
    account,
    to,
    type,
    fee: fee?.digits ? fee : undefined,
  }
}

/**
 * Sorts splits and events in place, and tells each event its era. By date; inside one moment splits, then acquisitions,
 * then by `seq`, then as given. Sorts are stable.
 */
function putInOrder(read: ReadEntry[], splits: Split[]): void {
  const inOrder = orderDates(read, splits)
  const late = (entry: ReadEntry): number => (entry.kind === 'acquire' ? 0 : 1)
  splits.sort((a, b) => inOrder(a.date, b.date))
  read.sort((a, b) => inOrder(a.date, b.date) || late(a) - late(b) || (a.seq ?? 0) - (b.seq ?? 0))
  let era = 0
  for (const entry of read) {
    while (era < splits.length && inOrder((splits[era] as Split).date, entry.date) <= 0) era++
    entry.era = era
  }
}

function times(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, scale: a.scale + b.scale }
}

function plus(a: Decimal, b: Decimal | undefined): Decimal {
  if (!b) return a
  const scale = Math.max(a.scale, b.scale)
  return { digits: toScale(a, scale) + toScale(b, scale), scale }
}

type Scales = Pick<Ledger, 'quantityScale' | 'moneyScale' | 'moneyDecimals'> & {
  /** Whether prices of lots are asked for. */
  ranksByPrice: boolean
}

/** Scales on which every number that was given is a whole one. */
function scalesOf(entries: readonly ReadEntry[], unitGuard: number): Omit<Scales, 'ranksByPrice'> {
  let quantityScale = 0
  let money = 0
  let price: number | undefined
  for (const entry of entries) {
    quantityScale = Math.max(quantityScale, entry.quantity.scale)
    if (entry.kind === 'move') {
      quantityScale = Math.max(quantityScale, entry.fee?.scale ?? 0)
      continue
    }
    const amount = entry.kind === 'acquire' ? entry.cost : entry.gross
    money = Math.max(money, amount?.scale ?? 0, entry.fee?.scale ?? 0)
    const { worth } = entry
    if (worth === undefined) continue
    if ('whole' in worth) money = Math.max(money, worth.whole.scale)
    else price = Math.max(price ?? 0, worth.perUnit.scale)
  }
  const exact = price === undefined ? money : Math.max(money, price + quantityScale)
  return {
    quantityScale: quantityScale + unitGuard,
    moneyScale: exact + guardDigits,
    moneyDecimals: exact + shownDigits,
  }
}

const toUnits = (quantity: Decimal, { quantityScale }: Scales, factor: bigint): bigint =>
  factor === 1n ? toScale(quantity, quantityScale) : toScale(quantity, quantityScale) * factor
const toMoney = (amount: Decimal | undefined, { moneyScale }: Scales): bigint =>
  amount ? toScale(amount, moneyScale) : 0n

function toAcquire(read: ReadAcquisition, place: number, scales: Scales, factor: bigint): Acquire {
  const { id, date, era, account, cost, worth, fee } = read
  const quantity = toUnits(read.quantity, scales, factor)
  const isUnvalued = !cost && worth === undefined
  const basis = toMoney(cost ?? fee, scales)
  const price = !scales.ranksByPrice
    ? unranked
    : worth === undefined
      ? priceOf(basis, quantity)
      : 'whole' in worth
        ? priceOf(toMoney(worth.whole, scales), quantity)
        : priceOf(toMoney(worth.perUnit, scales), powerOfTen(scales.quantityScale) * factor)
  return {
    kind: 'acquire',
    id,
    date,
    era,
    account,
    quantity,
    lot: {
      quantity,
      cost: basis,
      unknown: cost ? 0n : quantity,
      arrivalValue: cost || worth === undefined ? 0n : toMoney(wholeOf(worth, read.quantity), scales),
      unvalued: isUnvalued ? quantity : 0n,
      origin: { id, date, place, price },
    },
  }
}

function toMove(read: ReadTransfer, place: number, scales: Scales, factor: bigint): Move {
  const { id, date, era, account, to, type } = read
  const common = { id, date, era, account, quantity: toUnits(read.quantity, scales, factor) }
  const fee = read.fee && spend({ ...common, quantity: toUnits(read.fee, scales, factor) }, true, 0n)
  const origin: Origin = { date, place, price: unranked }
  return { kind: 'move', ...common, to, type, origin, fee, pieces: noPieces, missing: 0n }
}

function toSpend(read: ReadDisposal, scales: Scales, factor: bigint): Spend {
  const { id, date, era, account, gross, worth, fee } = read
  const net = fee ? toMoney(gross, scales) - toMoney(fee, scales) : toMoney(gross, scales)
  const quantity = toUnits(read.quantity, scales, factor)
  const entry = spend({ id, date, era, account, quantity }, false, net)
  if (!gross) {
    entry.unknownProceeds = { most: worth && toMoney(wholeOf(worth, read.quantity), scales) }
  }
  return entry
}

function wholeOf(worth: Worth, quantity: Decimal): Decimal {
  return 'whole' in worth ? worth.whole : times(worth.perUnit, quantity)
}

function spend(
  { id, date, era, account, quantity }: Pick<Spend, 'id' | 'date' | 'era' | 'account' | 'quantity'>,
  fee: boolean,
  proceeds: bigint,
): Spend {
  return {
    kind: 'spend',
    id,
    date,
    era,
    account,
    quantity,
    fee,
    proceeds,
    pieces: noPieces,
    missing: 0n,
    denied: 0n,
  }
}

/** Of units that nobody ranks, and of those that cost nothing. */
const unranked: Origin['price'] = { amount: 0n, units: 1n, about: 0 }

function priceOf(amount: bigint, units: bigint): Origin['price'] {
  return { amount, units, about: Number(amount) / Number(units) }
}
