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
import { type ParsedDate, parseDate } from '../primitives/parse-date.ts'
import { type Basis, emptyBasis } from './basis.ts'
import type { Acquire, Entry, Ledger, Move, Origin, Spend } from './ledger.ts'
import type { Acquisition, Disposal, MatchLotsInput, Transfer } from './match-types.ts'
import { readMethods, takesLots } from './read-methods.ts'
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
type ReadAcquisition = Read & {
  kind: 'acquire'
  cost: Decimal | undefined
  unitPrice: Decimal | undefined
  fee: Decimal | undefined
}
type ReadDisposal = Read & {
  kind: 'spend'
  gross: Decimal | undefined
  unitPrice: Decimal | undefined
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

/** Checks everything that was given and puts it in order, as whole numbers on two scales. */
export function readLedger(input: MatchLotsInput): Ledger {
  object('input', input)
  const { method, methodOf } = readMethods(input)
  const byWallet = oneOf('scope', input.scope ?? 'all', ['all', 'wallet']) === 'wallet'
  const splits = readSplits(input.events)
  const transfers = list('transfers', input.transfers, true)
  if (byWallet && transfers.length > 0 && ['uk-s104', 'ca-acb', 'jp-total-average'].includes(method)) {
    const what = `must be 'all' for ${method} with transfers: its rules know one pool of a person`
    throw new CostBasisError('UNSUPPORTED', 'scope', input.scope, what)
  }

  const read: ReadEntry[] = [
    ...readAll('acquisitions', list('acquisitions', input.acquisitions), byWallet, splits, readAcquisition),
    ...readAll('transfers', transfers, byWallet, splits, readTransfer),
    ...readAll('disposals', list('disposals', input.disposals), byWallet, splits, readDisposal),
  ]
  read.sort(inOrder)

  const scales = scalesOf(read, takesLots(method) ? 0 : poolDigits)
  const factors = factorsOf(splits)
  const entries = read.flatMap((entry, place) =>
    toEntries(entry, place, scales, factors[entry.era] as bigint),
  )
  return { method, methodOf, byWallet, entries, factors, ...scales }
}

function readAll<Given extends Acquisition | Disposal | Transfer, Result extends ReadEntry>(
  name: string,
  given: readonly Given[],
  byWallet: boolean,
  splits: readonly Split[],
  readOne: (field: string, one: Given, common: Omit<Read, 'kind' | 'account'>, byWallet: boolean) => Result,
): Result[] {
  const seen = new Set<string>()
  return given.map((one, index) => {
    const field = `${name}[${index}]`
    object(field, one)
    const id = text(`${field}.id`, one.id)
    unique(`${field}.id`, id, seen)
    const date = parseDate(`${field}.date`, one.date)
    const quantity = aboveNil(`${field}.quantity`, one.quantity)
    if (one.seq !== undefined && !Number.isFinite(one.seq)) {
      throw new CostBasisError('INVALID_NUMBER', `${field}.seq`, one.seq, 'must be a number')
    }
    let era = 0
    while (era < splits.length && (splits[era] as Split).moment <= date.moment) era++
    return readOne(field, one, { id, date, quantity, seq: one.seq, era }, byWallet)
  })
}

function accountOf(field: string, account: unknown, byWallet: boolean): string | undefined {
  return byWallet ? text(field, account) : optionalText(field, account)
}

function readAcquisition(
  field: string,
  one: Acquisition,
  common: Omit<Read, 'kind' | 'account'>,
  byWallet: boolean,
): ReadAcquisition {
  const fee = optionalAmount(`${field}.fee`, one.fee)
  const cost = optionalAmount(`${field}.cost`, one.cost)
  const perUnit = optionalAmount(`${field}.costPerUnit`, one.costPerUnit)
  if (cost && perUnit) {
    const what = 'must be left out where cost is given'
    throw new CostBasisError('CONFLICT', `${field}.costPerUnit`, one.costPerUnit, what)
  }
  return {
    kind: 'acquire',
    ...common,
    account: accountOf(`${field}.account`, one.account, byWallet),
    cost: perUnit ? plus(times(perUnit, common.quantity), fee) : cost,
    fee,
    unitPrice: optionalAmount(`${field}.unitPrice`, one.unitPrice),
  }
}

function readDisposal(
  field: string,
  one: Disposal,
  common: Omit<Read, 'kind' | 'account'>,
  byWallet: boolean,
): ReadDisposal {
  const proceeds = optionalAmount(`${field}.proceeds`, one.proceeds)
  const price = optionalAmount(`${field}.price`, one.price)
  if (proceeds && price) {
    const what = 'must be left out where proceeds are given'
    throw new CostBasisError('CONFLICT', `${field}.price`, one.price, what)
  }
  return {
    kind: 'spend',
    ...common,
    account: accountOf(`${field}.account`, one.account, byWallet),
    gross: price ? times(price, common.quantity) : proceeds,
    fee: optionalAmount(`${field}.fee`, one.fee),
    unitPrice: optionalAmount(`${field}.unitPrice`, one.unitPrice),
  }
}

function readTransfer(field: string, one: Transfer, common: Omit<Read, 'kind' | 'account'>): ReadTransfer {
  const account = text(`${field}.from`, one.from)
  const to = text(`${field}.to`, one.to)
  const type = optionalText(`${field}.type`, one.type)
  const fee = one.fee === undefined ? undefined : atLeastNil(`${field}.fee`, one.fee)
  return { kind: 'move', ...common, account, to, type, fee: fee?.digits ? fee : undefined }
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

type Scales = Pick<Ledger, 'quantityScale' | 'moneyScale' | 'moneyDecimals'>

/** Scales on which every number that was given is a whole one. */
function scalesOf(entries: readonly ReadEntry[], unitGuard: number): Scales {
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
    if (entry.unitPrice) price = Math.max(price ?? 0, entry.unitPrice.scale)
  }
  const exact = price === undefined ? money : Math.max(money, price + quantityScale)
  return {
    quantityScale: quantityScale + unitGuard,
    moneyScale: exact + guardDigits,
    moneyDecimals: exact + shownDigits,
  }
}

function toEntries(read: ReadEntry, place: number, scales: Scales, factor: bigint): Entry[] {
  const units = (quantity: Decimal): bigint => toScale(quantity, scales.quantityScale) * factor
  const money = (amount: Decimal | undefined): bigint => (amount ? toScale(amount, scales.moneyScale) : 0n)
  const { id, date, era, account } = read
  const quantity = units(read.quantity)
  const common = { id, date, era, account, quantity }

  if (read.kind === 'acquire') {
    const { cost, unitPrice, fee } = read
    const basis: Basis = { ...emptyBasis(), quantity, cost: money(cost ?? fee) }
    if (!cost) {
      basis.unknown = quantity
      if (unitPrice) basis.arrivalValue = money(times(unitPrice, read.quantity))
      else basis.unvalued = quantity
    }
    const price = unitPrice
      ? priceOf(money(unitPrice), powerOfTen(scales.quantityScale) * factor)
      : priceOf(basis.cost, quantity)
    const acquire: Acquire = { kind: 'acquire', ...common, basis, origin: { id, date, place, price } }
    return [acquire]
  }
  if (read.kind === 'move') {
    const fee = read.fee && spend({ ...common, quantity: units(read.fee) }, true, 0n)
    const origin: Origin = { date, place, price: priceOf(0n, 1n) }
    const { to, type } = read
    const move: Move = {
      kind: 'move',
      ...common,
      account: read.account,
      to,
      type,
      origin,
      fee,
      pieces: [],
      missing: 0n,
    }
    return fee ? [move, fee] : [move]
  }
  const { gross, unitPrice, fee } = read
  const entry = spend(common, false, money(gross) - money(fee))
  if (!gross) {
    const most = unitPrice && money(times(unitPrice, read.quantity))
    entry.unknownProceeds = { most }
  }
  return [entry]
}

function spend(
  common: Pick<Spend, 'id' | 'date' | 'era' | 'account' | 'quantity'>,
  fee: boolean,
  proceeds: bigint,
): Spend {
  return { kind: 'spend', ...common, fee, proceeds, pieces: [], missing: 0n, denied: 0n }
}

function priceOf(amount: bigint, units: bigint): Origin['price'] {
  return { amount, units, about: Number(amount) / Number(units) }
}
