import type { GainsYear, TaxRegime } from '@pkg/api-contract'
import { type VdaYearResult, vdaYear } from '@pkg/cost-basis'
import { type Cents, formatCents, toCents } from './cents.ts'
import { type GainSums, tellRange } from './sum-gains.ts'

type IndianTax = NonNullable<GainsYear['india']>
type TaxOfMethod = NonNullable<GainsYear['otherMethods'][number]['india']>

/** What a year's tax hangs on beside its gains. */
interface IndianYear {
  financialYear: string
  otherIncome: string | undefined
  regime: TaxRegime
}

/**
 * India: each lot is a row of the schedule, and its loss counts for nothing. What is told is exact to the paisa; the rows of
 * the schedule are whole rupees, so that their sum is told beside it.
 */
export function toIndianTax(sums: GainSums, year: IndianYear): IndianTax {
  const { financialYear, otherIncome, regime } = year
  const chosen = taxOf(sums.gained, year)
  const other = taxOf(sums.gained, { ...year, regime: regime === 'new' ? 'old' : 'new' })
  const isNewAct = Number(financialYear.slice(0, 4)) >= 2026
  return {
    ...toTaxOfMethod(sums, year),
    scheduleIncome: formatCents(sums.gainedInWhole),
    regime,
    otherRegime:
      other.surcharge === undefined || other.surcharge === chosen.surcharge
        ? null
        : { surcharge: round(other.surcharge), ...toCess(other) },
    beforeSurcharge: otherIncome === undefined,
    act: isNewAct ? 'Income-tax Act, 2025' : 'Income-tax Act, 1961',
    sections: isNewAct
      ? { rate: '194 (Table, Sl. 4)', deductedAtSource: '393(1) (Table, Sl. 8(vi))', definition: '2(111)' }
      : { rate: '115BBH', deductedAtSource: '194S', definition: '2(47A)' },
  }
}

/** What is owed by one method, as far as that hangs on the method. */
export function toTaxOfMethod(sums: GainSums, year: IndianYear): TaxOfMethod {
  const { gained, lost, taxableLow, taxableHigh } = sums
  const { taxableIncome, tax, surcharge, ...rest } = taxOf(gained, year)
  const totalOf = (taxable: Cents) => toCents(taxOf(taxable, year).total)
  return {
    taxableIncome: round(taxableIncome),
    taxableRange: tellRange({ low: taxableLow, high: taxableHigh }),
    lossesIgnored: formatCents(-lost),
    tax: round(tax),
    surcharge: surcharge === undefined ? null : round(surcharge),
    ...toCess({ tax, surcharge, ...rest }),
    totalRange: tellRange({
      low: totalOf(taxableLow),
      high: taxableHigh === null ? null : totalOf(taxableHigh),
    }),
  }
}

/** Of lots only those that gained are taxed, and no other reduces it: all of them count as one transfer. */
const taxOf = (taxable: Cents, { financialYear, otherIncome, regime }: IndianYear): VdaYearResult =>
  vdaYear({
    ...{ financialYear, regime },
    transfers: [{ id: 'gained', asset: 'VDA', cost: '0', consideration: formatCents(taxable) }],
    ...(otherIncome !== undefined && { otherIncome }),
  })

const round = (value: string) => formatCents(toCents(value))

/** The cess is what is left of the total, so that what is read adds up: at most a paisa beside its own 4 %. */
function toCess({
  tax,
  surcharge = '0',
  total,
}: Pick<VdaYearResult, 'tax' | 'total'> & { surcharge?: string | undefined }) {
  const [all, own, raised] = [toCents(total), toCents(tax), toCents(surcharge)]
  return { cess: formatCents(all - own - raised), total: formatCents(all) }
}
