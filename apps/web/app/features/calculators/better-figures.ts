interface Better {
  is: 'less' | 'more'
  /** Inputs and outputs that have to be the same: of unlike plans none is the better one by this figure alone. */
  same: readonly string[]
}

const less = (...same: string[]): Better => ({ is: 'less', same })
const more = (...same: string[]): Better => ({ is: 'more', same })

const loan = {
  emi: less('principal', 'years'),
  totalInterest: less('principal'),
  totalPayment: less('principal'),
}
const deposit = (...same: string[]) => more('principal', 'years', ...same)

/** The outputs of each calculator of which less or more is better, and what has to be the same for that. */
export const betterFigures: Readonly<Record<string, Readonly<Record<string, Better>>>> = {
  sip: { futureValue: more('totalInvested', 'years'), gain: more('totalInvested', 'years') },
  'step-up-sip': { futureValue: more('totalInvested', 'years'), gain: more('totalInvested', 'years') },
  loan,
  'home-loan': {
    emi: less('loanAmount', 'years'),
    totalInterest: less('loanAmount'),
    paidInAll: less('price'),
  },
  'car-loan': {
    emi: less('loanAmount', 'years'),
    totalInterest: less('loanAmount'),
    paidInAll: less('onRoad'),
  },
  'personal-loan': {
    emi: less('principal', 'years'),
    aprPercent: less(),
    totalInterest: less('principal'),
    totalCost: less('principal'),
  },
  'education-loan': { totalPayment: less('principal', 'studyYears') },
  'no-cost-emi': { extraCost: less('price'), aprPercent: less() },
  'loan-apr': { aprPercent: less(), totalCost: less('principal') },
  'flat-vs-reducing': { reducingRatePercent: less(), totalInterest: less('principal') },
  'balance-transfer': { saving: more('outstanding') },
  'card-payoff': { months: less('owed'), totalInterest: less('owed') },
  'debt-payoff': { months: less('owed'), totalInterest: less('owed') },
  'simple-interest': { total: deposit(), interest: deposit() },
  'compound-interest': { total: deposit(), interest: deposit() },
  fd: { maturity: deposit(), interest: deposit() },
  ppf: { maturity: more('paidIn', 'years') },
  ssy: { maturity: more('paidIn') },
  rd: { maturity: more('paidIn') },
  swp: { finalBalance: more('principal', 'monthlyWithdrawal', 'years') },
  bond: { foundYield: more(), afterTaxYieldPercent: more() },
  'accrued-interest': { foundYield: more() },
  retirement: { requiredMonthlyInvestment: less('monthlyExpenses', 'retirementAge', 'lifeExpectancy') },
  tax: { newTax: less('grossIncome', 'financialYear'), oldTax: less('grossIncome', 'financialYear') },
  'capital-gains': { taxWithCess: less('cost', 'sale') },
  'salary-take-home': { monthlyInHand: more('ctc') },
  cagr: { cagrPercent: more() },
  xirr: { xirrPercent: more() },
  brokerage: { totalCharges: less('turnover'), netProfit: more('turnover') },
  'crypto-profit': { netProfit: more('cost', 'sale') },
  staking: { apyPercent: more() },
}
