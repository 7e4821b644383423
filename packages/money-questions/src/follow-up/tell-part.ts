import { noFigureOfIt, partOfResult } from '../grammar/other-figures.ts'
import { askWhatChanges } from '../plan/decline.ts'
import type { Step } from '../plan/plan.ts'
import { planSum } from '../plan/special/plan-sum.ts'
import { readOwnWords } from '../read/reword.ts'
import type { Asked } from './talk.ts'

/**
 * "20 % of that", "iska 20 %" after a plan: a part of what it comes to, and no other rate of it. Asked back is what is
 * neither a part nor a figure, such as "1.5 times" or "in 2030".
 */
export function tellPart({ reading: { asked }, last, world }: Asked): Step | undefined {
  const kind = last?.plan?.kind
  if (kind !== 'calculation' && kind !== 'definition') return undefined
  if (noFigureOfIt.test(asked)) return { answer: askWhatChanges() }
  const [, one, other, another] = partOfResult.exec(asked) ?? []
  const percent = one ?? other ?? another
  if (percent === undefined || last?.answer.kind !== 'answer') return undefined
  const [result, ...more] = last.answer.asked
  const unit = last.answer.calculations[0]?.outputs.find(({ value }) => value === result)?.unit
  const isAmount = more.length === 0 && result !== undefined && unit === 'inr'
  const step = isAmount ? planSum(readOwnWords(`${percent} % of rs ${result}`), world) : undefined
  return step ?? { answer: askWhatChanges() }
}
