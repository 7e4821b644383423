/** What questions about plans, prices and taxes are answered with in English. */
export const plans = {
  swp: {
    name: 'SWP',
    assumes: 'every month the balance first earns its return, then the withdrawal leaves it',
    figures: {
      principal: 'invested amount',
      monthlyWithdrawal: 'monthly withdrawal',
      annualRatePercent: 'yearly rate of return',
      years: 'time in years',
    },
    questions: {
      unclear: 'Does the withdrawing begin now, and is it asked what is left after that time?',
    },
    asks: {
      finalBalance:
        'After {years} of withdrawing {monthlyWithdrawal} a month from {principal} at {annualRatePercent} a year, **{finalBalance}** is left. {totalWithdrawn} was withdrawn.',
      totalWithdrawn:
        '**{totalWithdrawn}** is withdrawn in {years} from {principal} at {annualRatePercent} a year; {finalBalance} is left.',
      monthsPaid:
        '{principal} at {annualRatePercent} a year pays {monthlyWithdrawal} a month for **{monthsPaid}** (the last withdrawal is what is left).',
      principal:
        'To withdraw {monthlyWithdrawal} a month for {years} at {annualRatePercent} a year you need **{principal}** at the start; then nothing is left. {totalWithdrawn} is withdrawn in all.',
      monthlyWithdrawal:
        'From {principal} at {annualRatePercent} a year you can withdraw **{monthlyWithdrawal}** a month for {years}; then nothing is left.',
    },
  },
  inflation: {
    name: 'inflation',
    assumes: 'the same inflation every year',
    figures: {
      amount: 'amount',
      annualRatePercent: 'inflation a year',
      years: 'time in years',
    },
    asks: {
      futureCost:
        'With {annualRatePercent} of inflation a year, what costs {amount} today costs **{futureCost}** in {years}. Kept as cash, {amount} will then buy what {worth} buys today.',
      worth:
        'In {years} with {annualRatePercent} of inflation a year, {amount} will buy what **{worth}** buys today. What costs {amount} today will cost {futureCost}.',
      pastCost:
        'With {annualRatePercent} of inflation a year, what costs {amount} now cost **{worth}** {years} ago.',
      increase:
        'In {years} with {annualRatePercent} of inflation a year, what costs {amount} today costs **{increase}** more: {futureCost}.',
    },
  },
  'target-amount': {
    name: 'target amount',
    assumes: 'one investment today, the same inflation and return every year',
    figures: {
      target: 'target in today’s money',
      inflationPercent: 'inflation a year',
      returnPercent: 'yearly rate of return',
      years: 'time in years',
    },
    asks: {
      presentInvestment:
        'Invest **{presentInvestment}** today. What costs {target} now will cost {inflatedTarget} in {years} with {inflationPercent} of inflation, and {returnPercent} a year gets you there.',
      inflatedTarget:
        'With {inflationPercent} of inflation, {target} today will be **{inflatedTarget}** in {years}. At {returnPercent} a year, {presentInvestment} invested today gets there.',
    },
  },
  retirement: {
    name: 'retirement',
    assumes:
      'expenses taken out at the start of each year and rising with inflation, monthly investments compounded monthly, taxes and pensions not counted',
    figures: {
      currentAge: 'age today',
      retirementAge: 'age at retirement',
      lifeExpectancy: 'age until which to plan',
      monthlyExpenses: 'monthly expenses',
      inflationPercent: 'inflation a year',
      preRetirementReturnPercent: 'return before retirement',
      postRetirementReturnPercent: 'return in retirement',
      currentSavings: 'savings today',
    },
    asks: {
      corpusNeeded:
        'You need **{corpusNeeded}** at {retirementAge}: {monthlyExpenses} a month become {monthlyExpensesThen} by then, and have to last until {lifeExpectancy}. Investing {requiredMonthlyInvestment} a month from now gets you there.',
      requiredMonthlyInvestment:
        'Invest **{requiredMonthlyInvestment}** a month. At {retirementAge} you need {corpusNeeded}, because {monthlyExpenses} a month become {monthlyExpensesThen} by then and have to last until {lifeExpectancy}.',
    },
  },
  tax: {
    name: 'tax',
    assumes: 'resident, no other deductions than those said, cess included, rounded to ten rupees',
    figures: {
      grossIncome: 'yearly income',
      section80C: '80C deductions',
      other: 'other deductions',
      financialYear: 'financial year',
    },
    questions: {
      salaried: 'Is it a salary, from which the standard deduction is taken, or other income?',
    },
    options: { salaried: { yes: 'It is a salary', no: 'It is other income' } },
    asks: {
      newTax:
        'In the new regime of FY {financialYear} the tax on {grossIncome} is **{newTax}**. In the old regime it would be {oldTax}.',
      oldTax:
        'In the old regime of FY {financialYear} the tax on {grossIncome} is **{oldTax}**. In the new regime it would be {newTax}.',
      saving:
        'In FY {financialYear} the tax on {grossIncome} is {newTax} in the new regime and {oldTax} in the old one; {better} is lower by **{saving}**.',
    },
  },
  'crypto-tax': {
    name: 'crypto tax',
    assumes: 'no surcharge, which starts at a total income of 50 lakh; no loss set off',
    figures: {
      cryptoGain: 'gain',
      financialYear: 'financial year',
    },
    questions: {
      unclear:
        'Is that the gain, or what it was sold for? The tax is on the gain: for example "crypto gain of 2 lakh, tax".',
    },
    asks: {
      cryptoTax:
        'The tax on {cryptoGain} of crypto gains in FY {financialYear} is **{cryptoTax}**: 30 % and 4 % cess on it, whatever the regime.',
    },
  },
  fire: {
    name: 'fire',
    assumes: 'today’s expenses, without inflation until then',
    figures: {
      monthlyExpenses: 'monthly expenses',
      withdrawalRatePercent: 'withdrawal rate',
    },
    asks: {
      corpus:
        'With expenses of {monthlyExpenses} a month and a withdrawal rate of {withdrawalRatePercent} a year, you need **{corpus}**.',
    },
  },
  'real-rate': {
    name: 'real rate',
    assumes: 'Fisher’s equation: (1 + return) ÷ (1 + inflation) − 1',
    figures: {
      nominalPercent: 'return before inflation',
      inflationPercent: 'inflation',
    },
    asks: {
      realPercent:
        'A return of {nominalPercent} with {inflationPercent} of inflation is a real return of **{realPercent}** a year.',
    },
  },
  'effective-rate': {
    name: 'effective rate',
    assumes: 'interest is left to earn interest',
    figures: {
      nominalPercent: 'stated rate a year',
    },
    questions: {
      periodsPerYear: 'How often is interest added: monthly, quarterly or half-yearly?',
    },
    options: {
      periodsPerYear: { 12: 'Monthly', 4: 'Quarterly', 2: 'Half-yearly', 1: 'Yearly', 365: 'Daily' },
    },
    asks: {
      effectivePercent:
        '{nominalPercent} a year, compounded {periodsPerYear} times a year, is an effective rate of **{effectivePercent}** a year.',
    },
  },
}
