import type { Step } from '../plan/plan.ts'
import { withDownPayment } from '../plan/special/plan-purchase.ts'
import type { FinancedLoan } from '../plan/special/to-financed-loan.ts'
import { alone, toStep } from '../plan/to-step.ts'
import { understand } from '../plan/understand.ts'
import { nothingSaid } from '../read/pick-words.ts'
import { askAboutPurchase, withOtherDownPayment } from './change-down-payment.ts'
import { type Asked, calculationOf } from './talk.ts'

/** "What if 30 % down", "make it 90 lakh" after a down payment: the latter may be the price or the loan. */
export function changePurchase({ reading, last, world }: Asked): Step | undefined {
  const { financed } = last ?? {}
  const principal = calculationOf(last)?.values.principal
  if (financed === undefined || principal !== financed.price - financed.downPayment) return undefined
  const other = withOtherDownPayment(reading, financed)
  return other === undefined ? alone(askAboutPurchase(reading, financed)) : buyAnew(other, { last, world })
}

/** The same loan for what another purchase leaves to be borrowed. */
export function buyAnew(financed: FinancedLoan, { last, world }: Omit<Asked, 'reading'>): Step | undefined {
  const before = calculationOf(last)
  if (before === undefined) return undefined
  const values = { ...before.values, principal: financed.price - financed.downPayment }
  const found = understand(nothingSaid, world.year, { ...before, values, currency: financed.currency })
  return found && withDownPayment(toStep(found), financed)
}
