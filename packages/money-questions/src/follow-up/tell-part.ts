import { noFigureOfIt, partOfResult } from '../grammar/other-figures.ts'
import { taxTaken } from '../grammar/tax-deductions.ts'
import { askWhatChanges } from '../plan/decline.ts'
import type { Step } from '../plan/plan.ts'
import { planSum } from '../plan/special/plan-sum.ts'
import type { Quantity } from '../read/quantity.ts'
import { readOwnWords } from '../read/reword.ts'
import { type Asked, calculationOf, type Turn } from './talk.ts'

/**
 * "20 % of that", "iska 20 %" after a plan: a part of what it comes to, and no other rate of it. Asked back is what is
 * neither a part nor a figure, such as "1.5 times" or "in 2030".
 */
export function tellPart({ reading: { asked, quantities }, last, world }: Asked): Step | undefined {
  const kind = last?.plan?.kind
  if (kind !== 'calculation' && kind !== 'definition') return undefined
  if (noFigureOfIt.test(asked)) return { answer: askWhatChanges() }
  if (calculationOf(last)?.family.id === 'tax' && isTaxTaken(asked)) return leftToPay(quantities, last, world)
  const [, one, other, another] = partOfResult.exec(asked) ?? []
  const percent = one ?? other ?? another
  if (percent === undefined || last?.answer.kind !== 'answer') return undefined
  const [result, ...more] = last.answer.asked
  const unit = last.answer.calculations[0]?.outputs.find(({ value }) => value === result)?.unit
  const isAmount = more.length === 0 && result !== undefined && unit === 'inr'
  const step = isAmount ? planSum(readOwnWords(`${percent} % of rs ${result}`), world) : undefined
  return step ?? { answer: askWhatChanges() }
}

/** "TDS 50,000" after an income tax tells what was taken off for it, and asks for no other tax. */
const ofTds =
  /^(?:(?:and|aur|minus|less|but|if|with|my) )*tds (?:is |was |of )?(?:rs |₹ ?)?\d\S*(?: ?(?:k|lakhs?))?[\s.?!]*$/

export const isTaxTaken = (asked: string) => taxTaken.test(asked) || ofTds.test(asked)

/** What is left of an income tax after what was taken off; asked back where more was than the tax. */
function leftToPay(
  [taken, ...others]: readonly Quantity[],
  last: Turn | undefined,
  world: Asked['world'],
): Step {
  const [tax, ...more] = last?.answer.asked ?? []
  const isPlain = others.length + more.length === 0 && last?.answer.kind === 'answer'
  const isLess = isPlain && tax !== undefined && taken !== undefined && taken.value <= tax
  const step = isLess ? planSum(readOwnWords(`rs ${tax} - rs ${taken.value}`), world) : undefined
  return step ?? { answer: askWhatChanges() }
}
