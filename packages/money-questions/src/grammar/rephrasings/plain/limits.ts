import { type PartRephrasing, part } from '../rephrasing.ts'

/** What somebody can pay at most, and how much loan that repays. */
const loanAsked = /^(?!.*(?:salary|income|earn|tax)).*\b(?:borrow|loan|lon|karz)\b/

/** So much at most: what can be paid is what will be paid. */
export const ofLimits: readonly PartRephrasing[] = [
  part(
    '\\b(?:(?:should|must|can|may|will|shall|to) )*not (?:to )?(?:be )?(?:exceed(?:ing)?|cross(?:ing)?|(?:go |be )?(?:above|over|beyond)|(?:be )?(?:more|greater|higher) than) ?',
    '',
    /^(?=.*\b(?:emi|instal\w*|kist)\b).*\b(?:borrow|loan)\b/,
  ),
  part(
    '\\b(?:can ?t|cannot|can not|won t|unable to) (?:afford to )?(?:pay|afford) (?:(?:anything |any )?(?:more than|over|above|beyond) )',
    'can pay ',
    loanAsked,
  ),
  part(
    '(?:so |then )*(?:the )?most (?:that )?(?:i|we) can borrow(?: is)?',
    ', how much can i borrow',
    loanAsked,
  ),
]
