import { goesOnBySign, goesOnTurned, ofResult, shareOfOther } from '../grammar/carrying-on.ts'
import { noFigureOfIt, partOfOther, partOfResult, resultOfTime } from '../grammar/other-figures.ts'
import { taxTaken } from '../grammar/tax-deductions.ts'
import { askWhatChanges } from '../plan/decline.ts'
import type { Step } from '../plan/plan.ts'
import { planSum } from '../plan/special/plan-sum.ts'
import type { Quantity } from '../read/quantity.ts'
import { readOwnWords } from '../read/reword.ts'
import { continued, turned } from './change-sum.ts'
import { type Asked, calculationOf, type Turn } from './talk.ts'

/**
 * "20 % of that", "iska 20 %" after a plan: a part of what it comes to, and no other rate of it. Asked back is what is
 * neither a part nor a figure, such as "1.5 times" or "in 2030".
 */
export function tellPart({ reading: { asked, quantities }, last, world }: Asked): Step | undefined {
  const kind = last?.plan?.kind
  if (kind !== 'calculation' && kind !== 'definition') return undefined
  if (noFigureOfIt.test(asked) || resultOfTime.test(asked)) return { answer: askWhatChanges() }
  if (calculationOf(last)?.family.id === 'tax' && isTaxTaken(asked)) return leftToPay(quantities, last, world)
  const [, one, other, another] = partOfResult.exec(asked) ?? []
  const percent = one ?? other ?? another
  if (last?.answer.kind !== 'answer') return undefined
  const [result, ...more] = last.answer.asked
  const unit = last.answer.calculations[0]?.outputs.find(({ value }) => value === result)?.unit
  const isAmount = more.length === 0 && result !== undefined && unit === 'inr'
  // As it was told: to the paisa.
  const told = (result ?? 0).toFixed(2)
  const sum = percent === undefined ? sumWith(asked, Number(told), last) : `${percent} % of rs ${told}`
  if (sum === undefined) return undefined
  const step = isAmount && sum !== OPEN ? planSum(readOwnWords(sum), world) : undefined
  return step ?? { answer: askWhatChanges() }
}

/** It may be meant of the result as well as of a figure of the plan. */
const OPEN = ''

/** "Add 50,000 to that", "60,000 minus it": what a plan comes to is a part of a sum. */
function sumWith(asked: string, result: number, last: Turn): string | undefined {
  const isOfResult = ofResult.test(asked) && !isOfDeposit(asked, last)
  return turned(asked, result) ?? (isOfResult ? continued(asked, result) : OPEN)
}

/** "Add 2 lakh to it" after what a deposit comes to: more may be deposited as well. */
function isOfDeposit(asked: string, last: Turn): boolean {
  const before = calculationOf(last)
  const beginsWithAmount = before?.family.kin === 'growth' && 'principal' in before.family.variables
  return beginsWithAmount && /\bto it\b/.test(asked)
}

/** A figure of the plan is so much less: "4 lakh less". */
const changedBy = /\d\S*(?: \S+)? (?:less|kam)\b|कम/

/** Whether a turn after a plan tells a part of its result, or what is added to it or taken off. */
export const isPartOfResult = (asked: string) =>
  noFigureOfIt.test(asked) ||
  partOfResult.test(asked) ||
  partOfOther.test(asked) ||
  resultOfTime.test(asked) ||
  shareOfOther.test(asked) ||
  (!changedBy.test(asked) &&
    [...goesOnTurned, ...goesOnBySign].some(([sign, told]) => sign !== '*' && told.test(asked)))

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
