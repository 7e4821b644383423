import { DAY_MS } from '@pkg/api-contract'
import type { ChainClient } from '@pkg/chain-client'

/** What a dollar was worth, and the day on which that rate was set. */
export interface SetRate {
  value: number
  setOn: string
}

/** The rate that holds on a local day: the one set on it, else the last one before; null where none is near. */
export type RateOn = (day: string) => SetRate | null

/** Holidays in a row are at most so many; a rate that is older is none of that day. */
const MOST_DAYS_BACK = 7

/** Looks a rate up among those by ISO day; without any, dollars are worth themselves. */
export function toRateOn(rates: Readonly<Record<string, number>> | null): RateOn {
  if (rates === null) return (day) => ({ value: 1, setOn: day })
  const known = new Map<string, SetRate | null>()
  return (day) => {
    let rate = known.get(day)
    if (rate === undefined) {
      rate = findRate(rates, day)
      known.set(day, rate)
    }
    return rate
  }
}

function findRate(rates: Readonly<Record<string, number>>, day: string): SetRate | null {
  for (let back = 0; back <= MOST_DAYS_BACK; back += 1) {
    const setOn = new Date(Date.parse(day) - back * DAY_MS).toISOString().slice(0, 10)
    const value = rates[setOn]
    if (value !== undefined) return { value, setOn }
  }
  return null
}

/** Reads the rates of every year that is needed, one call for each; null for dollars, which need none. */
export async function readCurrencyRates(
  chain: Pick<ChainClient, 'readDayRates'>,
  currency: string,
  years: readonly number[],
): Promise<{ rates: Record<string, number> | null; source: string | null; problem: string | null }> {
  if (currency === 'USD') return { rates: null, source: null, problem: null }
  const wanted = [...new Set(years.flatMap((year) => [year - 1, year]))]
  const answers = await Promise.allSettled(wanted.map((year) => chain.readDayRates(currency, year)))
  const read = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  return {
    rates: Object.assign({}, ...read.map(({ data }) => data)),
    source: read[0]?.source ?? null,
    problem:
      read.length < wanted.length ? `Exchange rates of ${currency} for some years could not be read.` : null,
  }
}
