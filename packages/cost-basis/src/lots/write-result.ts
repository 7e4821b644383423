import { divide, powerOfTen, writeDecimal } from '../primitives/decimal.ts'
import { daysIn, type ParsedDate } from '../primitives/parse-date.ts'
import { addTo, type Basis, emptyBasis } from './basis.ts'
import type { Entry, Ledger, Left, Move, Origin, Piece, Spend } from './ledger.ts'
import type {
  AccountBalance,
  HeldStock,
  MatchedDisposal,
  MatchedLot,
  MatchedTransfer,
  MatchLotsResult,
  Range,
  RemainingLot,
} from './match-types.ts'
import { takesLots } from './read-methods.ts'

/** Decimals of a quantity that a split left without an end. */
const splitDigits = 30

/** A ledger that can be gone through again. */
type Whole = Ledger & { entries: readonly Entry[] }

interface Writers {
  money: (amount: bigint) => string
  quantity: (units: bigint, era: number) => string
}

/** Writes what the matchers found as decimal strings. */
export function writeResult(ledger: Whole, left: readonly Left[]): MatchLotsResult {
  const write = createWriters(ledger)
  const dated = takesLots(ledger.method)
  const totals = { gain: 0n, proceeds: 0n, cost: 0n, short: 0n, long: 0n, undated: 0n }
  // From the certain gain, how far down and up the true one may lie; undefined once nothing bounds it.
  const sums: Doubt = { down: 0n, up: 0n }
  let doubtful = false
  const disposals: MatchedDisposal[] = []
  const transfers: MatchedTransfer[] = []

  for (const entry of ledger.entries) {
    if (entry.kind === 'acquire' || (entry.kind === 'spend' && entry.fee)) continue
    if (!ledger.isTold(entry.date.day)) continue
    if (entry.kind === 'move') {
      transfers.push(writeTransfer(entry, write))
      continue
    }
    const reckoned = reckon(entry)
    const { parts, cost, gain, doubt } = reckoned
    totals.gain += gain
    totals.proceeds += entry.proceeds
    totals.cost += cost
    for (const { piece, proceeds } of parts) {
      const partGain = proceeds - piece.cost
      if (!piece.origin) totals.undated += partGain
      else if (isLongTerm(piece.origin, entry.date)) totals.long += partGain
      else totals.short += partGain
    }
    if (doubt) {
      doubtful = true
      sums.down = added(sums.down, doubt.down)
      sums.up = added(sums.up, doubt.up)
    }
    disposals.push(writeDisposal(reckoned, write))
  }

  return {
    disposals,
    transfers,
    remaining: writeRemaining(ledger, left, write),
    balances: writeBalances(ledger, write),
    totals: {
      gain: write.money(totals.gain),
      proceeds: write.money(totals.proceeds),
      cost: write.money(totals.cost),
      ...(dated && { shortTerm: write.money(totals.short), longTerm: write.money(totals.long) }),
      ...(dated && totals.undated !== 0n && { undated: write.money(totals.undated) }),
      ...(doubtful && { gainRange: rangeAround(totals.gain, sums, write) }),
    },
  }
}

/** Writes some disposals alone. */
export function writeDisposals(ledger: Ledger, spends: readonly Spend[]): MatchedDisposal[] {
  const write = createWriters(ledger)
  return spends.map((entry) => writeDisposal(reckon(entry), write))
}

/** A disposal with what it comes to. */
interface Reckoned {
  entry: Spend
  parts: readonly Part[]
  cost: bigint
  gain: bigint
  /** What is not known of it. */
  unknown: bigint
  doubt: Doubt | undefined
}

function reckon(entry: Spend): Reckoned {
  const parts = partsOf(entry)
  const cost = parts.reduce((sum, { piece }) => sum + piece.cost, 0n)
  const gain = entry.proceeds - cost + entry.denied
  const basis = unknownOf(entry.pieces, entry.missing)
  return { entry, parts, cost, gain, unknown: basis.unknown, doubt: doubtOf(basis, entry) }
}

function createWriters({ moneyScale, moneyDecimals, quantityScale, factors }: Ledger): Writers {
  const guard = powerOfTen(moneyScale - moneyDecimals)
  const whole = factors.length === 1
  return {
    money: (amount) => (amount === 0n ? '0' : writeDecimal(divide(amount, guard), moneyDecimals)),
    quantity: (units, era) =>
      whole
        ? writeDecimal(units, quantityScale)
        : writeDecimal(
            divide(units * powerOfTen(splitDigits), factors[era] as bigint),
            quantityScale + splitDigits,
          ),
  }
}

