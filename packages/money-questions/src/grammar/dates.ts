/** The months by the first three letters of their English names. */
export const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

const month = `(?<month>${monthNames.join('|')})[a-z]*\\.?`
const ordinal = '(?:st|nd|rd|th)?'
const year = '(?<year>(?:19|20)\\d\\d)'

/** A full date, day before month as in India: "2023-04-01", "1/4/2023", "1st April 2023", "April 1, 2023". */
export const datePatterns: readonly RegExp[] = [
  /(?<![\d-])(?<year>\d{4})-(?<number>\d{1,2})-(?<day>\d{1,2})(?![\d-])/g,
  /(?<![\d./-])(?<day>\d{1,2})(?<sign>[./-])(?<number>\d{1,2})\k<sign>(?<year>(?:19|20)\d\d|\d\d)(?![\d/-])(?! ?(?:%|percent|lakhs?|lacs?|crores?|cr|l|k|years?|yrs?|months?|saal|mahine)(?![a-z]))/g,
  new RegExp(
    `(?<![\\d.,])(?<day>\\d{1,2})${ordinal}(?: of)?[ -]*\\b${month},?[ -]*(?:'|of )?${year}(?!\\d)`,
    'g',
  ),
  new RegExp(`\\b${month} +(?<day>\\d{1,2})${ordinal},? +${year}(?!\\d)`, 'g'),
]
