/** How the table of a loan adds up as it is shown; each page adds what is owed first, and what all interest is. */
export const repaidLoanRounding = {
  flows: ['principalPaid', 'interestPaid', 'totalPayment'],
  rests: {
    principalPaid: { plusBefore: ['balance'], minus: ['balance'] },
    totalPayment: { plus: ['principalPaid', 'interestPaid'] },
  },
} as const
