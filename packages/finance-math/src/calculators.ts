export { accruedInterestCalculator } from './calculators/accrued-interest/accrued-interest.calculator.ts'
export { advanceTaxCalculator } from './calculators/advance-tax/advance-tax.calculator.ts'
export { apyCalculator } from './calculators/apy/apy.calculator.ts'
export { arbitrageCalculator } from './calculators/arbitrage/arbitrage.calculator.ts'
export { balanceTransferCalculator } from './calculators/balance-transfer/balance-transfer.calculator.ts'
export { bondCalculator } from './calculators/bond/bond.calculator.ts'
export { brokerageCalculator } from './calculators/brokerage/brokerage.calculator.ts'
export { cagrCalculator } from './calculators/cagr/cagr.calculator.ts'
export type {
  AnyCalculator,
  Calculator,
  Column,
  ColumnRest,
  DerivedFigure,
  Details,
  Example,
  Explanation,
  Formula,
  Goal,
  LineEnd,
  RowRounding,
  Schedule,
  ScheduleView,
  Series,
  Source,
  Symbol,
  Topic,
  UsedRule,
} from './calculators/calculator.ts'
export { capitalGainsCalculator } from './calculators/capital-gains/capital-gains.calculator.ts'
export { carLoanCalculator } from './calculators/car-loan/car-loan.calculator.ts'
export { cardPayoffCalculator } from './calculators/card-payoff/card-payoff.calculator.ts'
export { childEducationCalculator } from './calculators/child-education/child-education.calculator.ts'
export { chitFundCalculator } from './calculators/chit-fund/chit-fund.calculator.ts'
export { compoundInterestCalculator } from './calculators/compound-interest/compound-interest.calculator.ts'
export {
  type CalculatorRefusal,
  type ComputedAnswer,
  computeAnswer,
} from './calculators/compute-answer.ts'
export { costAveragingCalculator } from './calculators/cost-averaging/cost-averaging.calculator.ts'
export { cryptoProfitCalculator } from './calculators/crypto-profit/crypto-profit.calculator.ts'
export { currencyCalculator } from './calculators/currency/currency.calculator.ts'
export { debtPayoffCalculator } from './calculators/debt-payoff/debt-payoff.calculator.ts'
export { defineCalculator } from './calculators/define-calculator.ts'
export { educationLoanCalculator } from './calculators/education-loan/education-loan.calculator.ts'
export { epfCalculator } from './calculators/epf/epf.calculator.ts'
export { epfWithdrawalCalculator } from './calculators/epf-withdrawal/epf-withdrawal.calculator.ts'
export {
  explain,
  type Figure,
  type FilledExplanation,
  type FilledFormula,
  fillText,
  type Parts,
} from './calculators/explain.ts'
export { fdCalculator } from './calculators/fd/fd.calculator.ts'
export { fdPayoutCalculator } from './calculators/fd-payout/fd-payout.calculator.ts'
export { fireCalculator } from './calculators/fire/fire.calculator.ts'
export { flatVsReducingCalculator } from './calculators/flat-vs-reducing/flat-vs-reducing.calculator.ts'
export { gratuityCalculator } from './calculators/gratuity/gratuity.calculator.ts'
export { gstCalculator } from './calculators/gst/gst.calculator.ts'
export { homeLoanCalculator } from './calculators/home-loan/home-loan.calculator.ts'
export { hraCalculator } from './calculators/hra/hra.calculator.ts'
export { impermanentLossCalculator } from './calculators/impermanent-loss/impermanent-loss.calculator.ts'
export { calculators } from './calculators/index.ts'
export { inflationCalculator } from './calculators/inflation/inflation.calculator.ts'
export type {
  ChoiceInput,
  Condition,
  CorrectionReason,
  CurrencyCodeInput,
  DatedAmount,
  DateFlowsInput,
  DateInput,
  Input,
  InputValue,
  ListInput,
  NumberInput,
  Row,
  RowColumn,
  RowOf,
  RowsInput,
  Unit,
  Values,
} from './calculators/input.ts'
export { type ToldInput, type ToolSchema, tellInput } from './calculators/input-kinds.ts'
export { entryLimits, formulaLimits, type InputRange } from './calculators/input-limits.ts'
export { isShown } from './calculators/is-shown.ts'
export { leaveEncashmentCalculator } from './calculators/leave-encashment/leave-encashment.calculator.ts'
export { lifeCoverCalculator } from './calculators/life-cover/life-cover.calculator.ts'
export { loanCalculator } from './calculators/loan/loan.calculator.ts'
export { loanAprCalculator } from './calculators/loan-apr/loan-apr.calculator.ts'
export { loanEligibilityCalculator } from './calculators/loan-eligibility/loan-eligibility.calculator.ts'
export { loanPrepaymentCalculator } from './calculators/loan-prepayment/loan-prepayment.calculator.ts'
export { marriageCalculator } from './calculators/marriage/marriage.calculator.ts'
export { listNextSteps, type NextStep } from './calculators/next-steps.ts'
export { noCostEmiCalculator } from './calculators/no-cost-emi/no-cost-emi.calculator.ts'
export { npsCalculator } from './calculators/nps/nps.calculator.ts'
export { npvIrrCalculator } from './calculators/npv-irr/npv-irr.calculator.ts'
export type {
  ChoiceOutput,
  ListOutput,
  NumberOutput,
  Output,
  OutputValue,
  OutputValues,
} from './calculators/output.ts'
export { parseDate } from './calculators/parse-date.ts'
export { parseFlows, parseNumbers, parseRows } from './calculators/parse-many.ts'
export { type Correction, type ParsedValues, parseValues } from './calculators/parse-values.ts'
export { personalLoanCalculator } from './calculators/personal-loan/personal-loan.calculator.ts'
export { plainCorrection } from './calculators/plain-correction.ts'
export { plainFigure, plainText } from './calculators/plain-text.ts'
export { postOfficeCalculator } from './calculators/post-office/post-office.calculator.ts'
export { ppfCalculator } from './calculators/ppf/ppf.calculator.ts'
export { rdCalculator } from './calculators/rd/rd.calculator.ts'
export { rentVsBuyCalculator } from './calculators/rent-vs-buy/rent-vs-buy.calculator.ts'
export { retirementCalculator } from './calculators/retirement/retirement.calculator.ts'
export { type RowsOf, toRows } from './calculators/row-columns.ts'
export {
  type CalculatorAnswer,
  type CalculatorRun,
  runCalculator,
} from './calculators/run-calculator.ts'
export { salaryTakeHomeCalculator } from './calculators/salary-take-home/salary-take-home.calculator.ts'
export { shownOutputs } from './calculators/shown-outputs.ts'
export { shownRows } from './calculators/shown-rows.ts'
export { simpleInterestCalculator } from './calculators/simple-interest/simple-interest.calculator.ts'
export { sipCalculator } from './calculators/sip/sip.calculator.ts'
export { type SolveQuestion, solveFor } from './calculators/solve-for.ts'
export { ssyCalculator } from './calculators/ssy/ssy.calculator.ts'
export { stakingCalculator } from './calculators/staking/staking.calculator.ts'
export { stepUpSipCalculator } from './calculators/step-up-sip/step-up-sip.calculator.ts'
export { stockAverageCalculator } from './calculators/stock-average/stock-average.calculator.ts'
export { swpCalculator } from './calculators/swp/swp.calculator.ts'
export { targetAmountCalculator } from './calculators/target-amount/target-amount.calculator.ts'
export { taxCalculator } from './calculators/tax/tax.calculator.ts'
export { tdsCalculator } from './calculators/tds/tds.calculator.ts'
export { tellRule } from './calculators/tell-rule.ts'
export type { Text } from './calculators/text.ts'
export { toPaise } from './calculators/to-paise.ts'
export { toQuery } from './calculators/to-query.ts'
export {
  type ToolDeclaration,
  toSolveForDeclaration,
  toToolDeclaration,
  toToolName,
} from './calculators/to-tool-declaration.ts'
export { inTodaysMoney } from './calculators/todays-money.ts'
export { withDetails } from './calculators/with-details.ts'
export { xirrCalculator } from './calculators/xirr/xirr.calculator.ts'
export { parseNumber } from './primitives/parse-number.ts'
export { scalePowers } from './primitives/scale-powers.ts'
