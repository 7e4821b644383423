import { listCurrencies } from '../../read/list-currencies.ts'
import type { Reading } from '../../read/read-words.ts'
import { declineBlocked } from '../decline.ts'
import type { Step, World } from '../plan.ts'
import { solveCurrency } from './solve-currency.ts'
import { solveShare } from './solve-share.ts'
import { solveSum } from './solve-sum.ts'
import { solveUnits } from './solve-units.ts'

/** A sum of which every word has a part in it, so that nothing of the question is left out. */
export function planSum(reading: Reading | undefined, { rates }: World): Step | undefined {
  if (reading === undefined) return undefined
  const isForeign = listCurrencies(reading.tokens).some((code) => code !== 'INR')
  const whole = (isForeign ? solveCurrency(reading, rates) : undefined) ?? solveShare(reading)
  const answer = whole ?? (declineBlocked(reading) ? undefined : (solveSum(reading) ?? solveUnits(reading)))
  return answer && { answer, plan: { kind: 'sum', reading } }
}
