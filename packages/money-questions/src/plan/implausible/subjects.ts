import {
  agesTold,
  childTold,
  drawnAsked,
  endsEarly,
  notFor,
  paidInAsked,
  twoInterests,
} from '../../grammar/implausible/subjects.ts'
import type { Answered } from './answered.ts'

/** The words of a question are those of another subject than what was computed. */
export function isNotFor({ calculation: { calculator }, said }: Answered): boolean {
  return notFor.some((one) => one.calculators.includes(calculator) && one.said.test(said))
}

/** The slabs of a tax are in rupees. */
export function isTaxOfDollars({ calculation: { calculator }, reading: { quantities } }: Answered): boolean {
  return calculator === 'tax' && quantities.some(({ currency = 'INR' }) => currency !== 'INR')
}

/** One of two kinds of interest is told where both are asked. */
export function isOneOfBoth({ calculation: { calculator }, said }: Answered): boolean {
  return /^(?:compound|simple)-interest$/.test(calculator) && twoInterests.test(said)
}

/** The least age at which somebody may open a savings scheme for senior citizens. */
const LEAST_OF_SCHEME = 55
/** And at which the slabs of a tax are a senior citizen's. */
const LEAST_OF_SLAB = 60

/** An age that is told is another one than what was computed is for. */
export function isOfAnotherAge({ calculation: { calculator, inputs }, said }: Answered): boolean {
  const isOfScheme = calculator === 'post-office' && inputs.scheme === 'scss'
  if (!isOfScheme && calculator !== 'tax') return false
  const age = agesTold.exec(said)?.slice(1).find(Boolean)
  if (isOfScheme) return childTold.test(said) || Number(age) < LEAST_OF_SCHEME
  return /^(?:60|80)/.test(String(inputs.ageBand)) && Number(age) < LEAST_OF_SLAB
}

/** What is owed still is asked, where a loan ends early, and not what was paid until then. */
export function isPaidUntilThen({ calculation: { calculator, inputs }, said }: Answered): boolean {
  return calculator === 'loan-part' && 'toMonth' in inputs && endsEarly.test(said)
}

/** All that is paid in is asked, and another figure told. */
export function isTotalOfOther({ calculation: { outputs }, found, said }: Answered): boolean {
  const paidIn = outputs.find(({ id }) => id === 'paidIn')
  const drawn = outputs.find(({ id }) => id === 'totalWithdrawn')
  return (
    (paidIn !== undefined && paidInAsked.test(said) && found !== paidIn.value) ||
    (drawn !== undefined && drawnAsked.test(said) && found !== drawn.value)
  )
}
