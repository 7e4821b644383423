import { currency, type Rates, rates as ratesModel } from '@pkg/api-contract'
import { api } from '#app/lib/api.ts'
import { readStored, writeStored } from '#app/lib/stored-state.ts'

const storedAs = 'rates'

/** What one unit of a currency buys, and how far it can be relied upon. */
export interface RateReading {
  rates: Readonly<Record<string, number>>
  source: string
  updatedAt: string
  /** Not read now: the last ones known, by the server or by this browser. */
  stale: boolean
}

/**
 * Asks for a currency's rates. Where our server is not reached, those that this browser read last are used, turned
 * to the currency that is asked for.
 */
export async function getExchangeRates(base: string): Promise<RateReading> {
  try {
    const answer = await api(currency.getRates, { params: { base } })
    writeStored(storedAs, answer)
    return answer
  } catch (error) {
    const kept = readStored(storedAs, ratesModel)
    const ofBase = kept?.rates[base]
    if (kept === undefined || ofBase === undefined) throw error
    return { ...toBase(kept, ofBase), source: kept.source, updatedAt: kept.updatedAt, stale: true }
  }
}

function toBase({ rates }: Pick<Rates, 'rates'>, ofBase: number) {
  return { rates: Object.fromEntries(Object.entries(rates).map(([code, rate]) => [code, rate / ofBase])) }
}
