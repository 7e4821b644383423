import {
  effectiveRate,
  emi as emiOf,
  fireNumber,
  fv,
  nper,
  outstandingBalance,
  pv,
  rate,
  realRate,
  simpleInterest,
} from '@pkg/finance-math'
import type { Unit } from '@pkg/finance-math/calculators'

type Field = readonly [label: string, unit: Unit]
/** In symbols, and with {figures} in their places. */
type ExtraFormula = readonly [symbols: string, filled: string]

/** A formula of the library that has no screen of its own; its figures by their ids, each with its label and unit. */
export interface ExtraCalculator<Input extends string = string, Output extends string = string> {
  id: string
  inputs: Readonly<Record<Input, Field>>
  outputs: Readonly<Record<Output, Field>>
  formula(values: Readonly<Record<Input, number>>): ExtraFormula
  /** Beside it, for an output that is asked for by itself. */
  formulasOf?: Readonly<Partial<Record<Output, ExtraFormula>>>
  compute(values: Readonly<Record<Input, number>>): Record<Output, number>
}

const define = <Input extends string, Output extends string>(
  calculator: ExtraCalculator<Input, Output>,
): ExtraCalculator => calculator

/** Questions that the library answers and no calculator of the registry asks. */
export const extraCalculators: readonly ExtraCalculator[] = [
  define({
    id: 'fire-number',
    inputs: {
      monthlyExpenses: ['Monthly expenses', 'inr'],
      withdrawalRatePercent: ['Withdrawal rate a year', 'percent'],
    },
    outputs: { corpus: ['Corpus needed', 'inr'] },
    formula: () => ['C = 12 × E ÷ w', '{corpus} = 12 × {monthlyExpenses} ÷ {withdrawalRatePercent}'],
    compute: (values) => ({ corpus: fireNumber(values) }),
  }),
  define({
    id: 'paid-in',
    inputs: { monthlyInvestment: ['Monthly amount', 'inr'], years: ['Time', 'years'] },
    outputs: { totalInvested: ['Paid in', 'inr'] },
    formula: () => ['T = 12 × P × t', '{totalInvested} = 12 × {monthlyInvestment} × {years}'],
    compute: ({ monthlyInvestment, years }) => ({ totalInvested: 12 * monthlyInvestment * years }),
  }),
  define({
    id: 'yearly-deposits',
    inputs: {
      yearlyInvestment: ['Yearly amount', 'inr'],
      annualRatePercent: ['Interest rate a year', 'percent'],
      years: ['Time', 'years'],
    },
    outputs: {
      futureValue: ['Value at the end', 'inr'],
      totalInvested: ['Paid in', 'inr'],
      gain: ['Interest', 'inr'],
    },
    formula: ({ annualRatePercent }) =>
      annualRatePercent === 0
        ? ['FV = P × t', '{futureValue} = {yearlyInvestment} × {years}']
        : [
            'FV = P × ((1 + r)ᵗ − 1) ÷ r × (1 + r)',
            '{futureValue} = {yearlyInvestment} × ((1 + {annualRatePercent})^{years} − 1) ÷ {annualRatePercent} × (1 + {annualRatePercent})',
          ],
    formulasOf: {
      gain: ['G = FV − T', '{gain} = {futureValue} − {totalInvested}'],
      totalInvested: ['T = P × t', '{totalInvested} = {yearlyInvestment} × {years}'],
    },
    compute: ({ yearlyInvestment, annualRatePercent, years }) => {
      // Half a year has no deposit of its own.
      const deposits = Number.isInteger(years) ? years : Number.NaN
      const futureValue = fv(annualRatePercent / 100, deposits, -yearlyInvestment, 0, 'begin')
      const totalInvested = yearlyInvestment * deposits
      return { futureValue, totalInvested, gain: futureValue - totalInvested }
    },
  }),
  define({
    id: 'periodic-deposits',
    inputs: {
      amount: ['Amount each time', 'inr'],
      timesAYear: ['Times a year', 'number'],
      annualRatePercent: ['Rate of return a year', 'percent'],
      years: ['Time', 'years'],
    },
    outputs: {
      futureValue: ['Value at the end', 'inr'],
      totalInvested: ['Paid in', 'inr'],
      gain: ['Returns', 'inr'],
    },
    formula: ({ annualRatePercent }) =>
      annualRatePercent === 0
        ? ['FV = P × m × t', '{futureValue} = {amount} × {timesAYear} × {years}']
        : [
            'FV = P × ((1 + r ÷ m)^(m × t) − 1) ÷ (r ÷ m) × (1 + r ÷ m)',
            '{futureValue} = {amount} × ((1 + {annualRatePercent} ÷ {timesAYear})^({timesAYear} × {years}) − 1) ÷ ({annualRatePercent} ÷ {timesAYear}) × (1 + {annualRatePercent} ÷ {timesAYear})',
          ],
    formulasOf: {
      gain: ['G = FV − T', '{gain} = {futureValue} − {totalInvested}'],
      totalInvested: ['T = P × m × t', '{totalInvested} = {amount} × {timesAYear} × {years}'],
    },
    compute: ({ amount, timesAYear, annualRatePercent, years }) => {
      const times = Math.round(timesAYear * years * 1e6) / 1e6
      // A part of a period has no deposit of its own.
      const deposits = Number.isInteger(times) ? times : Number.NaN
      const futureValue = fv(annualRatePercent / 100 / timesAYear, deposits, -amount, 0, 'begin')
      const totalInvested = amount * deposits
      return { futureValue, totalInvested, gain: futureValue - totalInvested }
    },
  }),
  define({
    id: 'withdrawal-corpus',
    inputs: {
      monthlyWithdrawal: ['Monthly withdrawal', 'inr'],
      annualRatePercent: ['Return a year', 'percent'],
      years: ['Time', 'years'],
    },
    outputs: { principal: ['Corpus needed', 'inr'], totalWithdrawn: ['Withdrawn in all', 'inr'] },
    formula: ({ annualRatePercent }) =>
      annualRatePercent === 0
        ? ['P = 12 × W × t', '{principal} = 12 × {monthlyWithdrawal} × {years}']
        : [
            'P = W × (1 − (1 + r ÷ 12)^(−12 × t)) ÷ (r ÷ 12)',
            '{principal} = {monthlyWithdrawal} × (1 − (1 + {annualRatePercent} ÷ 12)^(−12 × {years})) ÷ ({annualRatePercent} ÷ 12)',
          ],
    compute: ({ monthlyWithdrawal, annualRatePercent, years }) => ({
      principal: pv(annualRatePercent / 1200, 12 * years, -monthlyWithdrawal),
      totalWithdrawn: 12 * years * monthlyWithdrawal,
    }),
  }),
  define({
    id: 'decline',
    inputs: {
      principal: ['Amount at the start', 'inr'],
      annualLossPercent: ['Loss a year', 'percent'],
      years: ['Time', 'years'],
    },
    outputs: { remaining: ['What is left', 'inr'], lost: ['Lost', 'inr'] },
    formula: () => ['A = P × (1 − d)ᵗ', '{remaining} = {principal} × (1 − {annualLossPercent})^{years}'],
    formulasOf: { lost: ['L = P − A', '{lost} = {principal} − {remaining}'] },
    compute: ({ principal, annualLossPercent, years }) => {
      // Nothing loses more than all of what is left.
      const rate = annualLossPercent <= 100 ? -annualLossPercent / 100 : Number.NaN
      const remaining = fv(rate, years, 0, -principal)
      return { remaining, lost: principal - remaining }
    },
  }),
  define({
    id: 'flat-rate-loan',
    inputs: {
      principal: ['Loan amount', 'inr'],
      annualRatePercent: ['Flat interest rate a year', 'percent'],
      years: ['Tenure', 'years'],
    },
    outputs: {
      emi: ['Monthly instalment (EMI)', 'inr'],
      totalInterest: ['Total interest', 'inr'],
      totalPayment: ['Total payment', 'inr'],
      reducingRatePercent: ['The same on the reducing balance', 'percent'],
    },
    formula: () => [
      'EMI = (P + P × R × t) ÷ (12 × t)',
      '{emi} = ({principal} + {principal} × {annualRatePercent} × {years}) ÷ (12 × {years})',
    ],
    formulasOf: {
      totalInterest: ['I = P × R × t', '{totalInterest} = {principal} × {annualRatePercent} × {years}'],
      totalPayment: ['T = P + I', '{totalPayment} = {principal} + {totalInterest}'],
      reducingRatePercent: [
        'i = 12 × r, where EMI = P × r ÷ (1 − (1 + r)^(−12 × t))',
        '{reducingRatePercent} = 12 × r, where {emi} = {principal} × r ÷ (1 − (1 + r)^(−12 × {years}))',
      ],
    },
    compute: ({ principal, annualRatePercent, years }) => {
      const { interest, total } = simpleInterest({ principal, annualRatePercent, years })
      const months = Math.round(12 * years)
      const emi = total / months
      const reducingRatePercent = rate(months, -emi, principal) * 1200
      return { emi, totalInterest: interest, totalPayment: total, reducingRatePercent }
    },
  }),
  define({
    id: 'loan-payoff',
    inputs: {
      principal: ['Loan amount', 'inr'],
      annualRatePercent: ['Interest rate a year', 'percent'],
      emi: ['Monthly instalment (EMI)', 'inr'],
    },
    outputs: {
      years: ['Tenure', 'years'],
      instalments: ['Instalments', 'number'],
      lastInstalment: ['Last instalment', 'inr'],
      totalInterest: ['Total interest', 'inr'],
    },
    formula: ({ annualRatePercent }) =>
      annualRatePercent === 0
        ? ['n = P ÷ EMI, rounded up', '{instalments} ≥ {principal} ÷ {emi}']
        : [
            'n = −ln(1 − P × R ÷ 12 ÷ EMI) ÷ ln(1 + R ÷ 12), rounded up',
            '{instalments} ≥ −ln(1 − {principal} × {annualRatePercent} ÷ 12 ÷ {emi}) ÷ ln(1 + {annualRatePercent} ÷ 12)',
          ],
    compute: ({ principal, annualRatePercent, emi }) => {
      const monthly = annualRatePercent / 1200
      const instalments = Math.ceil(nper(monthly, -emi, principal) - 1e-9)
      const owed = -fv(monthly, instalments - 1, -emi, principal)
      const lastInstalment = owed * (1 + monthly)
      const totalInterest = emi * (instalments - 1) + lastInstalment - principal
      return { years: instalments / 12, instalments, lastInstalment, totalInterest }
    },
  }),
  define({
    id: 'loan-extra-payments',
    inputs: {
      principal: ['Loan amount', 'inr'],
      annualRatePercent: ['Interest rate a year', 'percent'],
      years: ['Tenure', 'years'],
      extraMonthly: ['Extra a month', 'inr'],
      extraYearly: ['Extra a year', 'inr'],
    },
    outputs: {
      interestSavedByTenure: ['Interest saved', 'inr'],
      monthsSaved: ['Months saved', 'months'],
      instalments: ['Instalments', 'number'],
      totalInterest: ['Total interest', 'inr'],
      emi: ['Monthly instalment (EMI)', 'inr'],
    },
    formula: () => [
      'Bₖ = Bₖ₋₁ × (1 + R ÷ 12) − EMI − m, every 12th month less y, until Bₙ = 0',
      'B₀ = {principal}, R = {annualRatePercent}, EMI = {emi}, m = {extraMonthly}, y = {extraYearly}, n = {instalments}',
    ],
    formulasOf: {
      monthsSaved: ['s = 12 × t − n', '{monthsSaved} = 12 × {years} − {instalments}'],
      interestSavedByTenure: [
        'S = 12 × t × EMI − P − I',
        '{interestSavedByTenure} = 12 × {years} × {emi} − {principal} − {totalInterest}',
      ],
    },
    compute: ({ principal, annualRatePercent, years, extraMonthly, extraYearly }) => {
      const months = Math.round(12 * years)
      const plain = emiOf({ principal, annualRatePercent, months })
      const growth = 1 + annualRatePercent / 1200
      let owed = principal
      let totalInterest = 0
      let instalments = 0
      // Below a millionth of a rupee nothing is owed but the error of the arithmetic.
      while (owed > 1e-6 && instalments < months) {
        instalments++
        totalInterest += owed * (growth - 1)
        const extra = extraMonthly + (instalments % 12 === 0 ? extraYearly : 0)
        owed = Math.max(0, owed * growth - plain.emi - extra)
      }
      return {
        interestSavedByTenure: plain.totalInterest - totalInterest,
        monthsSaved: months - instalments,
        instalments,
        totalInterest,
        emi: plain.emi,
      }
    },
  }),
  define({
    id: 'rising-sip',
    inputs: {
      monthlyInvestment: ['Monthly investment in the first year', 'inr'],
      yearlyRise: ['More a month, every year', 'inr'],
      annualRatePercent: ['Expected return a year', 'percent'],
      years: ['Time', 'years'],
    },
    outputs: {
      futureValue: ['Future value', 'inr'],
      totalInvested: ['Total invested', 'inr'],
      gain: ['Gain', 'inr'],
    },
    formula: () => [
      'FV = Σ (P + a × ⌊k ÷ 12⌋) × (1 + r ÷ 12)^(12 × t − k), k = 0 to 12 × t − 1',
      '{futureValue} = Σ ({monthlyInvestment} + {yearlyRise} × ⌊k ÷ 12⌋) × (1 + {annualRatePercent} ÷ 12)^(12 × {years} − k)',
    ],
    formulasOf: {
      gain: ['G = FV − T', '{gain} = {futureValue} − {totalInvested}'],
      totalInvested: [
        'T = Σ (P + a × ⌊k ÷ 12⌋)',
        '{totalInvested} = Σ ({monthlyInvestment} + {yearlyRise} × ⌊k ÷ 12⌋)',
      ],
    },
    compute: ({ monthlyInvestment, yearlyRise, annualRatePercent, years }) => {
      const months = Math.round(12 * years)
      let futureValue = 0
      let totalInvested = 0
      for (let from = 0; from < months; from += 12) {
        const monthly = monthlyInvestment + (yearlyRise * from) / 12
        const count = Math.min(12, months - from)
        futureValue = fv(annualRatePercent / 1200, count, -monthly, -futureValue, 'begin')
        totalInvested += monthly * count
      }
      return { futureValue, totalInvested, gain: futureValue - totalInvested }
    },
  }),
  define({
    id: 'loan-part',
    inputs: {
      principal: ['Loan amount', 'inr'],
      annualRatePercent: ['Interest rate a year', 'percent'],
      years: ['Tenure', 'years'],
      fromMonth: ['First instalment', 'number'],
      toMonth: ['Last instalment', 'number'],
    },
    outputs: {
      interestPart: ['Interest in it', 'inr'],
      principalPart: ['Principal in it', 'inr'],
      totalPart: ['Paid in it', 'inr'],
      emi: ['Monthly instalment (EMI)', 'inr'],
      owedBefore: ['Owed before', 'inr'],
      outstanding: ['Owed after', 'inr'],
    },
    formula: () => ['R = B − b', '{principalPart} = {owedBefore} − {outstanding}'],
    formulasOf: {
      totalPart: ['T = (k − j + 1) × EMI', '{totalPart} = ({toMonth} − {fromMonth} + 1) × {emi}'],
      interestPart: [
        'I = (k − j + 1) × EMI − R',
        '{interestPart} = ({toMonth} − {fromMonth} + 1) × {emi} − {principalPart}',
      ],
    },
    compute: ({ principal, annualRatePercent, years, fromMonth, toMonth }) => {
      const loan = { principal, annualRatePercent, months: Math.round(12 * years) }
      const { emi } = emiOf(loan)
      const owedBefore = outstandingBalance({ ...loan, afterMonths: fromMonth - 1 })
      const outstanding = outstandingBalance({ ...loan, afterMonths: toMonth })
      const principalPart = owedBefore - outstanding
      const totalPart = (toMonth - fromMonth + 1) * emi
      const interestPart = totalPart - principalPart
      return { interestPart, principalPart, totalPart, emi, owedBefore, outstanding }
    },
  }),
  define({
    id: 'income-after-tax',
    inputs: { grossIncome: ['Income a year', 'inr'], incomeTax: ['Income tax', 'inr'] },
    outputs: {
      afterTax: ['Left in a year', 'inr'],
      afterTaxMonthly: ['Left in a month', 'inr'],
    },
    formula: () => ['L = G − T', '{afterTax} = {grossIncome} − {incomeTax}'],
    formulasOf: { afterTaxMonthly: ['M = L ÷ 12', '{afterTaxMonthly} = {afterTax} ÷ 12'] },
    compute: ({ grossIncome, incomeTax }) => ({
      afterTax: grossIncome - incomeTax,
      afterTaxMonthly: (grossIncome - incomeTax) / 12,
    }),
  }),
  define({
    id: 'gain-after-tax',
    inputs: { gain: ['Gain', 'inr'], incomeTax: ['Income tax', 'inr'] },
    outputs: { afterTax: ['Left of the gain', 'inr'] },
    formula: () => ['L = G − T', '{afterTax} = {gain} − {incomeTax}'],
    compute: ({ gain, incomeTax }) => ({ afterTax: gain - incomeTax }),
  }),
  define({
    id: 'gain-of-shares',
    inputs: {
      gain: ['Gain', 'inr'],
      exemption: ['Free of tax', 'inr'],
      ratePercent: ['Tax', 'percent'],
      cessPercent: ['Cess on the tax', 'percent'],
    },
    outputs: { tax: ['Tax with cess', 'inr'] },
    formula: () => [
      'T = (G − E) × r × (1 + c)',
      '{tax} = ({gain} − {exemption}) × {ratePercent} × (1 + {cessPercent})',
    ],
    compute: ({ gain, exemption, ratePercent, cessPercent }) => ({
      tax: (((gain - exemption) * ratePercent) / 100) * (1 + cessPercent / 100),
    }),
  }),
  define({
    id: 'real-rate',
    inputs: { nominalPercent: ['Return', 'percent'], inflationPercent: ['Inflation', 'percent'] },
    outputs: { realPercent: ['Real return', 'percent'] },
    formula: () => [
      'r = (1 + n) ÷ (1 + f) − 1',
      '{realPercent} = (1 + {nominalPercent}) ÷ (1 + {inflationPercent}) − 1',
    ],
    compute: (values) => ({ realPercent: realRate(values) }),
  }),
  define({
    id: 'effective-rate',
    inputs: {
      nominalPercent: ['Stated rate a year', 'percent'],
      periodsPerYear: ['Times compounded a year', 'number'],
    },
    outputs: { effectivePercent: ['Effective rate a year', 'percent'] },
    formula: () => [
      'e = (1 + n ÷ m)ᵐ − 1',
      '{effectivePercent} = (1 + {nominalPercent} ÷ {periodsPerYear})^{periodsPerYear} − 1',
    ],
    compute: ({ nominalPercent, periodsPerYear }) => ({
      effectivePercent: effectiveRate(nominalPercent / 100, periodsPerYear) * 100,
    }),
  }),
  define({
    id: 'compound-growth',
    inputs: {
      principal: ['Principal', 'inr'],
      annualRatePercent: ['Interest rate a year', 'percent'],
      years: ['Time', 'years'],
      periodsPerYear: ['Times compounded a year', 'number'],
    },
    outputs: { total: ['Total amount', 'inr'], interest: ['Interest', 'inr'] },
    formula: () => [
      'A = P × (1 + r ÷ m)^(m × t)',
      '{total} = {principal} × (1 + {annualRatePercent} ÷ {periodsPerYear})^({periodsPerYear} × {years})',
    ],
    formulasOf: { interest: ['I = A − P', '{interest} = {total} − {principal}'] },
    compute: ({ principal, annualRatePercent, years, periodsPerYear }) => {
      const total = fv(annualRatePercent / 100 / periodsPerYear, periodsPerYear * years, 0, -principal)
      return { total, interest: total - principal }
    },
  }),
]
