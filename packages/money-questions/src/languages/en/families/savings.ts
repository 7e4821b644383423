/** What questions about saving and investing are answered with in English. */
export const savings = {
  sip: {
    name: 'SIP',
    assumes: 'paid at the start of each month, compounded monthly, the same return every year',
    figures: {
      monthlyInvestment: 'monthly amount',
      futureValue: 'amount to reach',
      annualRatePercent: 'yearly rate of return',
      years: 'time in years',
    },
    asks: {
      futureValue:
        'A SIP of {monthlyInvestment} a month for {years} at {annualRatePercent} a year grows to **{futureValue}**. You pay in {totalInvested}; {gain} of it is returns.',
      gain: 'A SIP of {monthlyInvestment} a month for {years} at {annualRatePercent} a year earns **{gain}** of returns. It grows to {futureValue}, of which you pay in {totalInvested}.',
      futureValueAtALoss:
        'A SIP of {monthlyInvestment} a month for {years} at {annualRatePercent} a year comes to **{futureValue}**, less than the {totalInvested} that you pay in. The difference is {gain}.',
      gainAtALoss:
        'A SIP of {monthlyInvestment} a month for {years} at {annualRatePercent} a year loses money: **{gain}**. It comes to {futureValue}, of the {totalInvested} that you pay in.',
      totalInvested:
        'You pay in **{totalInvested}** in all: {monthlyInvestment} a month for {years}. At {annualRatePercent} a year it grows to {futureValue}.',
      totalInvestedAlone: 'You pay in **{totalInvested}** in all: {monthlyInvestment} a month for {years}.',
      monthlyInvestment:
        'To reach {futureValue} in {years} at {annualRatePercent} a year you need a SIP of **{monthlyInvestment}** a month. You pay in {totalInvested}; {gain} of it is returns.',
      years:
        'A SIP of {monthlyInvestment} a month at {annualRatePercent} a year reaches {futureValue} in **{years}**.',
      annualRatePercent:
        'For a SIP of {monthlyInvestment} a month to reach {futureValue} in {years}, it has to return **{annualRatePercent}** a year.',
    },
  },
  'step-up-sip': {
    name: 'step-up SIP',
    assumes: 'paid at the start of each month, raised after every twelfth instalment, compounded monthly',
    figures: {
      monthlyInvestment: 'monthly amount of the first year',
      futureValue: 'amount to reach',
      annualStepUpPercent: 'yearly step-up',
      annualRatePercent: 'yearly rate of return',
      years: 'time in years',
    },
    asks: {
      futureValue:
        'A SIP that starts at {monthlyInvestment} a month and rises by {annualStepUpPercent} every year grows to **{futureValue}** in {years} at {annualRatePercent} a year. You pay in {totalInvested}; {gain} of it is returns. Without the step-up it would be {withoutStepUp}.',
      gain: 'A SIP that starts at {monthlyInvestment} a month and rises by {annualStepUpPercent} every year earns **{gain}** of returns in {years} at {annualRatePercent} a year, and grows to {futureValue}.',
      totalInvested:
        'You pay in **{totalInvested}** in all, from {monthlyInvestment} a month and {annualStepUpPercent} more every year for {years}.',
      monthlyInvestment:
        'To reach {futureValue} in {years} at {annualRatePercent} a year, start with **{monthlyInvestment}** a month and raise it by {annualStepUpPercent} every year. You pay in {totalInvested}.',
    },
  },
  'yearly-deposits': {
    name: 'yearly deposits',
    assumes: 'paid at the start of each year, interest added once a year, the same rate every year',
    figures: {
      yearlyInvestment: 'yearly amount',
      annualRatePercent: 'yearly rate of return',
      years: 'time in years',
    },
    asks: {
      futureValue:
        '{yearlyInvestment} a year for {years} at {annualRatePercent} a year grows to **{futureValue}**. You pay in {totalInvested}; {gain} of it is interest.',
      gain: '{yearlyInvestment} a year for {years} at {annualRatePercent} a year earns **{gain}**. It grows to {futureValue}, of which you pay in {totalInvested}.',
      totalInvested:
        'You pay in **{totalInvested}** in all: {yearlyInvestment} a year for {years}. At {annualRatePercent} a year it grows to {futureValue}.',
    },
  },
  'periodic-sip': {
    name: 'SIP that is not monthly',
    assumes:
      'paid at the start of each period, the yearly rate divided by the number of periods, a year of 52 weeks, the same return every year',
    figures: {
      amount: 'amount each time',
      annualRatePercent: 'yearly rate of return',
      years: 'time in years',
    },
    questions: { every: 'How often is it paid: weekly, fortnightly, quarterly or half-yearly?' },
    asks: {
      futureValue:
        'A SIP of {amount}, paid {every}, for {years} at {annualRatePercent} a year grows to **{futureValue}**. You pay in {totalInvested}; {gain} of it is returns.',
      gain: 'A SIP of {amount}, paid {every}, for {years} at {annualRatePercent} a year earns **{gain}** of returns. It grows to {futureValue}, of which you pay in {totalInvested}.',
      totalInvested:
        'You pay in **{totalInvested}** in all: {amount}, paid {every}, for {years}. At {annualRatePercent} a year it grows to {futureValue}.',
    },
  },
  decline: {
    name: 'loss a year',
    assumes: 'every year the loss counts on what is left then, the same share every year',
    figures: {
      principal: 'amount at the start',
      annualLossPercent: 'loss a year',
      years: 'time in years',
    },
    questions: { unclear: 'Is so much lost every year, or over the whole time?' },
    options: { unclear: { yearly: 'Every year', whole: 'Over the whole time' } },
    asks: {
      remaining:
        '{principal} that loses {annualLossPercent} every year is **{remaining}** after {years}. {lost} is lost.',
      lost: '{principal} that loses {annualLossPercent} every year has lost **{lost}** after {years}. {remaining} is left.',
    },
  },
  'lump-sum': {
    name: 'lump sum',
    assumes: 'compounded once a year, the same return every year',
    figures: {
      principal: 'amount',
      futureValue: 'amount to reach',
      annualRatePercent: 'yearly rate of return',
      years: 'time in years',
    },
    asks: {
      futureValue:
        '{principal} invested once at {annualRatePercent} a year grows to **{futureValue}** in {years}. {gain} of it is returns.',
      gain: '{principal} invested once at {annualRatePercent} a year earns **{gain}** in {years}, and grows to {futureValue}.',
      principal:
        'To have {futureValue} in {years} at {annualRatePercent} a year, invest **{principal}** today.',
      annualRatePercent:
        'To go from {principal} to {futureValue} in {years} takes **{annualRatePercent}** a year (CAGR).',
      years: '{principal} at {annualRatePercent} a year becomes {futureValue} in **{years}**.',
    },
  },
  'compound-interest': {
    name: 'compound interest',
    assumes: 'no money added or taken out on the way',
    figures: {
      principal: 'amount',
      interest: 'interest',
      total: 'final amount',
      annualRatePercent: 'yearly rate',
      years: 'time in years',
    },
    questions: {
      unclear: 'Do you mean simple interest or compound interest?',
    },
    options: { unclear: { simple: 'Simple interest', compound: 'Compound interest' } },
    asks: {
      total:
        '{principal} at {annualRatePercent} a year, compounded {frequency}, grows to **{total}** in {years}. {interest} of it is interest.',
      interest:
        'The compound interest on {principal} at {annualRatePercent} a year, compounded {frequency}, is **{interest}** in {years}. The amount becomes {total}.',
      principal:
        'To have {total} in {years} at {annualRatePercent} a year, compounded {frequency}, start with **{principal}**.',
      principalOfInterest:
        '**{principal}** at {annualRatePercent} a year, compounded {frequency}, earns {interest} of interest in {years} and becomes {total}.',
      annualRatePercent:
        '{principal} becomes {total} in {years} at **{annualRatePercent}** a year, compounded {frequency}.',
      years:
        '{principal} at {annualRatePercent} a year, compounded {frequency}, becomes {total} in **{years}**.',
    },
  },
  'simple-interest': {
    name: 'simple interest',
    assumes: 'interest earns no interest',
    figures: {
      principal: 'amount',
      interest: 'interest',
      total: 'final amount',
      annualRatePercent: 'yearly interest rate',
      years: 'time in years',
    },
    asks: {
      interest:
        'The simple interest on {principal} at {annualRatePercent} a year for {years} is **{interest}**. With the principal that is {total}.',
      total:
        '{principal} at {annualRatePercent} simple interest a year becomes **{total}** in {years}; {interest} of it is interest.',
      principal:
        'A principal of **{principal}** earns {interest} of simple interest in {years} at {annualRatePercent} a year.',
      principalOfTotal:
        '**{principal}** at {annualRatePercent} simple interest a year becomes {total} in {years}; {interest} of it is interest.',
      annualRatePercent:
        '{principal} earns {interest} of simple interest in {years} at **{annualRatePercent}** a year.',
      years: '{principal} earns {interest} of simple interest at {annualRatePercent} a year in **{years}**.',
      annualRatePercentFromTotal:
        '{principal} becomes {total} in {years} at **{annualRatePercent}** simple interest a year.',
      yearsFromTotal:
        '{principal} at {annualRatePercent} simple interest a year becomes {total} in **{years}**.',
    },
  },
  fd: {
    name: 'FD',
    assumes: 'compounded quarterly and paid at maturity, before tax',
    figures: {
      principal: 'amount',
      maturity: 'maturity amount',
      interest: 'interest',
      annualRatePercent: 'yearly interest rate',
      years: 'time in years',
    },
    asks: {
      maturity:
        'A fixed deposit of {principal} at {annualRatePercent} for {years} matures at **{maturity}**. {interest} of it is interest.',
      interest:
        'A fixed deposit of {principal} at {annualRatePercent} for {years} earns **{interest}** of interest and matures at {maturity}.',
      principal:
        'To get {maturity} after {years} at {annualRatePercent}, put **{principal}** into a fixed deposit.',
      principalOfInterest:
        'A fixed deposit of **{principal}** earns {interest} of interest in {years} at {annualRatePercent} and matures at {maturity}.',
      annualRatePercent:
        'A fixed deposit of {principal} becomes {maturity} in {years} at **{annualRatePercent}** a year.',
      years: 'A fixed deposit of {principal} at {annualRatePercent} becomes {maturity} in **{years}**.',
    },
  },
}
