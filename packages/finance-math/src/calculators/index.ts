import { arbitrageCalculator } from './arbitrage/arbitrage.calculator.ts'
import type { AnyCalculator } from './calculator.ts'
import { compoundInterestCalculator } from './compound-interest/compound-interest.calculator.ts'
import { currencyCalculator } from './currency/currency.calculator.ts'
import { fdCalculator } from './fd/fd.calculator.ts'
import { inflationCalculator } from './inflation/inflation.calculator.ts'
import { loanCalculator } from './loan/loan.calculator.ts'
import { loanPrepaymentCalculator } from './loan-prepayment/loan-prepayment.calculator.ts'
import { retirementCalculator } from './retirement/retirement.calculator.ts'
import { simpleInterestCalculator } from './simple-interest/simple-interest.calculator.ts'
import { sipCalculator } from './sip/sip.calculator.ts'
import { stepUpSipCalculator } from './step-up-sip/step-up-sip.calculator.ts'
import { swpCalculator } from './swp/swp.calculator.ts'
import { targetAmountCalculator } from './target-amount/target-amount.calculator.ts'
import { taxCalculator } from './tax/tax.calculator.ts'
import { xirrCalculator } from './xirr/xirr.calculator.ts'

/** Every calculator, in the order in which lists show them. A new one is one line here. */
export const calculators: readonly AnyCalculator[] = [
  sipCalculator,
  stepUpSipCalculator,
  loanCalculator,
  loanPrepaymentCalculator,
  simpleInterestCalculator,
  compoundInterestCalculator,
  fdCalculator,
  swpCalculator,
  inflationCalculator,
  targetAmountCalculator,
  retirementCalculator,
  taxCalculator,
  xirrCalculator,
  arbitrageCalculator,
  currencyCalculator,
]
