import type { Calculation, Draft } from '../answer/answer.ts'
import { monthTold } from '../grammar/implausible/times.ts'
import {
  addsFound,
  corpusTold,
  deductedTold,
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
  if (calculation.calculator !== former.calculator) return isSumOfIts ? false : deductedTold.test(said)
  const isSeveral = now.answer.calculations.length > 1
  if (calculation.calculator === 'tax' && isSeveral && !incomeNamed.test(said)) return true
  if (calculation.calculator === 'arithmetic')
    return isUnheardSum(calculation, former, reading, questionOf(before))
  if (calculation.calculator === 'units') return isIntoSame(calculation, former, reading)
  const [came] = before.answer.asked
  const change = {
    calculation,
    former,
    plan: now.plan,
    said,
    quantities,
    came,
    isFinanced: before.financed !== undefined,
  }
  if (isUnheardChange(change, before.plan)) return true
  const [found] = now.answer.asked
  const output = calculation.outputs.find(({ value }) => value === found)
  const turn = {
    now,
    before,
    reading,
    calculation,
    former,
    said,
    came,
    found,
    id: '',
    label: '',
    unit: '',
    ...output,
  }
  return unheard.some(
    ({ of, by, beside, isLost }) =>
      (of === undefined || of === calculation.calculator) &&
      (by === undefined || by.test(said)) &&
      (beside === undefined || besides[beside](quantities)) &&
      (isLost === undefined || isLost(turn)),
  )
}

/** A turn that was answered by the calculator of before, with what was found. */
interface Turn {
  now: Answered
  before: Answered
  reading: Reading
  calculation: Calculation
  former: Calculation
  said: string
  /** What was found before, and now, with its id, its label and its unit. */
  came: number | undefined
  found: number | undefined
  id: string
  label: string
  unit: string
}

const besides = {
  figures: (quantities: Reading['quantities']) => quantities.length > 0,
  amounts: (quantities: Reading['quantities']) => quantities.some(({ kind }) => kind !== 'percent'),
  nothing: (quantities: Reading['quantities']) => quantities.length === 0,
}

/** What a turn says that its answer does not: of which calculator, by which words, beside which figures, and when it is lost. */
const unheard: readonly {
  of?: string
  by?: RegExp
  beside?: keyof typeof besides
  isLost?: (turn: Turn) => boolean
}[] = [
  { of: 'loan', by: rateChangesLater },
  { by: noFigureOfLoan },
  // "Put it at 8 % for 5 years" is about what came of it.
  {
    by: whatCame,
    isLost: ({ calculation, came }) => !Object.values(calculation.inputs).includes(came as number),
  },
  {
    by: addsFound,
    isLost: ({ calculation, came }) => !Object.values(calculation.inputs).includes(came as number),
  },
  { by: corpusTold, beside: 'amounts', isLost: isNoCorpus },
  { of: 'tax', isLost: isIncomeUnnamed },
  { of: 'tax', isLost: isOfYearRather },
  { of: 'loan', by: investing, beside: 'figures' },
  { of: 'swp', by: paidIn, beside: 'amounts' },
  {
    by: putBack,
    isLost: ({ calculation: { inputs }, former }) =>
      inputs.principal !== undefined && inputs.principal === former.inputs.principal,
  },
  { isLost: isBareForNothingTold },
  { by: wholeInterestAsked, isLost: ({ id, said }) => /saved/i.test(id) && !savingAsked.test(said) },
  { isLost: ({ found, ...turn }) => isEndOfChange({ ...turn, found: Number(found) }) },
  { by: whenAsked, isLost: ({ unit }) => !/^(?:years|months|text)$/.test(unit) },
  {
    by: interestOfYearAsked,
    beside: 'nothing',
    isLost: ({ id, calculation: { inputs } }) =>
      /interest/i.test(id) && !/year/i.test(id) && Number(inputs.years) > 1,
  },
  {
    by: nothingOf,
    beside: 'nothing',
    isLost: ({ calculation, former }) => JSON.stringify(calculation.inputs) === JSON.stringify(former.inputs),
  },
  // "Pension per year" is none of a month.
  { by: ofEachYear, beside: 'nothing', isLost: ({ label }) => /\bmonth/i.test(label) },
  {
    by: periodAlone,
    beside: 'nothing',
    isLost: ({ found, came, label }) => found === came && !monthTold.test(label.toLowerCase()),
  },
]

/** "25,000 monthly with 10 %" is a plan, and no sum. */
const isPlanInSum = (said: string): boolean => ofEachMonth.test(said) && /%|percent/.test(said)

/** What a sum was asked by. */
const questionOf = ({ plan }: Answered): string => (plan?.kind === 'sum' ? plan.reading.asked : '')

/** "With 1.5 lakh" after deductions is another deduction as well as another income. */
function isIncomeUnnamed({ calculation: { inputs }, former, said }: Turn): boolean {
  const claims = ['section80C', 'other'].some((name) => Number(former.inputs[name] ?? 0) > 0)
  const [now, before] = [Number(inputs.grossIncome), Number(former.inputs.grossIncome)]
  return claims && now < before / 2 && !incomeNamed.test(said)
}

const MONTHS = 12
/** "20 lakh" after the tax on 1.25 lakh a month is hardly what is earned in a month. */
function isOfYearRather({ calculation: { inputs }, former, reading: { quantities } }: Turn): boolean {
  const [now, before] = [Number(inputs.grossIncome), Number(former.inputs.grossIncome)]
  return quantities.some(({ value, per }) => per === 'month' && value * MONTHS === now && value > before / 2)
}

/** "Corpus 2 crore" that was taken for what is spent. */
function isNoCorpus({ calculation: { inputs }, reading: { quantities } }: Turn): boolean {
  const told = quantities.map(({ value }) => value)
  return Object.entries(inputs).some(
    ([name, value]) =>
      told.includes(value as number) && !/corpus|principal|target|goal|value|saved|present/i.test(name),
  )
}

/** What belongs to the plan of before, told in rupees or as a share of it. */
const ofPlans = /\b(?:down(?: ?payment)?|bonus|extra|prepay\w*)\b/
const incomeNamed = /salary|income|ctc|earn|package|vetan|tankh|aamdani|वेतन|आय|सैलरी|तनख्वाह/

/** A figure alone takes the place of one that was told; one that was not told has to be named. */
function isBareForNothingTold({ now, before, reading: { tokens, quantities } }: Turn): boolean {
  const [quantity, ...others] = quantities
  const isAlone =
    quantity?.kind === 'bare' && others.length === 0 && tokens.length === quantity.end - quantity.start
  if (!isAlone || now.plan?.kind !== 'definition' || before.plan?.kind !== 'definition') return false
  const { given } = before.plan.named
  return Object.entries(now.plan.named.given).some(
    ([name, value]) => value === quantity.value && given[name] === undefined,
  )
}
