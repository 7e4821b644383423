import { type GainsCountry, nameTaxYear, runningTaxYear, toTaxYearSpan } from '@pkg/api-contract'

/** A stretch of calendar days in UTC, both included. */
interface FilterPeriod {
  label: string
  from: string
  to: string
}

const monthName = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' })
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/** What people ask about most: this month, this tax year of a country and this calendar year, and the ones before. */
export function listFilterPeriods(now: number, country: GainsCountry): FilterPeriod[] {
  const [year, month] = [new Date(now).getUTCFullYear(), new Date(now).getUTCMonth()]
  const taxYear = runningTaxYear(country, now)
  const ofMonth = (at: number) => ({
    label: monthName.format(Date.UTC(year, at)),
    ...{ from: toDay(Date.UTC(year, at)), to: toDay(Date.UTC(year, at + 1, 0)) },
  })
  const ofYear = (at: number) => ({ label: `Year ${at}`, from: `${at}-01-01`, to: `${at}-12-31` })
  const ofTaxYear = (at: number) => ({
    label: `${country === 'in' ? 'FY' : 'Tax year'} ${nameTaxYear(country, at)}`,
    ...toTaxYearSpan(country, at),
  })
  const years = [ofYear(year), ofYear(year - 1)]
  // Where the tax year is that of the calendar, it is listed already.
  const taxYears = [ofTaxYear(taxYear), ofTaxYear(taxYear - 1)].filter(({ from }) => !from.endsWith('-01-01'))
  return [ofMonth(month), ofMonth(month - 1), ...taxYears, ...years]
}
