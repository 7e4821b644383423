import { atLeastNil, list, object, oneOf, text, unique } from './primitives/check.ts'
import { CostBasisError } from './primitives/cost-basis-error.ts'
import {
  type Decimal,
  divide,
  parseDecimal,
  powerOfTen,
  toScale,
  writeDecimal,
} from './primitives/decimal.ts'
import { parseDate } from './primitives/parse-date.ts'

/** One transfer of a virtual digital asset (in practice one lot of one). Money is rupees as decimal strings. */
export interface VdaTransfer {
  id: string
  asset: string
  acquiredOn?: string
  transferredOn?: string
  cost: string
  consideration: string
  /** Gas and fees: shown, never deducted. */
  otherExpenses?: string
}

/** What `vdaYear` takes. */
export interface VdaYearInput {
  /** April to March, such as `'2025-26'`; from `'2022-23'`. */
  financialYear: string
  transfers: readonly VdaTransfer[]
  /** The person's other total income in rupees: with it the surcharge is known. Below nil it counts as nil. */
  otherIncome?: string
  /** `'new'` (default) or `'old'`; they differ in the highest surcharge. */
  regime?: 'new' | 'old'
}

/** A transfer with its income, nil where it lost. */
export interface VdaRow extends VdaTransfer {
  income: string
  /** What was lost: it reduces nothing, in this year or another. */
  lossIgnored?: string
}

/** What `vdaYear` answers, in rupees as decimal strings, unrounded. */
export interface VdaYearResult {
  rows: VdaRow[]
  taxableIncome: string
  /** 30 % of the taxable income. */
  tax: string
  /** On that tax, at the rate of the whole income's band, without marginal relief; only where `otherIncome` is given. */
  surcharge?: string
  surchargePercent?: number
  /** `otherIncome` is not given: `cess` and `total` are before surcharge. */
  beforeSurcharge?: true
  /** 4 % of tax and surcharge. */
  cess: string
  total: string
  /** Sum of all losses, which count for nothing. */
  lossesIgnored: string
}

const taxPercent = 30n
const cessPercent = 4n

/** Total income in rupees above which tax is raised, by how many percent; the highest first. */
const surchargeBands: readonly [above: bigint, percent: number][] = [
  [50_000_000n, 37],
  [20_000_000n, 25],
  [10_000_000n, 15],
  [5_000_000n, 10],
]

const firstYear = 2022
const lastYear = 2026
/** From this year on the new regime's surcharge ends at 25 % (Finance Act 2023). */
const cappedFrom = 2023

/**
 * The income and tax on virtual digital assets (crypto) of an Indian financial year, a row per transfer.
 *
 * `income = max(0, consideration − cost)` of each row by itself; `tax = 30 %` of their sum; then surcharge and 4 %
 * cess. Losses count against nothing, expenses are not deducted, no rebate and no exempt amount applies.
 *
 * @param input money in rupees as decimal strings; dates as Indian days, or instants, which count by their day in India
 * @see section 115BBH of the Income-tax Act 1961; section 194 of the Income-tax Act 2025 from 2026-27
 * @throws CostBasisError with a code and the field, also for a transfer outside the year or before its acquisition
 * @example
 * vdaYear({
 *   financialYear: '2025-26',
 *   transfers: [
 *     { id: '1', asset: 'BTC', cost: '100000', consideration: '150000' },
 *     { id: '2', asset: 'ETH', cost: '80000', consideration: '50000' },
 *   ],
 * }).total //=> '15600'
 */
