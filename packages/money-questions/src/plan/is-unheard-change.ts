import type { Calculation } from '../answer/answer.ts'
import {
  allowanceAlone,
  amountAsked,
  amountOfResult,
  besidePlan,
  chargeNone,
  direction,
  insteadSaid,
  keptAsItIs,
  noneBeside,
  ofAll,
  ofEachMonth,
  ofEachYear,
  ofPaidIn,
  paidOverTime,
  regimeNamed,
  returnNamed,
  riseInRupees,
  sipAsked,
  toldAs,
  withinTime,
} from '../grammar/turns-of-plans.ts'
import { isWithin } from '../read/is-within.ts'
import type { Reading } from '../read/read-words.ts'
import { figuresOf } from './figures-of.ts'
import type { Plan } from './plan.ts'

/** A plan of before and what a turn makes of it. */
interface Change {
  calculation: Calculation
  former: Calculation
  plan: Plan | undefined
  said: string
  quantities: Reading['quantities']
  /** What was found before. */
  came: number | undefined
  /** Something was paid down. */
  isFinanced: boolean
}

const foundBy = (plan: Plan | undefined): string =>
  plan?.kind === 'calculation' ? plan.candidate.ask.find : ''

/** Whether a figure took the place of one of a plan although the words of its turn say something else of it. */
export function isUnheardChange(change: Change, before: Plan | undefined): boolean {
  const { calculation, former, plan, said, quantities, came } = change
  if (sipAsked.test(said) && /futureValue|gain/.test(foundBy(plan))) return true
  if (quantities.length === 0) return false
  const [, one, other, another] = keptAsItIs.exec(said) ?? []
  const kept = one ?? other ?? another
  const isAskedOf = Object.values(calculation.inputs).includes(came) && amountAsked.test(said)
  if (kept !== undefined && !isTold(kept, before) && !isAskedOf) return true
  const rises = Object.keys(former.inputs).some((name) => /stepUp/i.test(name))
  if (rises && riseInRupees.test(said)) return true
  if (isNoneLost(change) || besidePlan.test(said)) return true
  const isOfGain = Object.keys(former.inputs).some((name) => /profit|gain|income|sale/i.test(name))
  if (!isOfGain && amountOfResult.test(said)) return true
  const isOfPrices = plan?.kind === 'calculation' && /^inflation/.test(plan.candidate.family.id)
  if (isOfPrices && returnNamed.test(said)) return true
  if (calculation.calculator === 'gratuity' && allowanceAlone.test(said)) return true
  if (calculation.calculator === 'loan' && paidOverTime.test(said)) return true
  return isTurnedRound(change) || isRateOrAmount(change)
}

/** Whether a figure that is to stay is one that was told, and not one that was found. */
function isTold(name: string, before: Plan | undefined): boolean {
  const told = toldAs[name]
  return told !== undefined && Object.keys(figuresOf(before)).some((key) => told.test(key))
}

/** Whether what is said to be none stays: "no down payment" after one, "no deposits". Of what nobody told there is none anyway. */
function isNoneLost({ calculation, former, said, isFinanced }: Change): boolean {
  if (!noneBeside.test(said) || isMadeNothing(calculation, former)) return false
  const [, charge] = chargeNone.exec(said) ?? []
  if (charge === undefined) return true
  const isOfInputs = Object.keys(former.inputs).some((name) => name.toLowerCase().includes(charge))
  return isOfInputs || (charge === 'down' && isFinanced)
}

/** Whether something became nothing. */
const isMadeNothing = ({ inputs }: Calculation, { inputs: before }: Calculation): boolean =>
  Object.entries(inputs).some(([name, value]) => value === 0 && before[name] !== 0)

/** "75 %" after a fall of 50 % is no rise. */
function isTurnedRound({ calculation: { inputs }, former, said }: Change): boolean {
  const isTurned = ([name, value]: [string, unknown]) =>
    /change/i.test(name) && Number(former.inputs[name]) < 0 && Number(value) > 0
  return !direction.test(said) && Object.entries(inputs).some(isTurned)
}

/** A rate does not change by more at once without its sign, where a figure may be an amount as well. */
const NEAR_RATE = 1.4
const scales = [1e5, 1e7]
/** An amount in lakhs or crores hardly becomes more times itself. */
const NEAR_AMOUNT = 2.6

/** "13.5" after 12 lakh at 9 %: as likely 13.5 lakh. */
function isRateOrAmount({ calculation: { inputs }, former, quantities }: Change): boolean {
  const [quantity, ...others] = quantities
  if (quantity?.kind !== 'bare' || others.length > 0) return false
  const rate = Object.entries(inputs).find(
    ([name, value]) => /Percent$/.test(name) && value === quantity.value && former.inputs[name] !== value,
  )
  if (rate === undefined || isWithin(NEAR_RATE, Number(former.inputs[rate[0]]), quantity.value)) return false
  const amounts = Object.values(former.inputs).map(Number)
  return amounts.some((amount) =>
    scales.some((scale) => isWithin(NEAR_AMOUNT, quantity.value * scale, amount)),
  )
}

/** The difference of a month, where that of a year, of the whole time or of another figure is asked for. */
export function isOtherDifference(
  calculations: readonly Calculation[],
  before: Plan | undefined,
  { said = '', quantities }: Pick<Reading, 'said' | 'quantities'>,
): boolean {
  const [difference, { calculator = '', outputs = [] } = {}, { outputs: others = [] } = {}] = calculations
  const hasAmount = quantities.some(({ kind }) => kind === 'money' || kind === 'bare')
  if (calculator === 'tax') return hasAmount && regimeNamed.test(said)
  const sides = difference?.outputs
    .filter(({ id }) => id === 'before' || id === 'now')
    .map(({ value }) => value)
  const found = [...outputs, ...others].find(({ value }) => sides?.includes(value))?.id ?? foundBy(before)
  const isOfMonth = /emi|monthly/i.test(found)
  if (saved.test(said) && /futureValue|maturity|gain/i.test(found)) return true
  if (ofEachYear.test(said)) return true
  if (ofAll.test(said) && isOfMonth) return true
  if (ofEachMonth.test(said) && !isOfMonth) return true
  if (ofPaidIn.test(said) && !/invested|paid|payment/i.test(found) && !isOfMonth) return true
  return withinTime.test(said) && !insteadSaid.test(said) && quantities.some(({ kind }) => kind === 'years')
}

/** What one pays in is saved, and what comes of it is not. */
const saved = /\bi save\b/

/** Whether what is told is a difference of two answers. */
export const isDifference = ({ outputs }: Calculation): boolean =>
  ['before', 'now'].every((name) => outputs.some(({ id }) => id === name))
