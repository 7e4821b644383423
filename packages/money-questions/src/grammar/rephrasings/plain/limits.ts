import { type PartRephrasing, part } from '../rephrasing.ts'

/** What somebody can pay at most, and how much loan that repays. */
const loanAsked = /^(?!.*(?:salary|income|earn|tax)).*\b(?:borrow|loan|lon|karz)\b/

/** From how much to how much a figure may be, where nothing goes from the one to the other. */
const ofRange =
  /^(?!.*\b(?:from|increas\w*|rais\w*|ris\w*|rose|went|goes|go|chang\w*|badh\w*|became|become|cagr|growth|drop\w*|fell|cut|reduc\w*|difference|pages?|shift|transfer|switch|instead|hua|gaya)\b)(?=.*\b(?:emi|sip|fd|rd|loan|instal\w*|kist|lump ?sum)\b)/
const range = '(?:-|–| - | to | se |से)'
const isRange = (one: string | undefined, other: string | undefined) => Number(one) < Number(other)
const bothOf = (said = '', one?: string, other?: string, unit?: string) =>
  isRange(one, other) ? `${one} ${unit} and ${other} ${unit}` : said

/** "8-9 %", "between 10 and 15 years": both ends are asked for. */
export const ofRanges: readonly PartRephrasing[] = [
  part('\\brange\\b', '', ofRange),
  part(
    `(?<![\\d.,/-])(\\d{1,3}(?:\\.\\d+)?)(?: ?%)?${range}(\\d{1,3}(?:\\.\\d+)?) ?(%|percent|years?|yrs?|saal|months?|mahine|lakhs?|crores?|k)(?![a-z])`,
    bothOf,
    ofRange,
  ),
  part(
    '\\bbetween (\\d{1,3}(?:\\.\\d+)?)(?: ?%)? (?:and|to) (\\d{1,3}(?:\\.\\d+)?) ?(%|percent|years?|yrs?|months?|lakhs?|crores?)(?![a-z])',
    bothOf,
    ofRange,
  ),
]

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
