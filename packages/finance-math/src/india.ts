export { codeWages, type PayComponent } from './india/code-wages.ts'
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
  type EpfContributionResult,
  type EpfSegment,
  type EpfSplitMonthResult,
  epfContribution,
  epfSplitMonth,
} from './india/epf-contribution.ts'
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
export { type GstInput, type GstResult, gst } from './india/gst.ts'
export { type HraExemptionInput, hraExemption } from './india/hra-exemption.ts'
export { hraMetro } from './india/hra-metro.ts'
export type { SchemeRate } from './india/monthly-rates.ts'
export {
  type PostOfficeRecurringDepositInput,
  postOfficeRecurringDeposit,
  type RecurringDepositRetainedInput,
  recurringDepositRetained,
} from './india/post-office-recurring-deposit.ts'
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
export {
  epfInterestPercent,
  epfPercents,
  epfTaxFreeContribution,
  epfWageCeiling,
  epfWithdrawalTerms,
  epsTerms,
} from './india/rules/epf-rules.ts'
export { gstRatePercents } from './india/rules/gst-rules.ts'
export { postOfficeRdRatePercent } from './india/rules/post-office-rd-rules.ts'
export { ppfLimits, ppfRatePercent } from './india/rules/ppf-rules.ts'
export { hraCities, hraPercents, section80GGLimits } from './india/rules/rent-rules.ts'
export {
  esiTerms,
  type ProfessionalTaxSlab,
  professionalTaxStates,
  type StateProfessionalTax,
} from './india/rules/salary-rules.ts'
export { ssyLimits, ssyRatePercent } from './india/rules/ssy-rules.ts'
export { type SalaryTaxInput, type SalaryTaxResult, salaryTax } from './india/salary-tax.ts'
export { section80GG } from './india/section-80gg.ts'
export { type SsyInput, type SsyResult, type SsyYear, type SsyYearInput, ssy, ssyYear } from './india/ssy.ts'
export {
  type VpfTaxableInterestInput,
  type VpfTaxableInterestResult,
  vpfTaxableInterest,
} from './india/vpf-taxable-interest.ts'
