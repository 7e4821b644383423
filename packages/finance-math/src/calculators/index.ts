import { accruedInterestCalculator } from './accrued-interest/accrued-interest.calculator.ts'
import { advanceTaxCalculator } from './advance-tax/advance-tax.calculator.ts'
import { apyCalculator } from './apy/apy.calculator.ts'
import { arbitrageCalculator } from './arbitrage/arbitrage.calculator.ts'
import { balanceTransferCalculator } from './balance-transfer/balance-transfer.calculator.ts'
import { bondCalculator } from './bond/bond.calculator.ts'
import { brokerageCalculator } from './brokerage/brokerage.calculator.ts'
import { cagrCalculator } from './cagr/cagr.calculator.ts'
import type { AnyCalculator } from './calculator.ts'
import { capitalGainsCalculator } from './capital-gains/capital-gains.calculator.ts'
import { carLoanCalculator } from './car-loan/car-loan.calculator.ts'
import { cardPayoffCalculator } from './card-payoff/card-payoff.calculator.ts'
import { childEducationCalculator } from './child-education/child-education.calculator.ts'
import { chitFundCalculator } from './chit-fund/chit-fund.calculator.ts'
import { compoundInterestCalculator } from './compound-interest/compound-interest.calculator.ts'
import { costAveragingCalculator } from './cost-averaging/cost-averaging.calculator.ts'
import { cryptoProfitCalculator } from './crypto-profit/crypto-profit.calculator.ts'
import { currencyCalculator } from './currency/currency.calculator.ts'
import { debtPayoffCalculator } from './debt-payoff/debt-payoff.calculator.ts'
import { educationLoanCalculator } from './education-loan/education-loan.calculator.ts'
import { epfCalculator } from './epf/epf.calculator.ts'
import { epfWithdrawalCalculator } from './epf-withdrawal/epf-withdrawal.calculator.ts'
import { fdCalculator } from './fd/fd.calculator.ts'
import { fdPayoutCalculator } from './fd-payout/fd-payout.calculator.ts'
import { fireCalculator } from './fire/fire.calculator.ts'
import { flatVsReducingCalculator } from './flat-vs-reducing/flat-vs-reducing.calculator.ts'
import { gratuityCalculator } from './gratuity/gratuity.calculator.ts'
import { gstCalculator } from './gst/gst.calculator.ts'
import { homeLoanCalculator } from './home-loan/home-loan.calculator.ts'
import { hraCalculator } from './hra/hra.calculator.ts'
import { impermanentLossCalculator } from './impermanent-loss/impermanent-loss.calculator.ts'
import { inflationCalculator } from './inflation/inflation.calculator.ts'
import { leaveEncashmentCalculator } from './leave-encashment/leave-encashment.calculator.ts'
import { lifeCoverCalculator } from './life-cover/life-cover.calculator.ts'
import { loanCalculator } from './loan/loan.calculator.ts'
import { loanAprCalculator } from './loan-apr/loan-apr.calculator.ts'
import { loanEligibilityCalculator } from './loan-eligibility/loan-eligibility.calculator.ts'
import { loanPrepaymentCalculator } from './loan-prepayment/loan-prepayment.calculator.ts'
import { marriageCalculator } from './marriage/marriage.calculator.ts'
import { noCostEmiCalculator } from './no-cost-emi/no-cost-emi.calculator.ts'
import { npsCalculator } from './nps/nps.calculator.ts'
import { npvIrrCalculator } from './npv-irr/npv-irr.calculator.ts'
import { personalLoanCalculator } from './personal-loan/personal-loan.calculator.ts'
import { postOfficeCalculator } from './post-office/post-office.calculator.ts'
import { ppfCalculator } from './ppf/ppf.calculator.ts'
import { rdCalculator } from './rd/rd.calculator.ts'
import { rentVsBuyCalculator } from './rent-vs-buy/rent-vs-buy.calculator.ts'
import { retirementCalculator } from './retirement/retirement.calculator.ts'
import { salaryTakeHomeCalculator } from './salary-take-home/salary-take-home.calculator.ts'
import { simpleInterestCalculator } from './simple-interest/simple-interest.calculator.ts'
import { sipCalculator } from './sip/sip.calculator.ts'
import { ssyCalculator } from './ssy/ssy.calculator.ts'
import { stakingCalculator } from './staking/staking.calculator.ts'
import { stepUpSipCalculator } from './step-up-sip/step-up-sip.calculator.ts'
import { stockAverageCalculator } from './stock-average/stock-average.calculator.ts'
import { swpCalculator } from './swp/swp.calculator.ts'
import { targetAmountCalculator } from './target-amount/target-amount.calculator.ts'
import { taxCalculator } from './tax/tax.calculator.ts'
import { tdsCalculator } from './tds/tds.calculator.ts'
import { xirrCalculator } from './xirr/xirr.calculator.ts'

/** Every calculator, in the order in which lists show them. A new one is one line here. */
export const calculators: readonly AnyCalculator[] = [
  sipCalculator,
  stepUpSipCalculator,
  loanCalculator,
  homeLoanCalculator,
  carLoanCalculator,
  personalLoanCalculator,
  educationLoanCalculator,
  loanPrepaymentCalculator,
  loanAprCalculator,
  flatVsReducingCalculator,
  balanceTransferCalculator,
  loanEligibilityCalculator,
  rentVsBuyCalculator,
  cardPayoffCalculator,
  debtPayoffCalculator,
  simpleInterestCalculator,
  compoundInterestCalculator,
  fdCalculator,
  fdPayoutCalculator,
  ppfCalculator,
  ssyCalculator,
  rdCalculator,
  postOfficeCalculator,
  bondCalculator,
  accruedInterestCalculator,
  swpCalculator,
  inflationCalculator,
  targetAmountCalculator,
  childEducationCalculator,
  marriageCalculator,
  retirementCalculator,
  fireCalculator,
  taxCalculator,
  capitalGainsCalculator,
  salaryTakeHomeCalculator,
  epfCalculator,
  epfWithdrawalCalculator,
  npsCalculator,
  apyCalculator,
  gratuityCalculator,
  leaveEncashmentCalculator,
  hraCalculator,
  tdsCalculator,
  advanceTaxCalculator,
  gstCalculator,
  xirrCalculator,
  cagrCalculator,
  npvIrrCalculator,
  stockAverageCalculator,
  costAveragingCalculator,
  brokerageCalculator,
  chitFundCalculator,
  cryptoProfitCalculator,
  stakingCalculator,
  impermanentLossCalculator,
  arbitrageCalculator,
  currencyCalculator,
  lifeCoverCalculator,
  noCostEmiCalculator,
]
