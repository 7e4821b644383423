import { emi as emiOf, fv, nper, outstandingBalance, rate, simpleInterest } from '@pkg/finance-math'
import { define, type ExtraCalculator } from './extra-calculator.ts'

/** Questions about loans beside those of the screens. */
export const loans: readonly ExtraCalculator[] = [
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
]
