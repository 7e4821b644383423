import type { Calculation, Draft } from '../answer/answer.ts'
import { monthTold } from '../grammar/implausible/times.ts'
import {
  interestOfYearAsked,
  investing,
  noFigureOfLoan,
  nothingOf,
  paidIn,
  periodAlone,
  putBack,
  rateChangesLater,
  savingAsked,
  whatCame,
  whenAsked,
  wholeInterestAsked,
} from '../grammar/turns.ts'
import { ofEachMonth, ofEachYear } from '../grammar/turns-of-plans.ts'
import { countAtPrice, eachOfSome } from '../grammar/turns-of-sums.ts'
import type { Reading } from '../read/read-words.ts'
import { isEndOfChange } from './implausible/figures.ts'
import { isDifference, isOtherDifference, isUnheardChange } from './is-unheard-change.ts'
import { isIntoSame, isUnheardSum } from './is-unheard-sum.ts'
import type { Plan, Step } from './plan.ts'

/** What a turn of a talk comes to, or came to before it. */
interface Answered {
  answer: Draft
  plan?: Plan | undefined
  financed?: Step['financed']
}

/**
 * Whether what is said after an answer is told by none of its words: "per month?" that leaves the figure of a year as it
 * is, "by 800" that is taken for the amount of which 8 % are added, "without the EMI" that changes nothing.
 */
export function isUnheardTurn(now: Answered, before: Answered, reading: Reading): boolean {
  const [calculation, former] = [now.answer.calculations[0], before.answer.calculations[0]]
  if (calculation === undefined || former === undefined) return false
  const { asked, said = asked, quantities } = reading
  if (isDifference(calculation))
    return isOtherDifference(now.answer.calculations, before.plan, { said, quantities })
  // "15 lakh with 3 lakh down" after a loan is no sum of its own.
  const isSumOfIts = calculation.calculator === 'arithmetic' && former.calculator !== 'arithmetic'
  if (
    isSumOfIts &&
    (ofPlans.test(said) || countAtPrice.test(said) || eachOfSome.test(said) || isPlanInSum(said))
  )
    return true
  if (calculation.calculator !== former.calculator) return false
  const isSeveral = now.answer.calculations.length > 1
  if (calculation.calculator === 'tax' && isSeveral && !incomeNamed.test(said)) return true
  if (calculation.calculator === 'arithmetic')
    return isUnheardSum(calculation, former, reading, questionOf(before))
  if (calculation.calculator === 'units') return isIntoSame(calculation, former, reading)
  const [came] = before.answer.asked
  const isFinanced = before.financed !== undefined
  const change = { calculation, former, plan: now.plan, said, quantities, came, isFinanced }
  if (isUnheardChange(change, before.plan)) return true
  if (calculation.calculator === 'loan' && rateChangesLater.test(said)) return true
  if (noFigureOfLoan.test(said)) return true
  // "Put it at 8 % for 5 years" is about what came of it.
  if (whatCame.test(said) && !Object.values(calculation.inputs).includes(came as number)) return true
  if (calculation.calculator === 'tax' && isIncomeUnnamed(calculation, former, said)) return true
  if (calculation.calculator === 'loan' && quantities.length > 0 && investing.test(said)) return true
  const hasAmount = quantities.some(({ kind }) => kind !== 'percent')
  if (calculation.calculator === 'swp' && hasAmount && paidIn.test(said)) return true
  const { principal } = calculation.inputs
  if (putBack.test(said) && principal !== undefined && principal === former.inputs.principal) return true
  if (isBareForNothingTold(now, before, reading)) return true
  const [figure] = now.answer.asked
  const { id = '', label = '', unit = '' } = calculation.outputs.find(({ value }) => value === figure) ?? {}
  if (/saved/i.test(id) && wholeInterestAsked.test(said) && !savingAsked.test(said)) return true
  if (isEndOfChange({ calculation, found: Number(figure), reading, said })) return true
  const isTime = /^(?:years|months|text)$/.test(unit)
  if (whenAsked.test(said) && !isTime) return true
  if (quantities.length > 0) return false
  const isOfAllYears = /interest/i.test(id) && !/year/i.test(id) && Number(calculation.inputs.years) > 1
  if (isOfAllYears && interestOfYearAsked.test(said)) return true
  const isUnchanged = JSON.stringify(calculation.inputs) === JSON.stringify(former.inputs)
  if (nothingOf.test(said) && isUnchanged) return true
  const isSame = figure === came
  // "Pension per year" is none of a month.
  if (ofEachYear.test(said) && /\bmonth/i.test(label)) return true
  return isSame && periodAlone.test(said) && !monthTold.test(label.toLowerCase())
}

/** "25,000 monthly with 10 %" is a plan, and no sum. */
const isPlanInSum = (said: string): boolean => ofEachMonth.test(said) && /%|percent/.test(said)

/** What a sum was asked by. */
const questionOf = ({ plan }: Answered): string => (plan?.kind === 'sum' ? plan.reading.asked : '')

/** "With 1.5 lakh" after deductions is another deduction as well as another income. */
function isIncomeUnnamed({ inputs }: Calculation, { inputs: former }: Calculation, said: string): boolean {
  const claims = ['section80C', 'other'].some((name) => Number(former[name] ?? 0) > 0)
  const [now, before] = [Number(inputs.grossIncome), Number(former.grossIncome)]
  return claims && now < before / 2 && !incomeNamed.test(said)
}

/** What belongs to the plan of before, told in rupees or as a share of it. */
const ofPlans = /\b(?:down(?: ?payment)?|bonus|extra|prepay\w*)\b/
const incomeNamed = /salary|income|ctc|earn|package|vetan|tankh|aamdani|वेतन|आय|सैलरी|तनख्वाह/

/** A figure alone takes the place of one that was told; one that was not told has to be named. */
function isBareForNothingTold(now: Answered, before: Answered, { tokens, quantities }: Reading): boolean {
  const [quantity, ...others] = quantities
  const isAlone =
    quantity?.kind === 'bare' && others.length === 0 && tokens.length === quantity.end - quantity.start
  if (!isAlone || now.plan?.kind !== 'definition' || before.plan?.kind !== 'definition') return false
  const { given } = before.plan.named
  return Object.entries(now.plan.named.given).some(
    ([name, value]) => value === quantity.value && given[name] === undefined,
  )
}
