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
import type { Acquisition, Disposal, MatchLotsInput, Method, Transfer } from './match-types.ts'
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
  isTold: Ledger['isTold']
  read: readonly ReadEntry[]
}

/** Checks everything that was given but its methods, which must be ones that its events allow, and puts it in order. */
export function readEvents(
  input: Omit<MatchLotsInput, 'method' | 'methodByYear'>,
  methods: readonly Method[],
): ReadEvents {
  const byWallet = oneOf('scope', input.scope ?? 'all', ['all', 'wallet']) === 'wallet'
  const splits = readSplits(input.events)
  const transfers = list('transfers', input.transfers, true)
  const pooled = methods.find((method) => ['uk-s104', 'ca-acb', 'jp-total-average'].includes(method))
  if (byWallet && transfers.length > 0 && pooled !== undefined) {
    const what = `must be 'all' for ${pooled} with transfers: its rules know one pool of a person`
    throw new CostBasisError('UNSUPPORTED', 'scope', input.scope, what)
  }

  const common = { byWallet, splits }
  const read: ReadEntry[] = [
    ...readAll('acquisitions', list('acquisitions', input.acquisitions), common, readAcquisition),
    ...readAll('transfers', transfers, common, readTransfer),
    ...readAll('disposals', list('disposals', input.disposals), common, readDisposal),
  ]
  read.sort(inOrder)
  return { byWallet, factors: factorsOf(splits), isTold: readTold(input.told), read }
}

/** What was read, as whole numbers on two scales, for one method. Each ledger has entries of its own, which a matcher fills. */
export function toLedger(
  { byWallet, factors, isTold, read }: ReadEvents,
  { method, methodOf, ranksByPrice }: ReadMethods,
): Ledger {
  const scales: Scales = { ...scalesOf(read, takesLots(method) ? 0 : poolDigits), ranksByPrice }
  const entries: Entry[] = []
  read.forEach((entry, place) => {
    toEntries(entry, place, scales, factors[entry.era] as bigint, entries)
  })
  const { quantityScale, moneyScale, moneyDecimals } = scales
  return { method, methodOf, byWallet, entries, factors, isTold, quantityScale, moneyScale, moneyDecimals }
}

function readTold(told: MatchLotsInput['told']): Ledger['isTold'] {
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

/** What the events of a list have in common, while one is read; its fields are named without their place. */
interface Reading {
  byWallet: boolean
  splits: readonly Split[]
  seen: Set<string>
}

function readAll<Given, Result extends ReadEntry>(
  name: string,
  given: readonly Given[],
  { byWallet, splits }: Omit<Reading, 'seen'>,
  readOne: (one: Given, reading: Reading) => Result,
): Result[] {
  const reading: Reading = { byWallet, splits, seen: new Set() }
  return given.map((one, index) => {
    const place = `${name}[${index}]`
    object(place, one)
    try {
      return readOne(one, reading)
    } catch (error) {
      // Only what is refused needs its place: a name for each field of each event is a good part of the reading.
      throw inPlace(error, place)
    }
  })
}

function idOf(value: unknown, { seen }: Reading): string {
  const id = text('id', value)
  unique('id', id, seen)
  return id
}

function seqOf(seq: number | undefined): number | undefined {
  if (seq === undefined || Number.isFinite(seq)) return seq
  throw new CostBasisError('INVALID_NUMBER', 'seq', seq, 'must be a number')
}

function eraOf({ moment }: ParsedDate, { splits }: Reading): number {
  let era = 0
  while (era < splits.length && (splits[era] as Split).moment <= moment) era++
  return era
}

function accountOf(account: unknown, { byWallet }: Reading): string | undefined {
  return byWallet ? text('account', account) : optionalText('account', account)
}

function readAcquisition(one: Acquisition, reading: Reading): ReadAcquisition {
  const id = idOf(one.id, reading)
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
    era: eraOf(date, reading),
    account: accountOf(one.account, reading),
    cost: perUnit ? plus(times(perUnit, quantity), fee) : cost,
    fee,
    worth: readWorth(one),
  }
}

function readDisposal(one: Disposal, reading: Reading): ReadDisposal {
  const id = idOf(one.id, reading)
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
    era: eraOf(date, reading),
    account: accountOf(one.account, reading),
    gross: price ? times(price, quantity) : proceeds,
    fee: optionalAmount('fee', one.fee),
    worth: readWorth(one),
  }
}

function readTransfer(one: Transfer, reading: Reading): ReadTransfer {
  const id = idOf(one.id, reading)
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
    era: eraOf(date, reading),
    account,
    to,
    type,
    fee: fee?.digits ? fee : undefined,
  }
}

/** By moment; inside one, acquisitions first, then by `seq`, then as given. The sort is stable. */
function inOrder(a: ReadEntry, b: ReadEntry): number {
  const late = (entry: ReadEntry): number => (entry.kind === 'acquire' ? 0 : 1)
  return a.date.moment - b.date.moment || late(a) - late(b) || (a.seq ?? 0) - (b.seq ?? 0)
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

/** Adds what an event is, with the fee of a move as an entry of its own. */
function toEntries(read: ReadEntry, place: number, scales: Scales, factor: bigint, entries: Entry[]): void {
  const units = (quantity: Decimal): bigint => toScale(quantity, scales.quantityScale) * factor
  const money = (amount: Decimal | undefined): bigint => (amount ? toScale(amount, scales.moneyScale) : 0n)
  const { id, date, era, account } = read
  const quantity = units(read.quantity)

  if (read.kind === 'acquire') {
    const { cost, worth, fee } = read
    const isUnvalued = !cost && worth === undefined
    const basis = money(cost ?? fee)
    const price = !scales.ranksByPrice
      ? unranked
      : worth === undefined
        ? priceOf(basis, quantity)
        : 'whole' in worth
          ? priceOf(money(worth.whole), quantity)
          : priceOf(money(worth.perUnit), powerOfTen(scales.quantityScale) * factor)
    const acquire: Acquire = {
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
        arrivalValue: cost || worth === undefined ? 0n : money(wholeOf(worth, read.quantity)),
        unvalued: isUnvalued ? quantity : 0n,
        origin: { id, date, place, price },
      },
    }
    entries.push(acquire)
    return
  }
  if (read.kind === 'move') {
    const common = { id, date, era, account, quantity }
    const fee = read.fee && spend({ ...common, quantity: units(read.fee) }, true, 0n)
    const origin: Origin = { date, place, price: unranked }
    const { to, type } = read
    const move: Move = {
      kind: 'move',
      ...common,
      account: read.account,
      to,
      type,
      origin,
      fee,
      pieces: noPieces,
      missing: 0n,
    }
    entries.push(move)
    if (fee) entries.push(fee)
    return
  }
  const { gross, worth, fee } = read
  const entry = spend({ id, date, era, account, quantity }, false, money(gross) - money(fee))
  if (!gross) {
    const most = worth && money(wholeOf(worth, read.quantity))
    entry.unknownProceeds = { most }
  }
  entries.push(entry)
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
