import type { Reading } from '../../read/read-words.ts'
import { reword } from '../../read/reword.ts'
import { toShape } from './to-shape.ts'

/** What a coin was bought and sold for, in rupees. */
export interface CryptoTrade {
  bought: number
  sold: number
}

const trade =
  /^(?:CHARGE )?(?:BOUGHT N SOLD N|SOLD N N BOUGHT|SOLD N BOUGHT N|N (?:BOUGHT )?N SOLD)(?: (?:UP|PROFIT))*(?: CHARGE)?(?: PAID)?$/
const one = /^(?:(BOUGHT|SOLD) N|N (BOUGHT|SOLD))(?: CHARGE)?$/

/** "Bought bitcoin for 5 lakh, sold for 7 lakh, tax?" */
export function toCryptoTrade(reading: Reading): CryptoTrade | undefined {
  const { quantities } = reading
  const [first, second] = quantities
  const [bought, sold] = (toShape(reading) ?? '').startsWith('SOLD') ? [second, first] : [first, second]
  if (bought === undefined || sold === undefined) return undefined
  const isGain = sold.value > bought.value && trade.test(toShape(reading) ?? '')
  return isGain ? { bought: bought.value, sold: sold.value } : undefined
}

/** "And if sold at 10 lakh?" after such a trade; undefined where nothing was gained by that. */
export function withOtherPrice(reading: Reading, before: CryptoTrade): CryptoTrade | undefined {
  const [, behind, ahead] = one.exec(toShape(reading) ?? '') ?? []
  const [price] = reading.quantities
  if (price === undefined || (behind ?? ahead) === undefined) return undefined
  const trade = { ...before, [(behind ?? ahead) === 'SOLD' ? 'sold' : 'bought']: price.value }
  return trade.sold > trade.bought ? trade : undefined
}

/** What it asks for: the tax on what was gained. */
export function askTaxOn(reading: Reading, { bought, sold }: CryptoTrade): Reading {
  return reword(reading, `tax on crypto gain of rs ${sold - bought}`)
}
