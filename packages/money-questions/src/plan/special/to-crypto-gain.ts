import type { Reading } from '../../read/read-question.ts'
import { toShape } from './to-shape.ts'

const trade =
  /^(?:CHARGE )?(?:BOUGHT N SOLD N|SOLD N N BOUGHT|SOLD N BOUGHT N|N (?:BOUGHT )?N SOLD)(?: (?:UP|PROFIT))*(?: CHARGE)?(?: PAID)?$/

/** "Bought bitcoin for 5 lakh, sold for 7 lakh, tax?" as what it asks for: the tax on what was gained. */
export function toCryptoGain(reading: Reading): string | undefined {
  const { concepts, quantities } = reading
  const [first, second] = quantities
  const [bought, sold] = (toShape(reading) ?? '').startsWith('SOLD') ? [second, first] : [first, second]
  if (!concepts.has('crypto') || !concepts.has('tax') || bought === undefined || sold === undefined)
    return undefined
  const isGain = sold.value > bought.value && trade.test(toShape(reading) ?? '')
  return isGain ? `tax on crypto gain of rs ${sold.value - bought.value}` : undefined
}
