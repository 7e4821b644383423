export * from './core.ts'
export {
  type AmortizationInput,
  type AmortizationRow,
  amortizationSchedule,
} from './formulas/amortization-schedule.ts'
export { type ArbitrageInput, type ArbitrageResult, arbitrage } from './formulas/arbitrage.ts'
export {
  type BacktestCycle,
  type HistoricalBacktestInput,
  type HistoricalBacktestResult,
  historicalBacktest,
} from './formulas/backtest/historical-backtest.ts'
export {
  type BalanceTransferInput,
  type BalanceTransferResult,
  balanceTransfer,
} from './formulas/balance-transfer.ts'
export {
  type BondAccruedInterestInput,
  type BondAccruedInterestResult,
  bondAccruedInterest,
} from './formulas/bonds/bond-accrued-interest.ts'
export {
  type BondDurationInput,
  type BondDurationResult,
  bondDuration,
} from './formulas/bonds/bond-duration.ts'
export { type BondPriceInput, bondPrice } from './formulas/bonds/bond-price.ts'
export {
  type BondPriceDatedInput,
  type BondPriceDatedResult,
  bondPriceDated,
} from './formulas/bonds/bond-price-dated.ts'
export { type BondYieldInput, type BondYieldResult, bondYield } from './formulas/bonds/bond-yield.ts'
export { type BondYieldDatedInput, bondYieldDated } from './formulas/bonds/bond-yield-dated.ts'
export type { CouponFrequency } from './formulas/bonds/coupon-frequency.ts'
export type { BondDates } from './formulas/bonds/coupon-period.ts'
export type { DayCountBasis } from './formulas/bonds/day-count.ts'
export { type CardMinimumInput, cardMinimum } from './formulas/card-minimum.ts'
export { type CardPayoffInput, cardPayoff } from './formulas/card-payoff.ts'
export {
  type ChitFundInput,
  type ChitFundResult,
  type ChitFundTotals,
  chitFund,
  chitFundTotals,
} from './formulas/chit-fund.ts'
export {
  type CompoundInterestInput,
  type CompoundingFrequency,
  compoundInterest,
} from './formulas/compound-interest.ts'
export { type ConvertCurrencyInput, convertCurrency } from './formulas/convert-currency.ts'
export {
  type CostAveragingInput,
  type CostAveragingResult,
  costAveraging,
  type DatedPurchase,
} from './formulas/cost-averaging.ts'
export { debtPayoff } from './formulas/debt-payoff.ts'
export {
  type EducationLoanInput,
  type EducationLoanResult,
  educationLoan,
} from './formulas/education-loan.ts'
export { type EmiResult, emi } from './formulas/emi.ts'
export { type FireNumberInput, fireNumber } from './formulas/fire-number.ts'
export { type FireNumbersInput, type FireNumbersResult, fireNumbers } from './formulas/fire-numbers.ts'
export { type FixedDepositResult, fixedDeposit } from './formulas/fixed-deposit.ts'
export {
  type FlatVsReducingInput,
  type FlatVsReducingResult,
  flatVsReducing,
} from './formulas/flat-vs-reducing.ts'
export { type ImpermanentLossInput, impermanentLoss } from './formulas/impermanent-loss.ts'
export { type InflationInput, type InflationResult, inflation } from './formulas/inflation.ts'
export {
  type InvestmentReturnInput,
  type InvestmentReturnResult,
  investmentReturn,
} from './formulas/investment-return.ts'
export { type LifeCoverInput, type LifeCoverResult, lifeCover } from './formulas/life-cover.ts'
export type { LoanInput } from './formulas/loan.ts'
export { type LoanAprInput, loanApr } from './formulas/loan-apr.ts'
export {
  type LoanEligibilityInput,
  type LoanEligibilityResult,
  loanEligibility,
} from './formulas/loan-eligibility.ts'
export { type LumpSumInput, lumpSum } from './formulas/lump-sum.ts'
export type { RateConvention } from './formulas/monthly-rate.ts'
export { type NoCostEmiInput, type NoCostEmiResult, noCostEmi } from './formulas/no-cost-emi.ts'
export { type OutstandingBalanceInput, outstandingBalance } from './formulas/outstanding-balance.ts'
export { type PaybackInput, payback } from './formulas/payback.ts'
export { type PrepaymentInput, type PrepaymentResult, prepayment } from './formulas/prepayment.ts'
export { type RealRateInput, realRate } from './formulas/real-rate.ts'
export {
  type RentVsBuyInput,
  type RentVsBuyResult,
  type RentVsBuyRow,
  rentVsBuy,
} from './formulas/rent-vs-buy.ts'
export type { CardPayoffResult } from './formulas/repay-card.ts'
export type { Debt, DebtPayoffInput, DebtPayoffResult } from './formulas/repay-debts.ts'
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
export {
  type GuytonKlingerSpendingInput,
  guytonKlingerSpending,
} from './formulas/spending/guyton-klinger-spending.ts'
export {
  type PercentOfPortfolioSpendingInput,
  percentOfPortfolioSpending,
} from './formulas/spending/percent-of-portfolio-spending.ts'
export { type VariableSpendingInput, variableSpending } from './formulas/spending/variable-spending.ts'
export { type VpwSpendingInput, vpwSpending } from './formulas/spending/vpw-spending.ts'
export { type StakingApyInput, stakingApy } from './formulas/staking-apy.ts'
export { type StepUpSipInput, stepUpSip } from './formulas/step-up-sip.ts'
export { type Purchase, type StockAverageResult, stockAverage } from './formulas/stock-average.ts'
export { type SwpInput, type SwpResult, type SwpRow, swp } from './formulas/swp.ts'
export { type TargetAmountInput, type TargetAmountResult, targetAmount } from './formulas/target-amount.ts'
export { yearlyRows } from './formulas/yearly-rows.ts'
export { type YearsToFireInput, type YearsToFireResult, yearsToFire } from './formulas/years-to-fire.ts'
export {
  type IncomeTaxInput,
  type IncomeTaxResult,
  incomeTaxIndia,
  type VdaTax,
} from './tax/income-tax-india.ts'
export type { FinancialYear } from './tax/tax-rules.ts'
export type { AgeBand, TaxRegime } from './tax/tax-types.ts'

// Of India's schemes, what depends on no dated rule.

export { codeWages, type PayComponent } from './india/code-wages.ts'
export { type EpfInterestFrom, type EpfYearInput, epfYear } from './india/epf-year.ts'
export { type GstInput, type GstResult, gst } from './india/gst.ts'
export { type KvpPrematureValueInput, kvpPrematureValue } from './india/kvp.ts'
export { type NpsInput, type NpsResult, nps } from './india/nps.ts'
export {
  type NscInput,
  type NscResult,
  type NscYearInterestInput,
  nsc,
  nscYearInterest,
} from './india/nsc.ts'
export {
  type PostOfficeRecurringDepositInput,
  postOfficeRecurringDeposit,
  type RecurringDepositRetainedInput,
  recurringDepositRetained,
} from './india/post-office-recurring-deposit.ts'
export {
  type PostOfficeTimeDepositInput,
  type PostOfficeTimeDepositResult,
  postOfficeTimeDeposit,
} from './india/post-office-time-deposit.ts'
export {
  type RecurringDepositInput,
  type RecurringDepositResult,
  recurringDeposit,
} from './india/recurring-deposit.ts'
