import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { advanceTax } from '../india/advance-tax.ts'
import { apyContribution } from '../india/apy-contribution.ts'
import { bankDeposit } from '../india/bank-deposit.ts'
import { brokerage } from '../india/brokerage.ts'
import { capitalGains } from '../india/capital-gains.ts'
import { codeWages } from '../india/code-wages.ts'
import { costInflationIndex } from '../india/cost-inflation-index.ts'
import { cryptoProfit } from '../india/crypto-profit.ts'
import { epf } from '../india/epf.ts'
import { epfContribution, epfSplitMonth } from '../india/epf-contribution.ts'
import { epfWithdrawal } from '../india/epf-withdrawal.ts'
import { epfYear } from '../india/epf-year.ts'
import { epsPension } from '../india/eps-pension.ts'
import { esi } from '../india/esi.ts'
import { gratuity } from '../india/gratuity.ts'
import { gst } from '../india/gst.ts'
import { hraExemption } from '../india/hra-exemption.ts'
import { kvpMonths, kvpPrematureValue } from '../india/kvp.ts'
import { leaveEncashment } from '../india/leave-encashment.ts'
import { nps } from '../india/nps.ts'
import { npsExit, npsMinimumAnnuityPercent } from '../india/nps-exit.ts'
import { npsTaxSaving } from '../india/nps-tax-saving.ts'
import { nsc, nscYearInterest } from '../india/nsc.ts'
import { postOfficeMonthlyIncome } from '../india/post-office-monthly-income.ts'
import {
  postOfficeRecurringDeposit,
  recurringDepositRetained,
} from '../india/post-office-recurring-deposit.ts'
import { postOfficeTimeDeposit } from '../india/post-office-time-deposit.ts'
import { ppf } from '../india/ppf.ts'
import { ppfYearInterest } from '../india/ppf-year-interest.ts'
import { professionalTax } from '../india/professional-tax.ts'
import { recurringDeposit } from '../india/recurring-deposit.ts'
import { salaryTakeHome } from '../india/salary-take-home.ts'
import { salaryTax } from '../india/salary-tax.ts'
import { scss } from '../india/scss.ts'
import { section80GG } from '../india/section-80gg.ts'
import { ssy, ssyYear } from '../india/ssy.ts'
import { tds } from '../india/tds.ts'
import { vpfTaxableInterest } from '../india/vpf-taxable-interest.ts'
import { FinanceMathError } from '../primitives/finance-math-error.ts'
import { breakEvenDeduction } from '../tax/break-even-deduction.ts'
import { compareTaxRegimes } from '../tax/compare-tax-regimes.ts'
import { cryptoTaxIndia } from '../tax/crypto-tax-india.ts'
import { incomeTaxIndia } from '../tax/income-tax-india.ts'
import { amortizationSchedule } from './amortization-schedule.ts'
import { arbitrage } from './arbitrage.ts'
import { historicalBacktest } from './backtest/historical-backtest.ts'
import { balanceTransfer } from './balance-transfer.ts'
import { bondAccruedInterest } from './bonds/bond-accrued-interest.ts'
import { bondDuration } from './bonds/bond-duration.ts'
import { bondPrice } from './bonds/bond-price.ts'
import { bondPriceDated } from './bonds/bond-price-dated.ts'
import { bondYield } from './bonds/bond-yield.ts'
import { bondYieldDated } from './bonds/bond-yield-dated.ts'
import { cardMinimum } from './card-minimum.ts'
import { cardPayoff } from './card-payoff.ts'
import { chitFund, chitFundTotals } from './chit-fund.ts'
import { compoundInterest } from './compound-interest.ts'
import { convertCurrency } from './convert-currency.ts'
import { costAveraging } from './cost-averaging.ts'
import { debtPayoff } from './debt-payoff.ts'
import { educationLoan } from './education-loan.ts'
import { emi } from './emi.ts'
import { fireNumber } from './fire-number.ts'
import { fireNumbers } from './fire-numbers.ts'
import { fixedDeposit } from './fixed-deposit.ts'
import { flatVsReducing } from './flat-vs-reducing.ts'
import { impermanentLoss } from './impermanent-loss.ts'
import { inflation } from './inflation.ts'
import { investmentReturn } from './investment-return.ts'
import { lifeCover } from './life-cover.ts'
import { loanApr } from './loan-apr.ts'
import { loanEligibility } from './loan-eligibility.ts'
import { lumpSum } from './lump-sum.ts'
import { noCostEmi } from './no-cost-emi.ts'
import { outstandingBalance } from './outstanding-balance.ts'
import { payback } from './payback.ts'
import { prepayment } from './prepayment.ts'
import { realRate } from './real-rate.ts'
import { rentVsBuy } from './rent-vs-buy.ts'
import { requiredSip } from './required-sip.ts'
import { retirement } from './retirement.ts'
import { simpleInterest } from './simple-interest.ts'
import { sip } from './sip.ts'
import { guytonKlingerSpending } from './spending/guyton-klinger-spending.ts'
import { percentOfPortfolioSpending } from './spending/percent-of-portfolio-spending.ts'
import { variableSpending } from './spending/variable-spending.ts'
import { vpwSpending } from './spending/vpw-spending.ts'
import { stakingApy } from './staking-apy.ts'
import { stepUpSip } from './step-up-sip.ts'
import { stockAverage } from './stock-average.ts'
import { swp } from './swp.ts'
import { targetAmount } from './target-amount.ts'
import { yearlyRows } from './yearly-rows.ts'
import { yearsToFire } from './years-to-fire.ts'

