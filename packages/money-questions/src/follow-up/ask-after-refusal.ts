import { units } from '../grammar/units.ts'
import { askWhatChanges } from '../plan/decline.ts'
import type { Step } from '../plan/plan.ts'
import { listCurrencies } from '../read/list-currencies.ts'
import { listTelling } from '../read/list-telling.ts'
import type { Asked } from './talk.ts'

/**
 * "My salary is 80,000", which was not understood, and then "90,000" or "50 %": about that, and no figure of the loan
 * before. Likewise a figure by itself after what has no plan, such as a comparison.
 */
export function askAfterRefusal({ reading: { tokens, quantities }, last }: Asked): Step | undefined {
  const isBare = listTelling(tokens, quantities).every(({ kind, text }) => kind !== 'word' || units.has(text))
  const isForeign = listCurrencies(tokens).some((code) => code !== 'INR')
  if (quantities.length !== 1 || !isBare || isForeign) return undefined
  // Said once more, it is meant for what was computed before.
  return {
    answer: askWhatChanges(),
    ...(last?.plan && { plan: last.plan }),
  }
}
