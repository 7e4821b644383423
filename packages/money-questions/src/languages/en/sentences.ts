/** Sentences that belong to no single kind of question; figures and words stand in braces. */
export const sentences = {
  help: 'I answer questions such as "EMI on 50 lakh at 8.5 % for 20 years", "SIP of 10,000 a month at 12 % for 15 years", "FD of 2 lakh at 7 % for 5 years", or "15 % of 2400".',
  assumed: '*Assumed: {what}.*',
  endless:
    '{principal} at {annualRatePercent} a year pays {monthlyWithdrawal} a month without ever running out: the returns are enough.',
  withoutRefused: '*Something that you said before was not understood and is not in this.*',
  lastsLonger:
    '{principal} at {annualRatePercent} a year pays {monthlyWithdrawal} a month for more than **{monthsPaid}**; {finalBalance} is left then.',
  noAnswer:
    'I cannot compute this: the formula does not take these figures, or no value that it takes gives the result that you ask for.',
  noGrowth:
    'Money does not grow at {annualRatePercent} a year, so it never becomes more than it is: this has no answer.',
  emiTooSmall:
    'An EMI of {emi} never repays {principal} at {annualRatePercent} a year: the interest of the first month alone is {interest}.',
  emisTooFew:
    'Instalments of {emi} for {years} come to {paid}, less than the loan of {principal}: no rate of interest from 0 % on gives that.',
  noWithdrawal:
    'At a withdrawal rate of 0 % no savings are enough, because nothing may be taken out: this has no answer.',
  risingTarget:
    'What costs {amount} today costs **{futureCost}** in {years}, where prices rise {annualRatePercent} a year.',
  todaysMoney:
    'In today’s money that is **{worth}**, where prices rise {annualRatePercent} a year: {amount} in {years} buy no more than that today.',
  orLoan: 'If it is a loan: at the same rate and over the same time its EMI is **{emi}** a month.',
  withFee: 'With the processing fee you pay **{total}** in all.',
  feeApart: 'The processing fee of {fee} is paid once and is no part of the EMI.',
  downPayment: 'With {paid} paid down, {borrowed} of {price} is borrowed.',
  inOrder: '*Taken in the order asked: {what}.*',
  averageOf: 'Average of {list}',
  sumOf: 'Sum of {list}',
  percentOf: '{percent} of {whole}',
}

/** What is asked back. */
export const askBack = {
  oneFigure: 'What is the {name}? For example {example}.',
  moreFigures: 'To compute this I need to know more:',
  whichWay: 'I can read this in more than one way. Which do you mean?',
  whichFigure: 'I do not know which figure {words} asks for here. Which of these do you mean?',
  unknownWords:
    'I do not know what to make of {words} here. Please ask for one calculation with plain figures.',
  doubtfulWords:
    'I do not know what {words} means here, so I am not sure. If it changes nothing, say yes. It would then be:',
  takeHome:
    'What is paid out hangs on the provident fund and on what else is taken off, too, which I do not know.',
  newFigure: 'Please say what the new figure is, not by how much it changes.',
  differenceOfWhat:
    'Difference in what? Please name a figure that both answers have, for example "how much less EMI than before".',
  noneBefore:
    'Compared with what? Nothing else of this kind was computed before. Please change a figure first, for example "make it 8 %".',
  differentlyMeant: 'There is more than one way to read this. Please say which amount the percentage is of.',
  otherMeasure:
    'Please give both in the same measure: a price per kilogram with kilograms, per dozen with dozens.',
  ratesOfYears:
    'Does each year have a rate of its own, or are these cases to compare? I can compare them: please ask for each with its own time.',
  rateOfYear:
    'Is that the rate of a year? Please say it as one, for example "at 8 % a year"; I do not count with it otherwise here.',
  extraHowOften: 'How often is more paid? I count with the same amount every month or every year.',
  whatChanges: 'I did not understand what is to change.',
  whichOfPurchase: 'Is that the price, the down payment or the loan? Please ask with all figures.',
  downPaymentOrRate: 'Is that the down payment or the rate? Please ask with all figures.',
  chargeOnTopOrIn: 'Is the tax in the price already, or does it come on top?',
  partOfPrice: 'What would you like to know: the price without the tax, or the tax in it?',
  marginOfWhat:
    'Is the margin a part of the selling price, or of the cost? Please say "margin on selling price" or "markup on cost".',
  intoWhich: 'Into which currency is {amount} to be converted?',
  whichCurrency: 'Several countries have a {word}. Whose do you mean?',
  flows:
    'For an XIRR I need each amount with its full date, and whether it was paid in or received. For example: "xirr: invested 100000 on 1 Jan 2023, received 150000 on 1 Jan 2025".',
  noFlowRate: 'There is no rate that makes these payments cancel out.',
  arbitrage: 'Please tell me {missing}. For example: "arbitrage with odds 2.1 and 2.05, total stake 100".',
  odds: 'the decimal odds of all outcomes',
  stake: 'the total stake',
  noExchangeRate:
    'The exchange rates of the day cannot be read at the moment, or do not have this pair. At what rate? For example: "at 83.5".',
  exchangeRate:
    'At what exchange rate? For example: "at 83.5". The currency converter knows the rates of the day.',
}