const plan = { annualRatePercent: 8, years: 10 }
const loan = { principal: 100_000, annualRatePercent: 8, months: 24, emiRounding: 'none' }
const taxpayer = { financialYear: '2025-26', ageBand: 'below60', resident: true }
const yearOfDeposits = {
  yearlyDeposit: 10_000,
  annualRatePercent: 7,
  depositTiming: 'start-of-year',
  rounding: 'none',
}
const bond = {
  settlement: '2024-04-22',
  maturity: '2033-02-22',
  couponPercent: 7.26,
  frequency: 2,
  basis: '30/360',
}
const portfolio = { initialBalance: 1e6, balance: 9e5 }

/** Each function with a good input; fields in `optional` may be left out. */
const chit = {
  ...{ chitValue: 5e5, members: 20, yourMonth: 3, commissionPercent: 5 },
  ...{ yourDiscountPercent: 25, othersDiscountPercent: 15 },
}

const functions: readonly [string, (input: never) => unknown, Record<string, unknown>, readonly string[]][] =
  [
    ['sip', sip, { ...plan, monthlyInvestment: 1000, rateConvention: 'nominal' }, ['rateConvention']],
    [
      'requiredSip',
      requiredSip,
      { ...plan, targetAmount: 1e6, rateConvention: 'effective' },
      ['rateConvention'],
    ],
    [
      'stepUpSip',
      stepUpSip,
      { ...plan, monthlyInvestment: 1, annualStepUpPercent: 5, rateConvention: 'nominal' },
      ['rateConvention'],
    ],
    ['lumpSum', lumpSum, { ...plan, principal: 1000 }, []],
    ['emi', emi, loan, ['emiRounding']],
    [
      'amortizationSchedule',
      amortizationSchedule,
      { ...loan, rounding: 'paisa' },
      ['emiRounding', 'rounding'],
    ],
    ['outstandingBalance', outstandingBalance, { ...loan, afterMonths: 3 }, ['emiRounding']],
    ['prepayment', prepayment, { ...loan, lumpSum: 1000, afterMonth: 3, mode: 'reduceEmi' }, ['emiRounding']],
    ['simpleInterest', simpleInterest, { ...plan, principal: 1000 }, []],
    ['compoundInterest', compoundInterest, { ...plan, principal: 1000, frequency: 'yearly' }, ['frequency']],
    ['fixedDeposit', fixedDeposit, { ...plan, principal: 1000 }, []],
    [
      'swp',
      swp,
      { ...plan, principal: 1e5, monthlyWithdrawal: 1000, rateConvention: 'nominal' },
      ['rateConvention'],
    ],
    ['inflation', inflation, { ...plan, amount: 1000 }, []],
    [
      'targetAmount',
      targetAmount,
      { target: 1000, inflationPercent: 5, returnPercent: 8, years: 10, interestType: 'simple' },
      ['interestType'],
    ],
    ['arbitrage', arbitrage, { odds: [2, 3], totalStake: 100 }, []],
    ['convertCurrency', convertCurrency, { amount: 1, rate: 80 }, []],
    [
      'fireNumber',
      fireNumber,
      {
        monthlyExpenses: 1000,
        withdrawalRatePercent: 4,
        inflationPercent: 6,
        yearsToRetirement: 10,
        postRetirementExpenseFactor: 0.8,
      },
      ['inflationPercent', 'yearsToRetirement', 'postRetirementExpenseFactor'],
    ],
    ['realRate', realRate, { nominalPercent: 8, inflationPercent: 5 }, []],
    [
      'retirement',
      retirement,
      {
        currentAge: 30,
        retirementAge: 60,
        lifeExpectancy: 85,
        monthlyExpenses: 1000,
        inflationPercent: 6,
        preRetirementReturnPercent: 10,
        postRetirementReturnPercent: 7,
        currentSavings: 0,
      },
      [],
    ],
    ['incomeTaxIndia', incomeTaxIndia, { ...taxpayer, regime: 'new', taxableIncome: 1e6 }, ['resident']],
    [
      'incomeTaxIndia of gross income',
      incomeTaxIndia,
      { ...taxpayer, regime: 'old', grossIncome: 1e6, deductions: { section80C: 1000 }, salaried: true },
      ['resident', 'deductions', 'salaried'],
    ],
    [
      'compareTaxRegimes',
      compareTaxRegimes,
      { ...taxpayer, grossIncome: 1e6, deductions: {}, salaried: true },
      ['resident', 'deductions', 'salaried'],
    ],
    [
      'breakEvenDeduction',
      breakEvenDeduction,
      { ...taxpayer, grossIncome: 2e6, deductions: {}, salaried: true },
      ['resident', 'deductions', 'salaried'],
    ],
    [
      'cryptoTaxIndia',
      cryptoTaxIndia,
      { gains: [1, -1], financialYear: '2025-26', surchargePercent: 10, setOffLosses: false },
      ['surchargePercent', 'setOffLosses'],
    ],
    [
      'ppf',
      ppf,
      {
        ...yearOfDeposits,
        years: 15,
        annualStepUpPercent: 0,
        openingBalance: 0,
        depositYears: 10,
        firstFinancialYear: '2020-21',
      },
      [
        'depositTiming',
        'annualStepUpPercent',
        'openingBalance',
        'depositYears',
        'firstFinancialYear',
        'rounding',
      ],
    ],
    [
      'ppfYearInterest',
      ppfYearInterest,
      { openingBalance: 0, annualRatePercent: 7, financialYear: '2020-21', transactions: [] },
      [],
    ],
    [
      'ssy',
      ssy,
      { ...yearOfDeposits, girlAge: 5, openedOn: '2020-07-10' },
      ['depositTiming', 'girlAge', 'openedOn', 'rounding'],
    ],
    ['ssyYear', ssyYear, { ...yearOfDeposits, year: 3 }, ['depositTiming', 'rounding']],
    [
      'recurringDeposit',
      recurringDeposit,
      { monthlyDeposit: 500, annualRatePercent: 7, months: 24, compoundingPerYear: 4 },
      ['compoundingPerYear'],
    ],
    [
      'postOfficeRecurringDeposit',
      postOfficeRecurringDeposit,
      { monthlyDeposit: 500, annualRatePercent: 7, months: 60 },
      ['months'],
    ],
    [
      'recurringDepositRetained',
      recurringDepositRetained,
      { monthlyDeposit: 500, annualRatePercent: 7, months: 60, retainedYears: 2 },
      ['months'],
    ],
    ['gst', gst, { amount: 100, ratePercent: 18, mode: 'add', supply: 'within-state' }, ['mode', 'supply']],
    [
      'hraExemption',
      hraExemption,
      { basicPlusDa: 50_000, hraReceived: 20_000, rentPaid: 15_000, metro: true },
      [],
    ],
    [
      'epfContribution',
      epfContribution,
      { monthlyWage: 30_000, wageCeiling: 15_000, onFullWage: true, epsMember: true, vpfPercent: 5 },
      ['onFullWage', 'epsMember', 'vpfPercent'],
    ],
    ['epfSplitMonth', epfSplitMonth, { monthlyWage: 20_000, segments: [{ days: 30, ceiling: 15_000 }] }, []],
    [
      'epfYear',
      epfYear,
      {
        monthlyIntoEpf: 1000,
        months: 12,
        annualRatePercent: 8,
        interestFrom: 'same-month',
        openingBalance: 5,
      },
      ['interestFrom', 'openingBalance'],
    ],
    [
      'epf',
      epf,
      {
        ...{
          monthlyWage: 30_000,
          years: 5,
          annualRatePercent: 8,
          salaryGrowthPercent: 5,
          wageCeiling: 15_000,
        },
        ...{
          interestFrom: 'next-month',
          openingBalance: 0,
          onFullWage: true,
          epsMember: true,
          vpfPercent: 0,
        },
        firstFinancialYear: '2020-21',
      },
      [
        ...['salaryGrowthPercent', 'interestFrom', 'openingBalance', 'onFullWage', 'epsMember', 'vpfPercent'],
        'firstFinancialYear',
      ],
    ],
    [
      'vpfTaxableInterest',
      vpfTaxableInterest,
      { annualContribution: 3e5, annualRatePercent: 8, slabRatePercent: 30, employerContributes: true },
      ['employerContributes'],
    ],
    [
      'epsPension',
      epsPension,
      { pensionableSalary: 15_000, serviceYears: 24, wageCeiling: 15_000, serviceBonus: true, startAge: 58 },
      ['serviceBonus', 'startAge'],
    ],
    [
      'epfWithdrawal',
      epfWithdrawal,
      {
        ...{ balance: 4e5, membershipMonths: 36, continuousServiceYears: 3, age: 30, panLinked: true },
        ...{ purpose: 'unemployed', monthsUnemployed: 2 },
      },
      ['panLinked', 'monthsUnemployed'],
    ],
    ['codeWages', codeWages, { components: [{ amount: 1, inWages: true }] }, []],
    [
      'esi',
      esi,
      { monthlyWages: 15_000, coveredEarlierInPeriod: false, disabled: false, payableDays: 26 },
      ['coveredEarlierInPeriod', 'disabled', 'payableDays'],
    ],
    [
      'professionalTax',
      professionalTax,
      { state: 'Gujarat', monthlyGross: 30_000, month: 3, gender: 'male' },
      ['gender'],
    ],
    [
      'salaryTax',
      salaryTax,
      {
        ...{ financialYear: '2025-26', regime: 'old', gross: 12e5, basic: 6e5, hra: 24e4, rentPaid: 24e4 },
        ...{ metro: true, professionalTax: 2500, section80C: 1e5, section80D: 2e4, ageBand: 'below60' },
      },
      ['basic', 'hra', 'rentPaid', 'metro', 'professionalTax', 'section80C', 'section80D', 'ageBand'],
    ],
    [
      'salaryTakeHome',
      salaryTakeHome,
      {
        ...{ financialYear: '2026-27', regime: 'old', ctc: 12e5, basic: 5e5, hra: 2e5, rentPaid: 2e5 },
        ...{ employerPfInCtc: true, gratuityInCtc: true, employerInsurance: 1, providentFund: 'ceiling' },
        ...{ wageCeiling: 25_000, wagesByCodes: true, state: 'Gujarat', gender: 'male', metro: true },
        ...{ section80C: 1e4, section80D: 1e4, ageBand: 'below60' },
      },
      [
        ...['hra', 'rentPaid', 'employerPfInCtc', 'gratuityInCtc', 'employerInsurance', 'providentFund'],
        ...['wageCeiling', 'wagesByCodes', 'state', 'gender', 'metro', 'section80C', 'section80D'],
        'ageBand',
      ],
    ],
    [
      'tds',
      tds,
      { payment: 'contract-others', amount: 1e5, largestPayment: 2e4, panKnown: true },
      ['largestPayment', 'panKnown'],
    ],
    [
      'advanceTax',
      advanceTax,
      {
        ...{ financialYear: '2026-27', taxLiability: 1e5, tdsCredit: 1, exemptSenior: false },
        ...{ payments: [{ date: '2026-06-15', amount: 1000 }], settledOn: '2027-07-31' },
      },
      ['tdsCredit', 'exemptSenior', 'payments', 'settledOn'],
    ],
    [
      'cryptoProfit',
      cryptoProfit,
      { financialYear: '2026-27', cost: 100, sale: 200, expenses: 1, surchargePercent: 10 },
      ['expenses', 'surchargePercent'],
    ],
    [
      'bankDeposit',
      bankDeposit,
      {
        ...{ principal: 1e5, annualRatePercent: 7, months: 15, payout: 'monthly' },
        ...{ senior: true, seniorExtraPercent: 0.5, panKnown: false },
      },
      ['payout', 'senior', 'seniorExtraPercent', 'panKnown'],
    ],
    [
      'brokerage',
      brokerage,
      {
        ...{ segment: 'delivery', buyPrice: 100, sellPrice: 110, quantity: 10, exchange: 'nse' },
        ...{ brokeragePercent: 0.1, brokerageCap: 20, dpCharge: 15, tradedOn: '2026-05-01' },
      },
      ['exchange', 'brokeragePercent', 'brokerageCap', 'dpCharge', 'tradedOn'],
    ],
    ['nsc', nsc, { principal: 1000, annualRatePercent: 7.7, years: 5 }, ['years']],
    ['nscYearInterest', nscYearInterest, { principal: 1000, annualRatePercent: 7.7, year: 2 }, []],
    ['kvpMonths', kvpMonths, { openedOn: '2020-04-01' }, []],
    [
      'kvpPrematureValue',
      kvpPrematureValue,
      { principal: 1000, annualRatePercent: 7.5, completedHalfYears: 6 },
      [],
    ],
    [
      'scss',
      scss,
      { principal: 1e5, annualRatePercent: 8.2, years: 5, openedOn: '2024-05-15' },
      ['years', 'openedOn'],
    ],
    [
      'postOfficeMonthlyIncome',
      postOfficeMonthlyIncome,
      { principal: 1e5, annualRatePercent: 7.4, years: 5, joint: true, openedOn: '2024-05-15' },
      ['years', 'joint', 'openedOn'],
    ],
    [
      'postOfficeTimeDeposit',
      postOfficeTimeDeposit,
      { principal: 1000, annualRatePercent: 7.5, years: 5 },
      [],
    ],
    [
      'nps',
      nps,
      {
        ...{ monthlyContribution: 5000, annualReturnPercent: 10, years: 30, timing: 'begin' },
        ...{ annuityPercent: 40, annuityRatePercent: 6, openingBalance: 5 },
      },
      ['timing', 'annuityPercent', 'annuityRatePercent', 'openingBalance'],
    ],
    [
      'npsExit',
      npsExit,
      { corpus: 1e6, sector: 'other', exitType: 'normal', exitOn: '2026-01-01' },
      ['exitType', 'exitOn'],
    ],
    [
      'npsMinimumAnnuityPercent',
      npsMinimumAnnuityPercent,
      { corpus: 1e6, sector: 'government', exitType: 'premature', exitOn: '2022-01-01' },
      ['exitType', 'exitOn'],
    ],
    [
      'npsTaxSaving',
      npsTaxSaving,
      {
        ...{ regime: 'old', basicPlusDa: 1e6, employerPercent: 10, ownContribution: 1e5, other80C: 5e4 },
        ...{ slabRatePercent: 30, sector: 'other' },
      },
      ['employerPercent', 'ownContribution', 'other80C', 'sector'],
    ],
    ['apyContribution', apyContribution, { joiningAge: 30, monthlyPension: 2000 }, []],
    [
      'gratuity',
      gratuity,
      {
        ...{ monthlyWages: 5e4, joinDate: '2015-01-01', lastWorkingDate: '2026-06-30', coveredByAct: true },
        ...{ fixedTerm: false, waiveMinimum: false, daysWorkedInFifthYear: 200, fiveDayWeek: true },
        ...{ government: false, exemptEarlier: 1 },
      },
      [
        ...['coveredByAct', 'fixedTerm', 'waiveMinimum', 'daysWorkedInFifthYear', 'fiveDayWeek'],
        ...['government', 'exemptEarlier'],
      ],
    ],
    [
      'leaveEncashment',
      leaveEncashment,
      {
        ...{ received: 1e5, averageMonthlySalary: 4e4, earnedLeaveMonthsDue: 5, statutoryLimit: 3e5 },
        ...{ retiredOn: '2020-01-01', government: false },
      },
      ['statutoryLimit', 'retiredOn', 'government'],
    ],
    ['costInflationIndex', costInflationIndex, { financialYear: '2010-11' }, []],
    [
      'capitalGains',
      capitalGains,
      {
        ...{ asset: 'property', buyDate: '2010-05-01', sellDate: '2025-05-01', cost: 1e6, sale: 5e6 },
        ...{ expenses: 1e4, improvements: [{ date: '2015-05-01', amount: 1 }], fmv1Apr2001: 1 },
        ...{ otherLtcg112A: 1, fmv31Jan2018: 1, slabRatePercent: 30, surchargePercent: 10, resident: true },
        ...{ reinvestedInHouse: 1e5, reinvestedInBonds: 1e5 },
      },
      [
        ...['expenses', 'improvements', 'fmv1Apr2001', 'otherLtcg112A', 'fmv31Jan2018', 'slabRatePercent'],
        ...['surchargePercent', 'resident', 'reinvestedInHouse', 'reinvestedInBonds'],
      ],
    ],
    [
      'capitalGains of shares',
      capitalGains,
      { asset: 'equity', buyDate: '2010-05-01', sellDate: '2025-05-01', cost: 1e6, sale: 5e6 },
      [],
    ],
    [
      'capitalGains by the slab',
      capitalGains,
      { asset: 'gold', buyDate: '2025-05-01', sellDate: '2025-06-01', cost: 1, sale: 5, slabRatePercent: 30 },
      [],
    ],
    ['section80GG', section80GG, { totalIncome: 500_000, rentPaid: 90_000 }, []],
    [
      'loanEligibility',
      loanEligibility,
      { monthlyIncome: 1e5, foirPercent: 50, existingEmi: 1e4, annualRatePercent: 8.5, months: 240 },
      ['existingEmi'],
    ],
    [
      'educationLoan',
      educationLoan,
      { ...loan, moratoriumMonths: 12, moratoriumInterest: 'simple' },
      ['emiRounding', 'moratoriumInterest'],
    ],
    ['flatVsReducing', flatVsReducing, { principal: 5e5, flatRatePercent: 8, months: 24 }, []],
    ['loanApr', loanApr, { principal: 20_000, fees: 400, instalment: 970, months: 24 }, []],
    ['cardPayoff', cardPayoff, { balance: 3000, annualRatePercent: 24, monthlyPayment: 150 }, []],
    [
      'cardMinimum',
      cardMinimum,
      { balance: 3000, annualRatePercent: 24, minimumPercent: 5, floor: 100, plusInterest: false },
      ['plusInterest'],
    ],
    [
      'debtPayoff',
      debtPayoff,
      {
        debts: [{ balance: 1000, annualRatePercent: 20, minimum: 50 }],
        extra: 100,
        strategy: 'avalanche',
      },
      ['extra'],
    ],
    [
      'bondPrice',
      bondPrice,
      { faceValue: 1000, couponPercent: 5, yieldPercent: 6, years: 10, frequency: 2 },
      [],
    ],
    [
      'bondYield',
      bondYield,
      { faceValue: 1000, couponPercent: 5, price: 950, years: 10, frequency: 2, taxPercent: 30 },
      ['taxPercent'],
    ],
    [
      'bondPriceDated',
      bondPriceDated,
      { ...bond, yieldPercent: 7, redemption: 100 },
      ['basis', 'redemption'],
    ],
    ['bondYieldDated', bondYieldDated, { ...bond, price: 99, redemption: 100 }, ['basis', 'redemption']],
    ['bondDuration', bondDuration, { ...bond, yieldPercent: 7 }, ['basis']],
    ['bondAccruedInterest', bondAccruedInterest, { ...bond, faceValue: 1000 }, ['basis', 'faceValue']],
    [
      'vpwSpending',
      vpwSpending,
      { balance: 1e6, ratePercent: 3.5, yearsLeft: 35, futureValue: 0 },
      ['futureValue'],
    ],
    [
      'variableSpending',
      variableSpending,
      { ...portfolio, initialSpending: 4e4, zValue: 0.5, cumulativeInflation: 1.1 },
      ['cumulativeInflation'],
    ],
    [
      'percentOfPortfolioSpending',
      percentOfPortfolioSpending,
      {
        ...{ ...portfolio, percent: 4, cumulativeInflation: 1.1 },
        ...{ floorPercentOfInitial: 3, ceilingPercentOfInitial: 6 },
      },
      ['floorPercentOfInitial', 'ceilingPercentOfInitial', 'cumulativeInflation'],
    ],
    [
      'guytonKlingerSpending',
      guytonKlingerSpending,
      {
        ...{ ...portfolio, initialSpending: 4e4, previousSpending: 4e4, inflationPercent: 10, yearsLeft: 29 },
        ...{ exceedsPercent: 20, cutPercent: 10, fallPercent: 20, raisePercent: 10 },
      },
      [],
    ],
    [
      'fireNumbers',
      fireNumbers,
      {
        ...{ monthlyExpenses: 5e4, yearsToRetirement: 20, inflationPercent: 6, multiple: 25 },
        ...{ preRetirementReturnPercent: 12, leanPercent: 60, fatPercent: 150 },
      },
      ['multiple', 'leanPercent', 'fatPercent'],
    ],
    [
      'impermanentLoss',
      impermanentLoss,
      { priceRatio: 2, weightPercent: 50, feesPercent: 1 },
      ['weightPercent', 'feesPercent'],
    ],
    [
      'balanceTransfer',
      balanceTransfer,
      {
        ...{ outstanding: 4e6, annualRatePercent: 9.25, monthsLeft: 180 },
        ...{ newAnnualRatePercent: 8.4, fees: 2e4, gstPercent: 18 },
      },
      ['fees', 'gstPercent'],
    ],
    [
      'noCostEmi',
      noCostEmi,
      {
        ...{ price: 6e4, months: 6, annualRatePercent: 15 },
        ...{ gstPercent: 18, processingFee: 199, cashDiscount: 2000 },
      },
      ['gstPercent', 'processingFee', 'cashDiscount'],
    ],
    ['investmentReturn', investmentReturn, { invested: 1e5, value: 2e5, years: 5 }, []],
    [
      'yearsToFire',
      yearsToFire,
      {
        ...{ monthlyExpenses: 5e4, currentSavings: 2e6, monthlyInvestment: 6e4 },
        ...{ annualReturnPercent: 11, inflationPercent: 6, withdrawalRatePercent: 4 },
      },
      ['withdrawalRatePercent'],
    ],
    ['stockAverage', stockAverage, { purchases: [{ quantity: 1, price: 2 }] }, []],
    [
      'costAveraging',
      costAveraging,
      {
        purchases: [{ date: '2024-01-01', price: 2, amount: 1 }],
        ...{ valueDate: '2025-01-01', valuePrice: 3 },
      },
      [],
    ],
    ['payback', payback, { flows: [-100, 60, 60], discountPercent: 5 }, ['discountPercent']],
    [
      'lifeCover',
      lifeCover,
      {
        ...{ annualIncome: 12e5, annualOwnExpenses: 3e5, yearsToRetirement: 25, incomeGrowthPercent: 6 },
        ...{ discountPercent: 7, debts: 1, goals: 1, savings: 1, existingCover: 1 },
      },
      ['annualOwnExpenses', 'incomeGrowthPercent', 'debts', 'goals', 'savings', 'existingCover'],
    ],
    [
      'rentVsBuy',
      rentVsBuy,
      {
        ...{ price: 8e6, downPaymentPercent: 20, annualRatePercent: 8.5, loanYears: 20, monthlyRent: 2e4 },
        ...{ years: 10, buyingCostPercent: 7, upkeepPercent: 1, sellingCostPercent: 2, depositMonths: 3 },
        ...{ homeGrowthPercent: 6, rentGrowthPercent: 6, investmentReturnPercent: 9, yearlyTaxSaved: 1 },
      },
      [
        ...['buyingCostPercent', 'upkeepPercent', 'sellingCostPercent', 'depositMonths'],
        ...['homeGrowthPercent', 'rentGrowthPercent', 'yearlyTaxSaved'],
      ],
    ],
    [
      'historicalBacktest',
      historicalBacktest,
      {
        ...{ startBalance: 1e6, annualSpending: 35_000, years: 40, equityPercent: 75, feePercent: 0 },
        ...{ series: 'us-shiller-1871-2022', rebalancing: 'yearly' },
        spending: 'inflation-adjusted, taken at the start of the year',
      },
      ['feePercent', 'series', 'rebalancing', 'spending'],
    ],
    ['stakingApy', stakingApy, { aprPercent: 6, compoundsPerYear: 12 }, []],
    ['chitFund', chitFund, chit, []],
    ['chitFundTotals', chitFundTotals, chit, []],
  ]

