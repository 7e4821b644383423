import type { Concept } from './concepts.ts'

/** What somebody asks for in so many words: an answer that is something else is not what they asked. */
export const asking: readonly Concept[] = [
  'howLong',
  'askRate',
  'askSip',
  'loanEligible',
  'monthsSaved',
  'newEmi',
  'outstanding',
  'principalRepaid',
  'toReducing',
  'interestSoFar',
  'maxWithdrawal',
  'withdrawnTotal',
  'investedTotal',
  'buyingPower',
  'effective',
  'realReturn',
  'double',
  'triple',
  'quadruple',
  'totalInterest',
  'totalPayment',
  'profit',
  'lostAmount',
  'inflatedTarget',
  'lasts',
  'cagr',
  'loan',
  'prepay',
  'swp',
  'retire',
  'inflation',
]

/** What asks a question without a figure for what one of the calculators computes. */
export const asksFor =
  /\b(?:calculat\w*|comput\w*|maturity|pension|income|returns?|interest|savings?|price|payout|prize|mileg[ai]|milenge|nikal\w*|kar(?:o|na|do))\b|मिलेग|निकाल|परिपक्वता/