/** What to choose from, each a whole next question. */
export const ways = {
  reading: '{name}: {find}',
  readingWith: '{name}: {find} ({figures})',
  into: '{amount} in {currency}',
  extraMonthly: 'The same every month',
  extraYearly: 'The same every year',
  takeHomePay: 'What is paid out of a CTC, with its provident fund',
  afterTaxAlone: 'What is left after income tax alone',
  changesNothing: 'Yes, it changes nothing',
  chargeIn: 'It is in the price: what the price is without it',
  taxIn: 'It is in the price: how much it is',
  taxOnTop: 'It comes on top: how much it is',
  priceWithout: 'The price without the tax',
  taxPart: 'The tax in the price',
  chargeOnTop: 'It comes on top: what the price is with it',
  onSellingPrice: 'Margin on the selling price',
  onCost: 'Markup on the cost',
  price: 'It is the price: {amount}, with {paid} paid down',
  downPayment: 'It is the down payment: {amount}',
  loan: 'It is the loan: {amount}',
  downPaymentShare: 'It is the down payment: {percent}',
  rate: 'It is the yearly rate: {percent}',
}

/** Examples of an answer to what is asked back, by the kind of figure. */
export const examples = {
  percent: '"at 8 %"',
  years: '"for 10 years"',
  months: '"after 2 years"',
  money: '"5 lakh"',
  'money-a-month': '"10,000 a month"',
  'money-a-year': '"50,000 a year"',
  'money-a-period': '"1,000 every week"',
  age: '"I am 30" or "retire at 60"',
  year: '"FY 2025-26"',
  span: '"in the first year"',
  number: 'a number',
}

/** Refusals, each with its reason. */
export const refusals = {
  advice: 'I compute; I give no advice and no news.',
  noFigures: 'I did not understand what to compute with these figures.',
  notComputable: 'That is not something I can compute.',
  notUnderstood: 'I did not understand that.',
  currencies: 'I cannot compute amounts in more than one currency at once.',
  beyond: 'I cannot compute {what} yet.',
}

/** What is beyond every calculator here. */
export const beyond = {
  differences: 'differences between two plans',
  recurringDeposits: 'this question about recurring deposits',
  ppf: 'this question about the Public Provident Fund',
  scheme: 'this question about the scheme',
  specialLoans: 'loans with special terms',
  flatRateWords: 'flat-rate loans told in these words',
  flatRateMore: 'comparisons and early payments of flat-rate loans',
  changingRates: 'rates that change on the way',
  afterTaxes: 'returns after taxes and fees',
  otherTaxes: 'taxes outside Indian income tax',
  notMonthly: 'amounts that are not paid monthly',
  otherCurrency: 'amounts in another currency than the question has them in',
  singlePeriods: 'single months or years of a plan',
  continuous: 'continuous compounding',
  payouts: 'deposits that pay out on the way',
  severalPlans: 'several plans or people at once',
  partOfTax: 'this part of income tax',
  news: 'prices and other news',
}

/** What was taken for granted. */
export const assumptions = {
  figure: '{name} {value}',
  financialYear: 'financial year {year}',
  nominal: 'the yearly rate divided by 12 for each month',
  yearly: 'interest added once a year',
  compound: 'compound interest',
  below60: 'age below 60',
}

/** How often interest is added, as sentences have it. */
export const options = {
  monthly: 'monthly',
  daily: 'daily',
  weekly: 'weekly',
  fortnightly: 'fortnightly',
  quarterly: 'quarterly',
  'half-yearly': 'half-yearly',
  'New regime': 'the new regime',
  'Old regime': 'the old regime',
  'The same in both': 'neither',
  yearly: 'yearly',
  nominal: 'yearly rate ÷ 12',
}

/** An amount in parts. */
export const sums = {
  inRatio: '{amount} in the ratio {ratio}: {parts}.',
}

/** Two or more plans side by side. */
export const comparison = {
  of: 'Compared: {find}.',
  line: '- {what}: **{value}**',
  firstHigher: 'The first is higher, by {difference}.',
  secondHigher: 'The second is higher, by {difference}.',
  figure: '{name} {value}',
  differenceOf: 'Difference in {find}: **{difference}**.',
  spreadOf: 'Between the highest and the lowest {find} lie {difference}.',
  lessThanBefore: 'The {find} is **{difference}** less: {now} instead of {before}.',
  moreThanBefore: 'The {find} is **{difference}** more: {now} instead of {before}.',
  sameAsBefore: 'The {find} is the same, {now}: the difference is **{difference}**.',
  lessThanBeforeLabel: 'Less {find}',
  moreThanBeforeLabel: 'More {find}',
  sameAsBeforeLabel: 'Difference in {find}',
  beforeLabel: 'Before: {find}',
  nowLabel: 'Now: {find}',
}