type Part = { piece: Piece; proceeds: bigint }

/** The pieces of a disposal with their shares of its proceeds; what is missing is a piece without an origin. */
function partsOf({ pieces, missing, proceeds, quantity }: Spend): Part[] {
  const all: readonly Piece[] = missing > 0n ? [...pieces, { ...emptyBasis(), quantity: missing }] : pieces
  let left = proceeds
  let units = quantity
  return all.map((piece) => {
    const share = piece.quantity === units ? left : divide(left * piece.quantity, units)
    left -= share
    units -= piece.quantity
    return { piece, proceeds: share }
  })
}

/**
 * More than a year: later than the day of the same name one year on. The year begins on the day after (Rev. Rul. 66-7), so that
 * the one of the last day of February ends on the last day of February.
 */
function isLongTerm({ date: { text: acquired, year } }: Origin, { text }: ParsedDate): boolean {
  const named = acquired.slice(4, 10)
  const endsOn = named === '-02-28' && daysIn(year, 2) === 28 ? '-02-29' : named
  return text.slice(0, 10) > `${String(year + 1).padStart(4, '0')}${endsOn}`
}

/** How far below and above the gain with nil for what is unknown the true one may lie. */
interface Doubt {
  down: bigint | undefined
  up: bigint | undefined
}

const added = (a: bigint | undefined, b: bigint | undefined): bigint | undefined =>
  a === undefined || b === undefined ? undefined : a + b

function unknownOf(pieces: readonly Piece[], missing: bigint): Basis {
  const sum = emptyBasis()
  for (const piece of pieces) addTo(sum, piece)
  return { ...sum, unknown: sum.unknown + missing, unvalued: sum.unvalued + missing }
}

function doubtOf({ unknown, unvalued, arrivalValue }: Basis, { unknownProceeds }: Spend): Doubt | undefined {
  if (unknown === 0n && !unknownProceeds) return undefined
  const down = unvalued > 0n ? undefined : arrivalValue
  return { down, up: unknownProceeds ? unknownProceeds.most : 0n }
}

function rangeAround(gain: bigint, { down, up }: Doubt, write: Writers): Range {
  return {
    low: down === undefined ? null : write.money(gain - down),
    high: up === undefined ? null : write.money(gain + up),
  }
}

function writeDisposal(
  { entry, parts, cost, gain, unknown, doubt }: Reckoned,
  write: Writers,
): MatchedDisposal {
  const { id, era, missing, denied, proceeds, pieces, unknownProceeds } = entry
  const whole = { proceeds: write.money(proceeds), cost: write.money(cost) }
  // Field by field, here and in `writeLot`: there are as many as events, and what may be absent is dear to spread.
  const written: Omit<MatchedDisposal, 'lots'> = {
    id,
    proceeds: whole.proceeds,
    cost: whole.cost,
    gain: write.money(gain),
  }
  if (missing > 0n) written.missingQuantity = write.quantity(missing, era)
  if (denied > 0n) written.deniedLoss = write.money(denied)
  if (unknown > 0n) written.unknownCostQuantity = write.quantity(unknown, era)
  if (unknownProceeds) written.unknownProceeds = true
  if (doubt) written.gainRange = rangeAround(gain, doubt, write)
  // Most disposals take one lot: what it brought and cost is written already.
  const isOne = parts.length === 1
  const lots = pieces.map((piece, index) => {
    const lot = writeLot(piece, era, entry.date, write, isOne ? whole.cost : undefined)
    lot.proceeds = isOne ? whole.proceeds : write.money((parts[index] as Part).proceeds)
    return lot
  })
  return Object.assign(written, { lots })
}

function writeLot(
  piece: Piece,
  era: number,
  on: ParsedDate,
  write: Writers,
  cost = write.money(piece.cost),
): MatchedLot {
  const { origin, rule, carriedBy, unknown } = piece
  const quantity = write.quantity(piece.quantity, era)
  const lot: MatchedLot =
    origin?.id === undefined ? { quantity, cost } : { acquisitionId: origin.id, quantity, cost }
  if (origin) lot.acquiredOn = origin.date.text
  if (origin && !rule) lot.longTerm = isLongTerm(origin, on)
  if (unknown > 0n) lot.unknownCost = true
  if (rule) lot.rule = rule
  if (carriedBy) lot.carriedBy = [...carriedBy]
  return lot
}