const never = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  '12',
  '',
  null,
  [],
  {},
  1n,
  Symbol('x'),
  () => 1,
]
/** Where a wrong value of the list above is a right one. */
const isAllowed = (field: string, value: unknown) =>
  // An empty object claims no deductions, an empty list of gains is a year without any, no bound is null.
  (typeof value === 'object' && value !== null && ['deductions', 'gains', 'transactions'].includes(field)) ||
  (value === null && field.endsWith('PercentOfInitial'))

/** What no function takes for a field of that name; of every percentage -100 and less. */
const outside: Readonly<Record<string, readonly unknown[]>> = {
  years: [0, -1],
  monthlyIncome: [-1],
  outstanding: [-1],
  monthsLeft: [0, 1.5, 12_001],
  newAnnualRatePercent: [-1],
  gstPercent: [-1],
  processingFee: [-1, 60_000],
  cashDiscount: [-1, 60_000],
  invested: [0, -1],
  value: [-1],
  purchases: [[{ quantity: 0, price: 1 }], [{ quantity: 1, price: 0, amount: 1, date: '2024-01-01' }], [1]],
  valueDate: ['2023-12-31', '2024-02-30'],
  valuePrice: [0, -1],
  flows: [[1], [100, 60], [0, 1], [-1, Number.NaN]],
  annualIncome: [-1],
  annualOwnExpenses: [-1],
  goals: [-1],
  savings: [-1],
  existingCover: [-1],
  downPaymentPercent: [-1, 101],
  loanYears: [0, 51, 1.5],
  monthlyRent: [-1],
  buyingCostPercent: [-1, 101],
  upkeepPercent: [-1, 101],
  sellingCostPercent: [-1, 101],
  depositMonths: [-1],
  yearlyTaxSaved: [-1],
  startBalance: [0, -1],
  annualSpending: [-1],
  equityPercent: [-1, 101],
  feePercent: [-1, 101],
  series: ['india'],
  rebalancing: ['monthly'],
  spending: ['none'],
  foirPercent: [-1, 101],
  existingEmi: [-1],
  moratoriumMonths: [-1, 1.5, 1201],
  moratoriumInterest: ['none'],
  flatRatePercent: [-1],
  fees: [-1],
  instalment: [0, -1],
  monthlyPayment: [-1],
  minimumPercent: [-1, 101],
  floor: [0, -1],
  debts: [[{ balance: -1, annualRatePercent: 1, minimum: 1 }], [{ balance: 1, annualRatePercent: 1 }], [1]],
  extra: [-1],
  strategy: ['rate'],
  faceValue: [0, -1],
  couponPercent: [-1],
  price: [0, -1],
  taxPercent: [-1, 101],
  settlement: ['2033-02-30', '2024-4-22', '22-04-2024'],
  maturity: ['2024-04-22', '2020-01-01', '2033-02-30'],
  basis: ['actual'],
  redemption: [0, -1],
  yearsLeft: [-1],
  initialBalance: [-1],
  initialSpending: [-1],
  previousSpending: [-1],
  zValue: [-1],
  cumulativeInflation: [0, -1],
  percent: [-1, 101],
  floorPercentOfInitial: [-1],
  ceilingPercentOfInitial: [-1],
  exceedsPercent: [-1],
  cutPercent: [-1, 101],
  fallPercent: [-1, 101],
  raisePercent: [-1],
  multiple: [0, -1],
  leanPercent: [-1],
  fatPercent: [-1],
  priceRatio: [0, -1],
  weightPercent: [-1, 101],
  feesPercent: [-1],
  aprPercent: [-1],
  compoundsPerYear: [0, 0.5],
  chitValue: [0, -1],
  members: [1, 2.5, 1001],
  yourMonth: [0, 21, 1.5],
  yourDiscountPercent: [-1, 101],
  othersDiscountPercent: [-1, 101],
  commissionPercent: [-1, 101],
  year: [0, 1.5],
  openedOn: ['1980-01-01', '2024-02-30'],
  ctc: [-1, 5e5],
  employerInsurance: [-1],
  providentFund: ['half'],
  payment: ['salary'],
  largestPayment: [-1, 1e6],
  taxLiability: [-1],
  tdsCredit: [-1],
  payments: [[{ date: '2026-03-31', amount: 1 }], [{ date: '2026-06-15', amount: -1 }], [1]],
  settledOn: ['2027-03-31'],
  payout: ['yearly'],
  seniorExtraPercent: [-1, 6],
  segment: ['bonds'],
  buyPrice: [0, -1],
  sellPrice: [-1],
  quantity: [0, -1],
  exchange: ['mcx'],
  brokeragePercent: [-1, 101],
  brokerageCap: [-1],
  dpCharge: [-1],
  tradedOn: ['2026-03-31', '2026-02-30'],
  completedHalfYears: [4, 21, 5.5],
  monthlyContribution: [-1],
  annuityPercent: [-1, 101],
  annuityRatePercent: [-1, 101],
  timing: ['start'],
  corpus: [-1],
  sector: ['private'],
  exitType: ['late'],
  exitOn: ['2000-01-01'],
  ownContribution: [-1],
  other80C: [-1],
  slabRatePercent: [-1, 101],
  joiningAge: [17, 41, 20.5],
  monthlyPension: [0, 1500],
  daysWorkedInFifthYear: [-1, 367],
  exemptEarlier: [-1],
  joinDate: ['2020-13-01'],
  lastWorkingDate: ['2014-12-31', '2020-13-01'],
  received: [-1],
  averageMonthlySalary: [-1],
  earnedLeaveMonthsDue: [-1],
  statutoryLimit: [-1],
  retiredOn: ['1997-07-01'],
  asset: ['car'],
  buyDate: ['2026-01-01', '2010-02-30'],
  sellDate: ['2010-01-01', '2026-02-30'],
  cost: [-1],
  sale: [-1],
  expenses: [-1],
  improvements: [[{ date: '2000-01-01', amount: 1 }], [{ date: '2015-01-01', amount: -1 }], [1]],
  fmv1Apr2001: [-1],
  fmv31Jan2018: [-1],
  otherLtcg112A: [-1],
  reinvestedInHouse: [-1],
  reinvestedInBonds: [-1],
  yearlyDeposit: [-1, 100, 150_001],
  monthlyWage: [-1],
  monthlyWages: [-1],
  payableDays: [0, 32],
  components: [[{ amount: -1, inWages: true }], [{ amount: 1 }], [1]],
  state: ['Delhi'],
  monthlyGross: [-1],
  month: [0, 13, 1.5],
  gender: ['f'],
  gross: [-1],
  basic: [-1],
  hra: [-1],
  section80C: [-1],
  section80D: [-1],
  wageCeiling: [0, -1],
  segments: [[{ days: 0, ceiling: 1 }], [{ days: 20, ceiling: 0 }], [1]],
  monthlyIntoEpf: [-1],
  annualContribution: [-1],
  pensionableSalary: [-1],
  serviceYears: [-1, 61],
  startAge: [17, 101],
  balance: [-1],
  membershipMonths: [-1],
  continuousServiceYears: [-1],
  age: [14, 121],
  purpose: ['holiday'],
  monthsUnemployed: [-1],
  monthlyDeposit: [-1],
  openingBalance: [-1],
  depositYears: [-1, 16],
  girlAge: [-1, 10],
  retainedYears: [-1, 6],
  basicPlusDa: [-1],
  hraReceived: [-1],
  rentPaid: [-1],
  totalIncome: [-1],
  months: [0, -1, 1.5],
  principal: [-1],
  monthlyInvestment: [-1],
  targetAmount: [-1],
  target: [-1],
  amount: [-1],
  monthlyWithdrawal: [-1],
  monthlyExpenses: [-1],
  currentSavings: [-1],
  lumpSum: [-1, 1e9],
  afterMonth: [-1, 25, 1.5],
  afterMonths: [-1, 25, 1.5],
  odds: [[2], [2, 1], [2, 0.5], [2, Number.NaN]],
  totalStake: [0, -1],
  rate: [0, -1],
  withdrawalRatePercent: [0, -1],
  yearsToRetirement: [-1],
  postRetirementExpenseFactor: [-1],
  currentAge: [-1, 30.5],
  retirementAge: [30, 60.5],
  lifeExpectancy: [60, 151],
  taxableIncome: [-1],
  grossIncome: [-1],
  financialYear: ['2025', '2023-25', '20-21'],
  ageBand: ['60'],
  regime: ['NEW'],
  frequency: ['monthly', 3],
  interestType: ['none'],
  mode: ['reduceBoth'],
  rateConvention: ['annual'],
  emiRounding: ['ceil'],
  rounding: [2],
  surchargePercent: [-100, 5, 38],
}
const edges = fc.oneof(
  fc.double(),
  fc.anything(),
  fc.constantFrom<unknown>(
    -0,
    0,
    5e-324,
    -5e-324,
    Number.MAX_VALUE,
    -Number.MAX_VALUE,
    1e15,
    2 ** 53,
    -1,
    1,
    100,
    -100,
    1e-300,
    12,
    0.5,
  ),
)

