import type { Step } from '../plan/plan.ts'
import { withDownPayment } from '../plan/special/plan-purchase.ts'
import { planSum } from '../plan/special/plan-sum.ts'
import { type FinancedLoan, toFinancedLoan } from '../plan/special/to-financed-loan.ts'
import { toStep } from '../plan/to-step.ts'
import { understand } from '../plan/understand.ts'
import { nothingSaid } from '../read/pick-words.ts'
import { LEAST_BARE_AMOUNT } from '../read/quantity.ts'
import type { Reading } from '../read/read-words.ts'
import { type Asked, calculationOf } from './talk.ts'

/** "10 lakh with 2 lakh down", "5,000 + 3,000" where nothing but an amount was asked for: the amount is what that comes to. */
export function fillWithSum({ reading, last, world }: Asked): Step | undefined {
  const context = calculationOf(last)
  const [name, ...others] = context?.missing ?? []
  if (name === undefined || others.length > 0) return undefined
  if (context?.family.variables[name]?.kind.startsWith('money') !== true) return undefined
  const isLoan = context.family.kin === 'loan' && name === 'principal'
  const financed = isLoan ? readFinanced(reading) : undefined
  const amount = financed ? financed.price - financed.downPayment : sumOf(reading)
  if (amount === undefined) return undefined
  const found = understand(nothingSaid, world.year, {
    ...context,
    values: { ...context.values, [name]: amount },
    said: [...context.said, name],
    missing: [],
    currency: financed?.currency ?? context.currency,
  })
  if (found === undefined) return undefined
  return financed ? withDownPayment(toStep(found), financed) : toStep(found)
}

/** What is borrowed for a purchase of which nothing but its price and what is paid down is told. */
function readFinanced(reading: Reading): FinancedLoan | undefined {
  const told = toFinancedLoan(reading)
  return told?.loan.quantities.length === 1 ? told.financed : undefined
}

/** What a sum of amounts comes to. */
function sumOf(reading: Reading): number | undefined {
  const isOfAmounts = reading.quantities.every(
    ({ kind, per, currency }) =>
      (kind === 'money' || kind === 'bare' || kind === 'percent') &&
      per === undefined &&
      (currency ?? 'INR') === 'INR',
  )
  const sum = isOfAmounts && reading.quantities.length > 1 ? planSum(reading, {}) : undefined
  const [amount = 0] = sum?.answer.kind === 'answer' ? sum.answer.asked : []
  return amount < LEAST_BARE_AMOUNT ? undefined : amount
}
