import { afterRate, beforeRate } from '../grammar/exchanging.ts'
import type { Step } from '../plan/plan.ts'
import { planSum } from '../plan/special/plan-sum.ts'
import { isIdle } from '../read/is-idle.ts'
import { isInside } from '../read/is-inside.ts'
import { listCurrencies } from '../read/list-currencies.ts'
import { putInPlace } from '../read/put-in-place.ts'
import type { Reading } from '../read/read-words.ts'
import { allWords, reword } from '../read/reword.ts'
import type { Asked, Turn } from './talk.ts'

/** Another figure in the sum of before: "15 % off on 3000", then "and 25 %?". */
export function changeSum({ reading, last, world }: Asked): Step | undefined {
  if (last?.plan?.kind !== 'sum') return undefined
  const sum = last.plan.reading
  return planSum(withRate(last, sum, reading) ?? putInPlace(sum, reading), world)
}

/** A rate that was asked for, in the question that it was missing in: "83.5", "at 83.5". */
function withRate({ answer }: Turn, sum: Reading, { quantities, tokens }: Reading): Reading | undefined {
  const [rate, ...others] = quantities
  if (answer.kind !== 'clarify' || rate?.kind !== 'bare' || others.length > 0) return undefined
  if (listCurrencies(sum.tokens).length !== 2) return undefined
  const isPlain = tokens.every(
    ({ kind, text }, at) =>
      kind === 'pause' ||
      isInside(quantities, at) ||
      beforeRate.has(text) ||
      afterRate.has(text) ||
      isIdle(text),
  )
  return isPlain ? reword(sum, allWords(sum), `at ${rate.value}`) : undefined
}
