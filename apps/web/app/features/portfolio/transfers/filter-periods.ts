/** A stretch of calendar days in UTC, both included. */
interface FilterPeriod {
  label: string
  from: string
  to: string
}

const monthName = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' })
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/** What people ask about most: this month and year, and the ones before. */
export function listFilterPeriods(now: number): FilterPeriod[] {
  const [year, month] = [new Date(now).getUTCFullYear(), new Date(now).getUTCMonth()]
  const ofMonth = (at: number) => ({
    label: monthName.format(Date.UTC(year, at)),
    ...{ from: toDay(Date.UTC(year, at)), to: toDay(Date.UTC(year, at + 1, 0)) },
  })
  const ofYear = (at: number) => ({ label: `Year ${at}`, from: `${at}-01-01`, to: `${at}-12-31` })
  return [ofMonth(month), ofMonth(month - 1), ofYear(year), ofYear(year - 1)]
}
