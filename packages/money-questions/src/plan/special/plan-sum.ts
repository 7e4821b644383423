import type { Draft } from '../../answer/answer.ts'
import { planWords } from '../../grammar/share-fillers.ts'
import { listCurrencies } from '../../read/list-currencies.ts'
import type { Reading } from '../../read/read-words.ts'
import { declineBlocked } from '../decline.ts'
import type { Step, World } from '../plan.ts'
import { solveCurrency } from './solve-currency.ts'
import { solveShare } from './solve-share.ts'
import { solveSum } from './solve-sum.ts'
import { solveUnits } from './solve-units.ts'
import { toAskedPart } from './to-asked-part.ts'

/** So many percent nobody tells in figures. */
const MOST_PERCENT = 1000

/** A sum of which every word has a part in it, so that nothing of the question is left out. */
export function planSum(reading: Reading | undefined, { rates }: Pick<World, 'rates'>): Step | undefined {
  if (reading === undefined) return undefined
  const isForeign = listCurrencies(reading.tokens).some((code) => code !== 'INR')
  const exchanged = isForeign ? solveCurrency(reading, rates) : undefined
  // "500 off on 2999 percent" asks for a percentage, and tells none.
  const isAsked = reading.quantities.some(({ kind, value }) => kind === 'percent' && value >= MOST_PERCENT)
  const isOfPlan = isAsked || reading.tokens.some(({ text }) => planWords.has(text))
  const answer = exchanged ?? (isOfPlan ? undefined : solveEveryday(reading))
  const sum = answer?.calculations[0]?.inputs.sum
  const part = typeof sum === 'string' && sum.includes('÷ 100') ? toAskedPart(sum, reading) : undefined
  return planSum(part, {}) ?? (answer && { answer, plan: { kind: 'sum', reading } })
}

/** Shares, plain arithmetic and units; what is beyond every calculator is no sum either. */
function solveEveryday(reading: Reading): Draft | undefined {
  const share = solveShare(reading)
  return share ?? (declineBlocked(reading) ? undefined : (solveSum(reading) ?? solveUnits(reading)))
}