export function vdaYear(input: VdaYearInput): VdaYearResult {
  object('input', input)
  const year = readYear(input.financialYear)
  const regime = oneOf('regime', input.regime ?? 'new', ['new', 'old'])
  const other = input.otherIncome === undefined ? undefined : parseDecimal('otherIncome', input.otherIncome)
  const read = readTransfers(input.transfers, year)
  // Two decimals more for each of the two percentages that follow one another, and two for the cess.
  const scale =
    Math.max(other?.scale ?? 0, ...read.map(({ cost, paid }) => Math.max(cost.scale, paid.scale))) + 6
  const write = (amount: bigint): string => writeDecimal(amount, scale)
  const percent = (amount: bigint, rate: bigint): bigint => divide(amount * rate, 100n)

  let taxable = 0n
  let lost = 0n
  const rows = read.map(({ transfer, cost, paid }): VdaRow => {
    const gain = toScale(paid, scale) - toScale(cost, scale)
    if (gain >= 0n) {
      taxable += gain
      return { ...transfer, income: write(gain) }
    }
    lost -= gain
    return { ...transfer, income: '0', lossIgnored: write(-gain) }
  })

  const tax = percent(taxable, taxPercent)
  // No loss is set off against this income, so that what else there is below nil lowers no band.
  const surchargePercent = other && bandOf(taxable + most(toScale(other, scale), 0n), scale, year, regime)
  const surcharge = percent(tax, BigInt(surchargePercent ?? 0))
  const cess = percent(tax + surcharge, cessPercent)
  return {
    rows,
    taxableIncome: write(taxable),
    tax: write(tax),
    ...(surchargePercent === undefined
      ? { beforeSurcharge: true as const }
      : { surcharge: write(surcharge), surchargePercent }),
    cess: write(cess),
    total: write(tax + surcharge + cess),
    lossesIgnored: write(lost),
  }
}

/** The calendar year in which a financial year begins. */
function readYear(financialYear: unknown): number {
  const [, first = '', second = ''] = /^(\d{4})-(\d\d)$/.exec(text('financialYear', financialYear)) ?? []
  const year = Number(first)
  if (first === '' || (year + 1) % 100 !== Number(second)) {
    throw new CostBasisError('INVALID_DATE', 'financialYear', financialYear, "must be a year like '2025-26'")
  }
  if (year < firstYear || year > lastYear) {
    const what = `must be from ${firstYear}-${firstYear - 1999} to ${lastYear}-${lastYear - 1999}: no other year's rules are known`
    throw new CostBasisError('UNSUPPORTED', 'financialYear', financialYear, what)
  }
  return year
}

function readTransfers(
  transfers: readonly VdaTransfer[],
  year: number,
): { transfer: VdaTransfer; cost: Decimal; paid: Decimal }[] {
  const seen = new Set<string>()
  const isNew = (id: string): boolean => seen.size < seen.add(id).size
  return list('transfers', transfers).map((transfer, index) => {
    const field = `transfers[${index}]`
    object(field, transfer)
    unique(`${field}.id`, transfer.id, isNew)
    text(`${field}.asset`, transfer.asset)
    const acquired = readIndianDay(`${field}.acquiredOn`, transfer.acquiredOn)
    const transferred = readIndianDay(`${field}.transferredOn`, transfer.transferredOn)
    if (transferred !== undefined && !isInYear(transferred, year)) {
      const what = `must be in the financial year from 1 April ${year} to 31 March ${year + 1}`
      throw new CostBasisError('INVALID_DATE', `${field}.transferredOn`, transfer.transferredOn, what)
    }
    if (acquired !== undefined && transferred !== undefined && acquired > transferred) {
      const what = 'must not be after the transfer'
      throw new CostBasisError('INVALID_DATE', `${field}.acquiredOn`, transfer.acquiredOn, what)
    }
    if (transfer.otherExpenses !== undefined) atLeastNil(`${field}.otherExpenses`, transfer.otherExpenses)
    return {
      transfer,
      cost: atLeastNil(`${field}.cost`, transfer.cost),
      paid: atLeastNil(`${field}.consideration`, transfer.consideration),
    }
  })
}

/** Days since 1970-01-01 of the day that it was in India. */
function readIndianDay(field: string, date: string | undefined): number | undefined {
  if (date === undefined) return undefined
  const { text: written, day, zone } = parseDate(field, date)
  if (zone === undefined) return day
  const minutes = Number(written.slice(11, 13)) * 60 + Number(written.slice(14, 16))
  return day + Math.floor((minutes - zone + indianMinutes) / dayMinutes)
}
/** By how much the clocks of India are ahead of UTC. */
const indianMinutes = 330
const dayMinutes = 1440

function isInYear(day: number, year: number): boolean {
  return day >= firstDayOf(year) && day < firstDayOf(year + 1)
}

const firstDayOf = (year: number): number => parseDate('financialYear', `${year}-04-01`).day

const most = (a: bigint, b: bigint): bigint => (a > b ? a : b)

function bandOf(income: bigint, scale: number, year: number, regime: 'new' | 'old'): number {
  const [, percent] = surchargeBands.find(([above]) => income > above * powerOfTen(scale)) ?? [0n, 0]
  return regime === 'new' && year >= cappedFrom ? Math.min(percent, 25) : percent
}