function writeTransfer({ id, era, date, type, missing, pieces, fee }: Move, write: Writers): MatchedTransfer {
  const lots = (of: readonly Piece[]): MatchedLot[] => of.map((piece) => writeLot(piece, era, date, write))
  return {
    id,
    ...(type !== undefined && { type }),
    ...(missing > 0n && { missingQuantity: write.quantity(missing, era) }),
    lots: lots(pieces),
    ...(fee && {
      fee: {
        quantity: write.quantity(fee.quantity, era),
        cost: write.money(fee.pieces.reduce((sum, { cost }) => sum + cost, 0n)),
        ...(fee.missing > 0n && { missingQuantity: write.quantity(fee.missing, era) }),
        lots: lots(fee.pieces),
      },
    }),
  }
}

/** Lots of one origin that meet again in one account are one lot again. */
function writeRemaining(
  { factors, byWallet }: Ledger,
  left: readonly Left[],
  write: Writers,
): RemainingLot[] {
  return mergeLots(left).map((lot) => writeLeft(lot, factors.length - 1, byWallet, write))
}

/** Where what brought its units stands among the events; undefined of a pool. */
const placeOf = ({ origin }: Left) => origin?.place

function mergeLots(left: readonly Left[]): Left[] {
  const merged = new Map<string, Left>()
  for (const lot of left) {
    const key = JSON.stringify([lot.account, placeOf(lot), lot.carriedBy])
    const same = merged.get(key)
    if (same) addTo(same, lot)
    else merged.set(key, { ...lot })
  }
  return [...merged.values()]
}

const writeLeft = (lot: Left, era: number, byWallet: boolean, write: Writers): RemainingLot => ({
  ...(lot.origin?.id !== undefined && { acquisitionId: lot.origin.id }),
  ...(byWallet && lot.account !== undefined && { account: lot.account }),
  quantity: write.quantity(lot.quantity, era),
  cost: write.money(lot.cost),
  ...(lot.origin && { acquiredOn: lot.origin.date.text }),
  ...unknownCost(lot, era, write),
  ...(lot.carriedBy && { carriedBy: [...lot.carriedBy] }),
})

/** How much of some units has no known cost, and between which ends what they cost lies. */
const unknownCost = ({ cost, unknown, unvalued, arrivalValue }: Basis, era: number, write: Writers) =>
  unknown > 0n && {
    unknownCostQuantity: write.quantity(unknown, era),
    costRange: {
      low: write.money(cost),
      high: unvalued > 0n ? null : write.money(cost + arrivalValue),
    },
  }

/** Writes what accounts hold as decimal strings, with the lots of it where they are given. */
export function writeHeld(ledger: Ledger, held: readonly Left[], lots?: readonly Left[]): HeldStock[] {
  const write = createWriters(ledger)
  const era = ledger.factors.length - 1
  return held.map(({ account, ...basis }) => ({
    ...(account !== undefined && { account }),
    quantity: write.quantity(basis.quantity, era),
    cost: write.money(basis.cost),
    ...unknownCost(basis, era, write),
    ...(lots && {
      lots: mergeLots(lots.filter((lot) => lot.account === account))
        .sort((a, b) => Number(placeOf(a)) - Number(placeOf(b)))
        .map((lot) => writeLeft(lot, era, ledger.byWallet, write)),
    }),
  }))
}

/** What each account should hold: everything that came less everything that went, whatever the lots say. */
function writeBalances({ entries, factors }: Whole, write: Writers): AccountBalance[] {
  const balances = new Map<string | undefined, bigint>()
  const add = (account: string | undefined, units: bigint): void => {
    balances.set(account, (balances.get(account) ?? 0n) + units)
  }
  for (const entry of entries) {
    add(entry.account, entry.kind === 'acquire' ? entry.quantity : -entry.quantity)
    if (entry.kind === 'move') add(entry.to, entry.quantity)
  }
  return [...balances].map(([account, units]) => ({
    ...(account !== undefined && { account }),
    quantity: write.quantity(units, factors.length - 1),
  }))
}
