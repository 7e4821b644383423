/** What questions about loans are answered with in English. */
export const loans = {
  loan: {
    name: 'loan',
    assumes: 'reducing balance, equal instalments at the end of each month, not rounded',
    figures: {
      principal: 'loan amount',
      emi: 'monthly instalment',
      annualRatePercent: 'yearly interest rate',
      years: 'tenure',
      afterMonth: 'months already paid',
      instalments: 'instalments',
    },
    questions: {
      unclear: 'Is it paid back in equal monthly instalments (EMI), or at the end with simple interest?',
    },
    options: { unclear: { emi: 'In monthly instalments (EMI)', simple: 'At the end, with simple interest' } },
    asks: {
      emi: 'The EMI on {principal} at {annualRatePercent} for {years} is **{emi}** a month. In all you pay {totalPayment}; {totalInterest} of it is interest.',
      totalInterest:
        'On {principal} at {annualRatePercent} for {years} you pay **{totalInterest}** of interest in all, with an EMI of {emi} a month.',
      totalPayment:
        'On {principal} at {annualRatePercent} for {years} you pay **{totalPayment}** in all: an EMI of {emi} a month, {totalInterest} of it interest.',
      principal:
        'An EMI of {emi} a month at {annualRatePercent} for {years} repays a loan of **{principal}**.',
      years:
        'With an EMI of {emi} a month, {principal} at {annualRatePercent} is repaid in **{years}** (the last instalment is smaller).',
      annualRatePercent:
        'An EMI of {emi} a month repays {principal} in {years} at an interest rate of **{annualRatePercent}** a year.',
      outstanding:
        'After {afterMonth} of instalments of {emi}, **{outstanding}** is still owed on {principal} at {annualRatePercent} for {years}.',
      interestPart:
        'Instalments {fromMonth} to {toMonth} on {principal} at {annualRatePercent} for {years} hold **{interestPart}** of interest; {principalPart} of them is principal (EMI {emi}).',
      interestPartOfOne:
        'Instalment {fromMonth} on {principal} at {annualRatePercent} for {years} holds **{interestPart}** of interest; {principalPart} of it is principal (EMI {emi}).',
      principalPart:
        'Instalments {fromMonth} to {toMonth} on {principal} at {annualRatePercent} for {years} repay **{principalPart}** of principal; {interestPart} of them is interest (EMI {emi}).',
      principalPartOfOne:
        'Instalment {fromMonth} on {principal} at {annualRatePercent} for {years} repays **{principalPart}** of principal; {interestPart} of it is interest (EMI {emi}).',
      totalPart:
        'Instalments {fromMonth} to {toMonth} on {principal} at {annualRatePercent} for {years} come to **{totalPart}**: {principalPart} of principal and {interestPart} of interest (EMI {emi}).',
      interestSoFar:
        'After {toMonth} instalments of {emi} on {principal} at {annualRatePercent} for {years}, **{interestPart}** of interest and {principalPart} of principal have been paid.',
      principalSoFar:
        'After {toMonth} instalments of {emi} on {principal} at {annualRatePercent} for {years}, **{principalPart}** of principal has been repaid, beside {interestPart} of interest.',
    },
  },
  'loan-prepayment': {
    name: 'loan prepayment',
    assumes: 'reducing balance, instalments at the end of each month, one prepayment without charges',
    figures: {
      principal: 'loan amount',
      annualRatePercent: 'yearly interest rate',
      years: 'tenure of the loan',
      afterMonth: 'time of the prepayment',
      lumpSum: 'prepayment',
    },
    asks: {
      interestSavedByTenure:
        'Prepaying {lumpSum} after {afterMonth} saves **{interestSavedByTenure}** of interest when the EMI of {emi} stays and the loan ends {monthsSaved} earlier. If the EMI is lowered to {newEmi} instead, it saves {interestSavedByEmi}.',
      monthsSaved:
        'Prepaying {lumpSum} after {afterMonth} ends the loan **{monthsSaved}** earlier, with the same EMI of {emi}; it saves {interestSavedByTenure} of interest.',
      newEmi:
        'Prepaying {lumpSum} after {afterMonth} lowers the EMI from {emi} to **{newEmi}** when the loan keeps its end; it saves {interestSavedByEmi} of interest.',
    },
  },
  'flat-rate-loan': {
    name: 'flat rate loan',
    assumes: 'interest on the whole amount until the end, equal monthly instalments, not rounded',
    figures: {
      principal: 'loan amount',
      annualRatePercent: 'yearly interest rate',
      years: 'tenure',
    },
    asks: {
      emi: 'At a flat rate of {annualRatePercent}, the EMI on {principal} for {years} is **{emi}** a month. In all you pay {totalPayment}; {totalInterest} of it is interest, as much as {reducingRatePercent} on the reducing balance would cost.',
      totalInterest:
        'At a flat rate of {annualRatePercent}, {principal} for {years} costs **{totalInterest}** of interest in all, with an EMI of {emi} a month.',
      totalPayment:
        'At a flat rate of {annualRatePercent}, you pay **{totalPayment}** in all on {principal} for {years}: an EMI of {emi} a month, {totalInterest} of it interest.',
      reducingRatePercent:
        'A flat rate of {annualRatePercent} on {principal} for {years} costs as much as **{reducingRatePercent}** a year on the reducing balance: an EMI of {emi}, {totalInterest} of interest in all.',
    },
  },
}
