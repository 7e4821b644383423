export {
  type AdvanceTaxInput,
  type AdvanceTaxInstalment,
  type AdvanceTaxResult,
  advanceTax,
} from './india/advance-tax.ts'
export { type ApyContribution, apyContribution } from './india/apy-contribution.ts'
export type { AssetCostInput } from './india/asset-cost.ts'
export {
  type BankDepositInput,
  type BankDepositResult,
  type BankDepositYear,
  bankDeposit,
} from './india/bank-deposit.ts'
export { type BrokerageInput, type BrokerageResult, brokerage } from './india/brokerage.ts'
export {
  type CapitalAsset,
  type CapitalGainsInput,
  type CapitalGainsResult,
  capitalGains,
} from './india/capital-gains.ts'
export { codeWages, type PayComponent } from './india/code-wages.ts'
export { costInflationIndex } from './india/cost-inflation-index.ts'
export { type CryptoProfitInput, type CryptoProfitResult, cryptoProfit } from './india/crypto-profit.ts'
export {
  type DatedRule,
  type RuleCertainty,
  type RuleOnDay,
  type RuleStep,
  ruleOn,
} from './india/dated-rule.ts'
export type { DepositTiming } from './india/deposit-timing.ts'
export {
  type EpfInput,
  type EpfResult,
  type EpfYearRow,
  epf,
} from './india/epf.ts'
export {
  type EpfContributionInput,
  type EpfSplitMonthResult,
  epfContribution,
  epfSplitMonth,
} from './india/epf-contribution.ts'
export type { EpfContributionResult, EpfSegment } from './india/epf-heads.ts'
export {
  type EpfWithdrawalInput,
  type EpfWithdrawalPurpose,
  type EpfWithdrawalResult,
  epfWithdrawal,
} from './india/epf-withdrawal.ts'
export { type EpfInterestFrom, type EpfYearInput, epfYear } from './india/epf-year.ts'
export { type EpsPensionInput, type EpsPensionResult, epsPension } from './india/eps-pension.ts'
export { type EsiInput, esi } from './india/esi.ts'
export type { AccountYear, YearlyRounding } from './india/fifth-day-account.ts'
export { type GratuityInput, type GratuityResult, gratuity } from './india/gratuity.ts'
export { type GstInput, type GstResult, gst } from './india/gst.ts'
export { type HraExemptionInput, hraExemption } from './india/hra-exemption.ts'
export { hraMetro } from './india/hra-metro.ts'
export {
  type KvpMonths,
  type KvpPrematureValueInput,
  kvpMonths,
  kvpPrematureValue,
} from './india/kvp.ts'
export { type LeaveEncashmentInput, leaveEncashment } from './india/leave-encashment.ts'
export type { SchemeRate } from './india/monthly-rates.ts'
export { type NpsInput, type NpsResult, nps } from './india/nps.ts'
export {
  type NpsAllocation,
  type NpsAllocationInput,
  type NpsLifeCycleFund,
  npsAllocation,
} from './india/nps-allocation.ts'
export { type NpsExitInput, npsExit, npsMinimumAnnuityPercent } from './india/nps-exit.ts'
export type { NpsExitResult, NpsSector } from './india/nps-exit-by.ts'
export { type NpsTaxSavingInput, type NpsTaxSavingResult, npsTaxSaving } from './india/nps-tax-saving.ts'
export {
  type NscInput,
  type NscResult,
  type NscYearInterestInput,
  nsc,
  nscYearInterest,
} from './india/nsc.ts'
export {
  type PostOfficeMonthlyIncomeInput,
  type PostOfficeMonthlyIncomeResult,
  postOfficeMonthlyIncome,
} from './india/post-office-monthly-income.ts'
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
export { type PpfInput, type PpfResult, type PpfYear, ppf } from './india/ppf.ts'
export {
  type PpfTransaction,
  type PpfYearInterestInput,
  type PpfYearInterestResult,
  ppfYearInterest,
} from './india/ppf-year-interest.ts'
export { type ProfessionalTaxInput, professionalTax } from './india/professional-tax.ts'
export {
  type RecurringDepositInput,
  type RecurringDepositResult,
  recurringDeposit,
} from './india/recurring-deposit.ts'
export { advanceTaxTerms } from './india/rules/advance-tax-rules.ts'
export { apyContributions } from './india/rules/apy-rules.ts'
export {
  commonGainsTerms,
  equityGainsExemption,
  equityGainsPercents,
  otherGainsTerms,
  reinvestmentLimits,
} from './india/rules/capital-gains-rules.ts'
export { capitalGainsSections } from './india/rules/capital-gains-sections.ts'
export { kvpTerms, nscRatePercent } from './india/rules/certificate-rules.ts'
export { certificateClosingTerms, timeDepositClosingTerms } from './india/rules/closing-rules.ts'
export type { CertificateClosingTerms, TimeDepositClosingTerms } from './india/rules/closing-values.ts'
export { costInflationIndexRule } from './india/rules/cost-inflation-index.ts'
export { epfPercents } from './india/rules/epf-percents.ts'
export { epfInterestPercent } from './india/rules/epf-rules.ts'
export { epfTaxFreeContribution } from './india/rules/epf-tax-free-contribution.ts'
export { epfWageCeiling } from './india/rules/epf-wage-ceiling.ts'
export { epfWithdrawalTerms } from './india/rules/epf-withdrawal-terms.ts'
export { epsTerms } from './india/rules/eps-terms.ts'
export { gratuityCap, gratuityTerms } from './india/rules/gratuity-rules.ts'
export { gstRatePercents } from './india/rules/gst-rules.ts'
export { hraPercents } from './india/rules/hra-percents.ts'
export { kvpPrematureTables } from './india/rules/kvp-premature-tables.ts'
export type { KvpPrematureTable } from './india/rules/kvp-premature-values.ts'
export { leaveEncashmentTerms } from './india/rules/leave-rules.ts'
export { lenderFeeGstPercent } from './india/rules/lender-fee-gst.ts'
export { monthlyIncomeLimits, monthlyIncomeRatePercent } from './india/rules/monthly-income-rules.ts'
export { npsDeductionTerms } from './india/rules/nps-deduction-terms.ts'
export { npsExitTerms } from './india/rules/nps-exit-terms.ts'
export type { NpsExitTerms } from './india/rules/nps-exit-values.ts'
export { npsLifeCycleFunds } from './india/rules/nps-life-cycle-funds.ts'
export {
  type PostOfficeRdTerms,
  postOfficeRdRatePercent,
  postOfficeRdTerms,
} from './india/rules/post-office-rd-rules.ts'
export { postOfficeSavingsRatePercent } from './india/rules/post-office-savings-rules.ts'
export { ppfLimits, ppfRatePercent } from './india/rules/ppf-rules.ts'
export { hraCities, landlordPanAbove, section80GGLimits } from './india/rules/rent-rules.ts'
export { employerFundLimit, esiTerms, professionalTaxStates } from './india/rules/salary-rules.ts'
export type { ProfessionalTaxSlab, StateProfessionalTax } from './india/rules/salary-values.ts'
export { scssLimits, scssRatePercent } from './india/rules/scss-rules.ts'
export { ssyLimits, ssyRatePercent } from './india/rules/ssy-rules.ts'
export { noPanPercent, type TdsPayment, type TdsTerms, tdsTerms } from './india/rules/tds-rules.ts'
export { timeDepositRatePercents } from './india/rules/time-deposit-rules.ts'
export {
  type SidePercents,
  securitiesTransactionTax,
  type TradingSegment,
  tradingCharges,
} from './india/rules/trading-rules.ts'
export {
  type SalaryTakeHomeInput,
  type SalaryTakeHomeResult,
  salaryTakeHome,
} from './india/salary-take-home.ts'
export { type SalaryTaxInput, type SalaryTaxResult, salaryTax } from './india/salary-tax.ts'
export { type ScssInput, type ScssPayment, type ScssResult, scss } from './india/scss.ts'
export { section80GG } from './india/section-80gg.ts'
export {
  type SmallSavingsClosing,
  type SmallSavingsClosingInput,
  type SmallSavingsScheme,
  smallSavingsClosing,
} from './india/small-savings-closing.ts'
export { type SsyInput, type SsyResult, type SsyYear, type SsyYearInput, ssy, ssyYear } from './india/ssy.ts'
export { type TdsInput, type TdsResult, tds } from './india/tds.ts'
export {
  type VpfTaxableInterestInput,
  type VpfTaxableInterestResult,
  vpfTaxableInterest,
} from './india/vpf-taxable-interest.ts'
