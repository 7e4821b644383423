/** What is said of more that is paid into a loan, and of a SIP that rises by an amount. */
export const steadyExtras = {
  extra:
    'With {extra} more {every} on {principal} at {annualRatePercent} for {years}, beside the EMI of {emi}, the loan ends after {instalments} instalments, {monthsSaved} earlier. That saves {interestSavedByTenure} of interest; {totalInterest} is paid.',
  everyMonth: 'every month',
  everyYear: 'every year',
  extraAssumed:
    'reducing balance, more is paid from the start (a yearly amount with every twelfth instalment), the EMI stays, no charges',
  rising:
    'A SIP that starts at {monthlyInvestment} a month and rises by {yearlyRise} every year grows to {futureValue} in {years} at {annualRatePercent} a year. You pay in {totalInvested}; {gain} of it is returns.',
  risingAssumed:
    'paid at the start of each month, raised by that amount a month after every twelfth instalment, compounded monthly',
}
