import { compoundInterest } from './families/compound-interest.ts'
import { cryptoTax } from './families/crypto-tax.ts'
import { decline } from './families/decline.ts'
import { effectiveRate } from './families/effective-rate.ts'
import { fd } from './families/fd.ts'
import { fire } from './families/fire.ts'
import { flatRateLoan } from './families/flat-rate-loan.ts'
import { inflation } from './families/inflation.ts'
import { loan } from './families/loan.ts'
import { loanPrepayment } from './families/loan-prepayment.ts'
import { lumpSum } from './families/lump-sum.ts'
import { periodicSip } from './families/periodic-sip.ts'
import { realRate } from './families/real-rate.ts'
import { retirement } from './families/retirement.ts'
import { simpleInterest } from './families/simple-interest.ts'
import { sip } from './families/sip.ts'
import { stepUpSip } from './families/step-up-sip.ts'
import { swp } from './families/swp.ts'
import { targetAmount } from './families/target-amount.ts'
import { tax } from './families/tax.ts'
import { yearlyDeposits } from './families/yearly-deposits.ts'
import type { Family } from './family.ts'

/** Every kind of question. */
export const families: readonly Family[] = [
  sip,
  stepUpSip,
  yearlyDeposits,
  periodicSip,
  lumpSum,
  decline,
  compoundInterest,
  simpleInterest,
  fd,
  loan,
  loanPrepayment,
  flatRateLoan,
  swp,
  inflation,
  targetAmount,
  retirement,
  tax,
  cryptoTax,
  fire,
  realRate,
  effectiveRate,
]
