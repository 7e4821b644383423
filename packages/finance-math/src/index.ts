export * from './core.ts'
export {
  type AmortizationInput,
  type AmortizationRow,
  amortizationSchedule,
} from './formulas/amortization-schedule.ts'
export { type ArbitrageInput, type ArbitrageResult, arbitrage } from './formulas/arbitrage.ts'
export {
  type CompoundInterestInput,
  type CompoundingFrequency,
  compoundInterest,
} from './formulas/compound-interest.ts'
export { type ConvertCurrencyInput, convertCurrency } from './formulas/convert-currency.ts'
export { type EmiResult, emi } from './formulas/emi.ts'
export { type FireNumberInput, fireNumber } from './formulas/fire-number.ts'
export { type FixedDepositResult, fixedDeposit } from './formulas/fixed-deposit.ts'
export { type InflationInput, type InflationResult, inflation } from './formulas/inflation.ts'
export type { LoanInput } from './formulas/loan.ts'
export { type LumpSumInput, lumpSum } from './formulas/lump-sum.ts'
export type { RateConvention } from './formulas/monthly-rate.ts'
export { type OutstandingBalanceInput, outstandingBalance } from './formulas/outstanding-balance.ts'
export { type PrepaymentInput, type PrepaymentResult, prepayment } from './formulas/prepayment.ts'
export { type RealRateInput, realRate } from './formulas/real-rate.ts'
export { type RequiredSipInput, requiredSip } from './formulas/required-sip.ts'
export {
  type RetirementInput,
  type RetirementResult,
  type RetirementRow,
  retirement,
} from './formulas/retirement.ts'
export type { MoneyRounding } from './formulas/round-money.ts'
export { type InterestResult, type SimpleInterestInput, simpleInterest } from './formulas/simple-interest.ts'
export { type InvestmentGrowth, type SipInput, sip } from './formulas/sip.ts'
export { type StepUpSipInput, stepUpSip } from './formulas/step-up-sip.ts'
export { type SwpInput, type SwpResult, type SwpRow, swp } from './formulas/swp.ts'
export { type TargetAmountInput, type TargetAmountResult, targetAmount } from './formulas/target-amount.ts'
export { yearlyRows } from './formulas/yearly-rows.ts'
export { type IncomeTaxInput, type IncomeTaxResult, incomeTaxIndia } from './tax/income-tax-india.ts'
export type { AgeBand, FinancialYear, TaxRegime } from './tax/tax-types.ts'

// Of India's schemes, what depends on no dated rule.

export { codeWages, type PayComponent } from './india/code-wages.ts'
export { type EpfInterestFrom, type EpfYearInput, epfYear } from './india/epf-year.ts'
export { type GstInput, type GstResult, gst } from './india/gst.ts'
export {
  type PostOfficeRecurringDepositInput,
  postOfficeRecurringDeposit,
  type RecurringDepositRetainedInput,
  recurringDepositRetained,
} from './india/post-office-recurring-deposit.ts'
export {
  type RecurringDepositInput,
  type RecurringDepositResult,
  recurringDeposit,
} from './india/recurring-deposit.ts'
