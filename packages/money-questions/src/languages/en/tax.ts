/** What is said about the deductions of an income tax. */
export const tax = {
  leftAYear:
    'Of {grossIncome} a year, {incomeTax} goes to income tax: **{afterTax}** is left, {afterTaxMonthly} a month. Nothing else is taken off here.',
  leftOfGain: 'Of a gain of {gain}, {incomeTax} goes to income tax: **{afterTax}** is left.',
  longGain:
    'On a long-term gain of {gain} from shares or equity funds the tax is **{tax}**: {ratePercent} of what is not free ({exemption}), and {cessPercent} cess on that.',
  shortGain:
    'On a short-term gain of {gain} from shares or equity funds the tax is **{tax}**: {ratePercent}, and {cessPercent} cess on that.',
  assumesOfGain:
    'listed shares or equity funds, no other such gain or loss in the year, other income above the basic exemption, no surcharge',
  leftAMonth:
    'Of {grossIncome} a year, {incomeTax} goes to income tax: **{afterTaxMonthly}** a month is left, {afterTax} a year. Nothing else is taken off here.',
  sameInBoth: 'In FY {financialYear} the tax on {grossIncome} is the same in both regimes: **{newTax}**.',
  deducted: 'Deductions of the old regime: {what}.',
  upTo: '{name} {amount}, of which {counted} counts',
  whichAmount:
    'I cannot tell which amount belongs to which deduction. Please write each with its own, for example: "salary 18 lakh, 80C 1.5 lakh, home loan interest 2 lakh, old or new regime?"',
  cryptoSurcharge:
    'Above 50 lakh a surcharge comes on the tax, and how much hangs on your whole income. The income tax calculator asks for it.',
  savingNeeds:
    'For the tax that a deduction saves I need the yearly income and each deduction with its own amount. For example: "salary 12 lakh, how much tax do I save with 1.5 lakh in 80C?"',
  about: '{what} Please ask again with it.',
  unknown:
    'This deduction is not among those that I know by name: tell its amount as "other deductions", or leave it out.',
  rentAllowance: 'How much of the house rent allowance is exempt? Say it as "HRA exemption 1.2 lakh".',
  standard: 'The standard deduction is taken off a salary by itself: leave its amount out.',
  pension: 'Is it your own NPS payment, "80CCD(1B)", or your employer’s, "employer NPS"?',
  family: '80D (own family, none of whom is taken to be a senior citizen)',
  parents: {
    taken: '80D (parents, one of whom is taken to be a senior citizen)',
    yes: '80D (parents, one of them a senior citizen)',
    no: '80D (parents, neither a senior citizen)',
  },
  claims: {
    section80C: '80C',
    section80CCD1B: '80CCD(1B) (own NPS)',
    section80CCD2: '80CCD(2) (employer’s NPS, in both regimes)',
    section80DSelf: '80D (own family)',
    section80DParents: '80D (parents)',
    section80E: '80E (education loan interest)',
    section80G: '80G (donations, taken in full)',
    homeLoanInterest: '24(b) (home loan interest)',
    houseRentAllowance: 'HRA (exempt part)',
    professionalTax: 'professional tax',
    savingsInterest: '80TTA/80TTB (interest on savings)',
    other: 'other deductions',
  },
}
