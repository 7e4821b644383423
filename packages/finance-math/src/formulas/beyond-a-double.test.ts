import { expect, it } from 'vitest'
import { cumipmt, ipmt, mirr } from '../core.ts'
import { cryptoTaxIndia } from '../tax/crypto-tax-india.ts'
import { incomeTaxIndia } from '../tax/income-tax-india.ts'
import { arbitrage } from './arbitrage.ts'
import { emi } from './emi.ts'
import { outstandingBalance } from './outstanding-balance.ts'
import { prepayment } from './prepayment.ts'
import { realRate } from './real-rate.ts'
import { requiredSip } from './required-sip.ts'
import { retirement } from './retirement.ts'
import { sip } from './sip.ts'
import { stepUpSip } from './step-up-sip.ts'
import { swp } from './swp.ts'
import { targetAmount } from './target-amount.ts'

const loan = { principal: 1.7e308, annualRatePercent: 1e-9, months: 12 }
const plan = { monthlyInvestment: 1e307, annualRatePercent: -99, years: 10 }
const life = { currentAge: 30, retirementAge: 60, lifeExpectancy: 90, monthlyExpenses: 1 }
const returns = { inflationPercent: 5, preRetirementReturnPercent: 9, postRetirementReturnPercent: 6 }

const huge = { principal: 1e5, annualRatePercent: 1e6, months: 400, emiRounding: 'rupee' } as const

const steepest = { ...huge, principal: 1e-300, annualRatePercent: Number.MAX_VALUE }

it.each<[string, string, () => unknown]>([
  ['cumipmt', 'nper', () => cumipmt(1e300, 12, 1e300, 1, 12)],
  ['ipmt', 'nper', () => ipmt(1e300, 2, 3, 1e300)],
  ['mirr', 'values', () => mirr([-1e-300, 1e300], 0, 1e308)],
  ['cryptoTaxIndia', 'gains', () => cryptoTaxIndia({ gains: [1e308], financialYear: '2025-26' })],
  [
    'cryptoTaxIndia',
    'gains',
    () => cryptoTaxIndia({ gains: [-1.7e308, -1.7e308], financialYear: '2025-26' }),
  ],
  [
    'incomeTaxIndia',
    'taxableIncome',
    () =>
      incomeTaxIndia({
        taxableIncome: 1e308,
        regime: 'new',
        financialYear: '2025-26',
        ageBand: 'below60',
      }),
  ],
  ['arbitrage', 'totalStake', () => arbitrage({ odds: [50, 60], totalStake: 1e307 })],
  ['emi', 'principal', () => emi({ ...loan, annualRatePercent: 1200 })],
  ['outstandingBalance', 'principal', () => outstandingBalance({ ...huge, afterMonths: 300 })],
  ['prepayment', 'principal', () => prepayment({ ...huge, lumpSum: 1, afterMonth: 300, mode: 'reduceEmi' })],
  [
    'prepayment',
    'principal',
    () => prepayment({ ...steepest, lumpSum: 1, afterMonth: 12, mode: 'reduceEmi' }),
  ],
  ['realRate', 'nominalPercent', () => realRate({ nominalPercent: 1e308, inflationPercent: -99.9 })],
  [
    'requiredSip',
    'targetAmount',
    () => requiredSip({ targetAmount: 1e308, annualRatePercent: -1e-9, years: 1e-3 }),
  ],
  [
    'retirement',
    'monthlyExpenses',
    () => retirement({ ...life, ...returns, monthlyExpenses: 1e307, currentSavings: 0 }),
  ],
  [
    'retirement',
    'currentSavings',
    () => retirement({ ...life, ...returns, preRetirementReturnPercent: 1e15, currentSavings: 1 }),
  ],
  [
    'retirement',
    'currentSavings',
    () => retirement({ ...life, ...returns, postRetirementReturnPercent: 100, currentSavings: 1e300 }),
  ],
  ['requiredSip', 'years', () => requiredSip({ targetAmount: 1, annualRatePercent: 100, years: 1e6 })],
  ['sip', 'years', () => sip(plan)],
  ['stepUpSip', 'years', () => stepUpSip({ ...plan, annualStepUpPercent: 10 })],
  [
    'swp',
    'monthlyWithdrawal',
    () => swp({ principal: 1.7e308, annualRatePercent: 12, years: 2, monthlyWithdrawal: 1.5e307 }),
  ],
  [
    'targetAmount',
    'returnPercent',
    () => targetAmount({ target: 1e300, inflationPercent: 0, returnPercent: -99, years: 50 }),
  ],
])('%s says NO_SOLUTION beyond the largest double, and that %s leads there', (_name, argument, compute) => {
  expect(compute).toThrow(expect.objectContaining({ code: 'NO_SOLUTION', argument }))
})
