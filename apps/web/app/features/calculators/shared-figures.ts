/** What results of different calculators have in common, in the order in which they are shown. */
export const sharedFigures = {
  month: 'Paid a month',
  paid: 'Paid in all',
  added: 'Paid in by others',
  cost: 'Interest paid',
  gain: 'Earned',
  taken: 'Taken out',
  end: 'There at the end',
  rate: 'Rate a year',
  time: 'Over',
} as const

export type SharedFigure = keyof typeof sharedFigures

/** Without these, what is paid in and earned does not add up to what is there: one result that has them is enough. */
export const addends: readonly SharedFigure[] = ['added', 'taken']

type Figures = Partial<Record<SharedFigure, string>>

const saving: Figures = { rate: 'annualRatePercent', time: 'years' }
const loan: Figures = { month: 'emi', cost: 'totalInterest', rate: 'annualRatePercent', time: 'years' }
const goal: Figures = { month: 'monthlySip', paid: 'invested', end: 'costThen', rate: 'returnPercent' }

/** The outputs and inputs of each calculator that tell the same as those of others; one that shares nothing is not here. */
export const figuresOf: Readonly<Record<string, Figures>> = {
  sip: { ...saving, month: 'monthlyInvestment', paid: 'totalInvested', gain: 'gain', end: 'futureValue' },
  'step-up-sip': { ...saving, paid: 'totalInvested', gain: 'gain', end: 'futureValue' },
  loan: { ...loan, paid: 'totalPayment' },
  'home-loan': { ...loan, paid: 'paidInAll' },
  'car-loan': { ...loan, paid: 'paidInAll' },
  'personal-loan': loan,
  'education-loan': { month: 'emi', paid: 'totalPayment', rate: 'annualRatePercent' },
  'loan-prepayment': { ...loan, month: 'emi' },
  'no-cost-emi': { month: 'emi', rate: 'annualRatePercent', time: 'months' },
  'loan-apr': { ...loan, paid: 'totalPayment' },
  'flat-vs-reducing': { ...loan, paid: 'totalPayment', rate: 'reducingRatePercent' },
  'card-payoff': { paid: 'totalPaid', cost: 'totalInterest', rate: 'annualRatePercent', time: 'months' },
  'debt-payoff': { month: 'budget', paid: 'totalPaid', cost: 'totalInterest', time: 'months' },
  'simple-interest': { ...saving, paid: 'principalPart', gain: 'interest', end: 'total' },
  'compound-interest': { ...saving, paid: 'principalPart', gain: 'interest', end: 'total' },
  fd: { ...saving, paid: 'principalPart', gain: 'interest', end: 'maturity' },
  ppf: { ...saving, month: 'monthlyDeposit', paid: 'paidIn', gain: 'totalInterest', end: 'maturity' },
  ssy: {
    month: 'monthlyDeposit',
    paid: 'paidIn',
    gain: 'totalInterest',
    end: 'maturity',
    rate: 'annualRatePercent',
  },
  rd: {
    month: 'monthlyDeposit',
    paid: 'paidIn',
    gain: 'totalInterest',
    end: 'maturity',
    rate: 'annualRatePercent',
    time: 'months',
  },
  'post-office': {
    paid: 'deposit',
    gain: 'totalInterest',
    end: 'maturity',
    rate: 'annualRatePercent',
    time: 'months',
  },
  swp: {
    ...saving,
    paid: 'principal',
    gain: 'totalInterest',
    taken: 'totalWithdrawn',
    end: 'finalBalance',
  },
  'target-amount': {
    paid: 'presentInvestment',
    gain: 'growth',
    end: 'inflatedTarget',
    rate: 'returnPercent',
    time: 'years',
  },
  'child-education': goal,
  marriage: { ...goal, time: 'years' },
  retirement: { month: 'requiredMonthlyInvestment', end: 'corpusNeeded', rate: 'preRetirementReturnPercent' },
  fire: { month: 'monthlyInvestment', rate: 'annualReturnPercent', time: 'years' },
  epf: {
    ...saving,
    month: 'firstOwn',
    paid: 'own',
    added: 'employer',
    gain: 'totalInterest',
    end: 'corpus',
  },
  nps: {
    month: 'monthlyContribution',
    paid: 'paidIn',
    gain: 'totalGain',
    end: 'corpus',
    rate: 'annualReturnPercent',
  },
  apy: { month: 'monthlyContribution', paid: 'totalPaid', time: 'years' },
  cagr: { paid: 'invested', gain: 'gain', end: 'value', rate: 'cagrPercent', time: 'years' },
}