export const arbitrage = {
  stake: '{amount} on odds {odds}',
  and: ' and ',
  returns: 'Put {stakes}. The return is **{roi}**: {amount}.',
  wins: 'Put {stakes}. That wins **{amount}** ({roi}).',
  loses: 'Put {stakes}. That loses **{amount}** ({roi}): these odds are no arbitrage.',
  assumes: 'stakes rounded to two decimals; the payout is the larger of the returns',
}

export const flows = {
  answer: 'The XIRR is **{xirrPercent}** a year: {paidIn} was paid in and {received} received.',
  assumes: 'actual days over a year of 365',
}

/** An amount of one currency in another. */
export const exchange = {
  answer: '{amount} is **{converted}**, one {unit} being {rate} {other}.',
  rateOfDay: '*Rate of {day} by {source}: a mid-market rate, without any margin or fee.*',
  lastKnownRate:
    '*The last rate known, of {day} by {source}; it could not be read anew. A mid-market rate, without any margin or fee.*',
  assumesGiven: 'the rate you gave, without any margin or fee',
}

/** What is told beside the result of an everyday sum. */
export const beside = {
  added: 'Added to the amount, that makes {value}.',
  beforeCharge: 'Before the charge it is {value}.',
  percentOfCost: 'In percent of the cost it is {value}.',
  percent: 'In percent that is {value}.',
  percentagePoints: 'In percentage points it is {value}.',
  onCost: 'On the cost it is {value}.',
  taken: 'Taken from it, it leaves {value}.',
  chargeInIt: 'The charge in it is {value}.',
  charge: 'The charge is {value}.',
  difference: 'The difference is {value}.',
  discount: 'The discount is {value}.',
  discountWas: 'The discount was {value}.',
  fall: 'The fall is {value}.',
  loss: 'The loss is {value}.',
  profit: 'The profit is {value}.',
  rise: 'The rise is {value}.',
  wholeBill: 'The whole bill is {value}.',
  eachBrings: 'What each of them brings is {value}.',
  left: 'What is left is {value}.',
  leftToPay: 'What is left to pay is {value}.',
  spent: 'What is spent is {value}.',
  withoutIncluded: 'If the charge is in the amount already, it is {value} without it.',
  withoutIt: 'Without it {value}.',
  withoutDiscount: 'Without the discount {value}.',
  saved: 'You save {value}.',
}

/** The words of units; in a time, `{count}` is the number. */
export const units = {
  year: '{count} year',
  years: '{count} years',
  month: '{count} month',
  months: '{count} months',
  day: '{count} day',
  days: '{count} days',
  age: 'age {count}',
}

/** The units of everyday sums; those that are not here are said as they were typed. */
export const sumUnits = {
  years: 'years',
  months: 'months',
  days: 'days',
  weeks: 'weeks',
  quarters: 'quarters',
  'basis points': 'basis points',
  'percentage points': 'percentage points',
  lakh: 'lakh',
  crore: 'crore',
  thousand: 'thousand',
  million: 'million',
  billion: 'billion',
  hundred: 'hundred',
}

/** What beside the solver's own words is said where a model answers, or was to answer. */
export const model = {
  failedWith: 'API error: {status}',
  notAnswering: 'The AI model is not answering.',
  noResult: 'No result found.',
  declined: 'The AI model declined to answer.',
  instead: '{why} This is the answer of the built-in solver.',
  computedInstead: 'Computed by the built-in solver from your question.',
  didNotAnswer: 'The AI model did not answer ({why}).',
  brokeOff: 'The AI model broke off ({why}).',
  tooLong: 'The answer was cut here: it had become too long.',
  blocked: 'The model stopped here and did not finish its answer.',
  brokeOffHere: 'The model broke off here.',
  withheld: 'Figures that could not be verified were left out.',
  notVerified:
    'A calculation that is not marked verified could not be confirmed from your question: check its inputs.',
  budgetIsSpent: 'Today’s budget for the AI model is used up.',
  tooOften: 'The AI model was asked too often.',
}

/** What is said of a calculator that is understood by its definition alone. */
export const named = {
  result: '{name}: **{value}**',
  further: '{name}: {value}',
  from: 'Computed from: {what}.',
  figure: '{name} {value}',
  missing: '{name}: what is it? For example {example}.',
  choice: '{name}: which of these?',
  period: 'Is that of a month or of a year: {what}?',
  month: 'a month',
  year: 'a year',
  unclear: '{figure}: is that “{names}”? Please say which, for example “{name} {figure}”.',
  or: '” or “',
  outOfRange: '{name} goes from {min} to {max} here.',
  wholeYears: '{name}: whole years only, please.',
  whichCalculator: 'Which calculator do you mean?',
  count: 'a number',
  none: 'none',
}