/** Throws unless every number anywhere in a result is finite. */
function expectFinite(value: unknown): void {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${value} came out`)
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) expectFinite(part)
}

describe.each(functions)('%s', (_name, compute, good, optional) => {
  it('takes its good input', () => {
    expectFinite(compute(good as never))
  })

  it.each(Object.keys(good))('refuses a wrong %s by name', (field) => {
    for (const wrong of never) {
      if (isAllowed(field, wrong)) continue
      // An empty object claims no deductions, and an empty list of gains is a year without any.
      if (
        typeof wrong === 'object' &&
        wrong !== null &&
        ['deductions', 'gains', 'transactions', 'improvements', 'payments'].includes(field)
      )
        continue
      const call = () => compute({ ...good, [field]: wrong } as never)
      expect(call).toThrow(FinanceMathError)
      expect(call).toThrow(
        expect.objectContaining({ code: 'INVALID_ARGUMENT', argument: field, value: wrong }),
      )
    }
  })

  it('refuses what lies outside the range of each of its fields, by its name', () => {
    for (const field of Object.keys(good)) {
      for (const wrong of outside[field] ?? (field.endsWith('Percent') ? [-100, -250] : [])) {
        expect(() => compute({ ...good, [field]: wrong } as never)).toThrow(
          expect.objectContaining({ code: 'INVALID_ARGUMENT', argument: field }),
        )
      }
    }
  })

  it('refuses an input in which a field is missing, by its name', () => {
    for (const field of Object.keys(good)) {
      const { [field]: _left, ...rest } = good
      if (optional.includes(field)) expectFinite(compute(rest as never))
      // Without either kind of income, the one that needs nothing else is asked for.
      else {
        const argument = field === 'grossIncome' && 'regime' in good ? 'taxableIncome' : field
        expect(() => compute(rest as never)).toThrow(expect.objectContaining({ argument }))
      }
    }
  })

  it('refuses anything that is no object', () => {
    for (const wrong of [undefined, null, 7, 'text', Symbol('x')]) {
      expect(() => compute(wrong as never)).toThrow(expect.objectContaining({ argument: 'input' }))
    }
  })

  it('throws its own error or answers with finite numbers, whatever is passed', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(good)), edges), (wrong) => {
        try {
          expectFinite(compute({ ...good, ...wrong } as never))
        } catch (error) {
          if (!(error instanceof FinanceMathError)) throw error
          expect(error.argument).toMatch(/^\w/)
          expect(error.message).toMatch(/\.$/)
        }
      }),
      { numRuns: 150 },
    )
  })
})

it('yearlyRows refuses what is no array', () => {
  expect(() => yearlyRows({} as never)).toThrow(expect.objectContaining({ argument: 'rows' }))
})

it('yearlyRows refuses rows that are no objects', () => {
  expect(() => yearlyRows([5 as never])).toThrow('rows must be an object.')
})

it('targetAmount refuses simple interest that leaves nothing of the investment', () => {
  const goal = { target: 1000, inflationPercent: 5, interestType: 'simple' } as const
  for (const [returnPercent, years] of [
    [-50, 2],
    [-60, 3],
  ] as const) {
    expect(() => targetAmount({ ...goal, returnPercent, years })).toThrow(
      'returnPercent must be a number that leaves something of the investment.',
    )
  }
  expect(targetAmount({ ...goal, returnPercent: -50, years: 1 }).presentInvestment).toBeCloseTo(2100, 9)
})

it('sip says which rate conventions there are', () => {
  const plan = { monthlyInvestment: 1, annualRatePercent: 1, years: 1, rateConvention: 'daily' as never }
  expect(() => sip(plan)).toThrow('rateConvention must be nominal or effective.')
})
