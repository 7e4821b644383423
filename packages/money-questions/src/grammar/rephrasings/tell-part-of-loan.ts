import { amountIn } from './rephrasing.ts'
import { takeFigures, wordsOf } from './take-figures.ts'

/** What is asked of a part of a loan, and of what is left of it. */
export const partOfLoan =
  /^(?!.*(?:\bsip\b|\bfd\b|\brd\b|prepay|flat|top ?up|extra|vs|versus|compare|instead|saved?\b|transfer|(?:an?|per|each|every) month|monthly))(?=.*(?:loan|\bemis?\b|instal|outstanding|will i (?:have )?pa|लोन|किस्त))(?=.*(?:interest|byaj|principal|outstanding|balance|\bowe|\bleft\b|remain|paid|payment|\bpay\b|close|closing|ब्याज|मूलधन|बकाया|dena|baki|bakaya|diya|gaya)).*\d/

const unit = 'years?|yrs?|yr|saal|sal|साल|months?|mahine|महीने|emis?|instal\\w+|kist\\w*'
const units = new RegExp(`^(?:${unit})$`)
const monthsIn = (count: string | undefined, name = '') =>
  Number(count) * (/^(?:y|sa|सा)/.test(name) ? 12 : 1)

/** An amount behind "EMI" from which on it is what is borrowed. */
const LEAST_LOAN = 300_000

interface Part {
  /** As far as instalments are paid, or those of them that are asked about. */
  months: number
  from?: number
  /** Within it, where nothing is owed at one time. */
  isIn?: boolean
  /** So many at the end. */
  last?: number
  /** Told from the end. */
  isLeft?: boolean
  /** Told as what is over, which nothing but "paid" makes a part to look at. */
  isAfter?: boolean
}

type PartRule = readonly [RegExp, (found: RegExpExecArray) => Part]

const rules: readonly PartRule[] = [
  // "In year 4".
  [
    /\b(?:in|during|of|for) (?:the )?(?:year (\d+)|nth (\d+) year|(\d+)(?:st|nd|rd|th) year)\b(?! ?(?:%|lakh|crore|k\b|and \d|to \d|- ?\d))/,
    ([, year, nth, other]) => {
      const at = Number(year ?? nth ?? other)
      return { from: 12 * (at - 1) + 1, months: 12 * at, isIn: true }
    },
  ],
  // "Of the 30th EMI", "in the last month".
  [
    /\b(?:in|of|for) (?:the )?(?:nth (\d+)|(\d+)(?:st|nd|rd|th)) (?:emi|month|instal\w+)\b/,
    ([, nth, other]) => ({ from: Number(nth ?? other), months: Number(nth ?? other) }),
  ],
  [
    /\b(?:in|of|for) (?:the )?(?:very )?(?:last|final) (month|emi|instal\w+|year)\b/,
    ([, name]) => ({ months: 0, last: name === 'year' ? 12 : 1 }),
  ],
  // "4 years before the end", "with 7 years to go", "84 emis left", "when 84 months remain".
  [
    new RegExp(
      `\\b(?:when |with )?(\\d+) (${unit}) (?:before (?:the )?end|to go|left|remaining|remains?|are left|baki|bache)\\b`,
    ),
    ([, count, name]) => ({ months: monthsIn(count, name), isLeft: true }),
  ],
  // "84 of 120 emis left".
  [
    new RegExp(`\\b(\\d+) (?:out )?of (?:the )?(?=\\d+ (${unit}) (?:are )?(?:left|remain|to go))`),
    ([, count, name]) => ({ months: monthsIn(count, name), isLeft: true }),
  ],
  // "36 of 120 emis paid", "3 of 10 years paid".
  [
    new RegExp(`\\b(?:paid )?(\\d+) (?:out )?of (?:the )?(?=\\d+ (${unit}))`),
    ([, count, name]) => ({ months: monthsIn(count, name), isAfter: true }),
  ],
  [
    new RegExp(`\\b(\\d+) (?:(${unit}) )?(?:already )?(?:paid|over|done|gone)\\b`),
    ([, count, name]) => ({ months: monthsIn(count, name ?? 'months'), isAfter: true }),
  ],
  // "From year 1 to year 4", "in years 3 and 4".
  [
    /\b(?:in|from|of|during) (?:years?|yrs?|saal) (\d+)(?: (?:and|to|till|aur) (?:years? )?| ?- ?)(\d+)\b(?! ?(?:%|lakh|years|yrs|crore|k\b))/,
    ([, first, last]) => ({ from: 12 * (Number(first) - 1) + 1, months: 12 * Number(last) }),
  ],
  // "At the end of year 4", "up to year 4", "by end of 4 years", "until 48th month".
  [
    new RegExp(
      `\\b(?:so far )?(at|by|till|until|upto|up to|through|after)(?: the)? (?:end of (?:the )?)?(?:(?:year|yr) (\\d+)|(?:month|emi|instalment) (?:no )?(\\d+)|(?:nth (\\d+)|(\\d+)(?:st|nd|rd|th)) (${unit}))(?! ?(?:%|lakh|crore|k\\b))`,
    ),
    ([, how, year, month, nth, other, name]) => ({
      months:
        year === undefined ? monthsIn(month ?? nth ?? other, name ?? 'months') : monthsIn(year, 'years'),
      isAfter: how === 'after',
    }),
  ],
  [
    new RegExp(
      `\\b(?:before|(?:at|in) (?:the )?(?:start|beginning) of) (?:the )?(?:year (\\d+)|(?:nth (\\d+)|(\\d+)(?:st|nd|rd|th)) (${unit}))`,
    ),
    ([, year, nth, other, name]) => ({
      months:
        year === undefined
          ? monthsIn(String(Number(nth ?? other) - 1), name)
          : monthsIn(String(Number(year) - 1), 'years'),
    }),
  ],
  // "4 saal tak", "4 saal me", "4 saal baad", "4 साल में".
  [
    new RegExp(
      `(?<![\\d.])(\\d+) (${unit}) (tak|me|mein|baad|ke baad|में|तक|बाद|के बाद)(?![a-z\\u0900-\\u097f])`,
    ),
    ([, count, name, how = '']) => ({
      months: monthsIn(count, name),
      isAfter: /baad|बाद/.test(how),
    }),
  ],
  // "After 36 emis", "post 3 years", "in the first 3 years", "for 3 years" stands for the tenure.
  [
    new RegExp(
      `\\b(?:closing |close )?(?:after|post) (?:paying )?(?:the )?(?:first )?(\\d+) (${unit})(?: (?:and )?(\\d+) (?:months?|mahine))?\\b`,
    ),
    ([, count, name, more]) => ({ months: monthsIn(count, name) + Number(more ?? 0), isAfter: true }),
  ],
  [
    new RegExp(`\\b(?:in|for|of|during|over) (?:the |my )?first (\\d+) (${unit})\\b`),
    ([, count, name]) => ({ months: monthsIn(count, name) }),
  ],
]

const idle = wordsOf(`
  a an the of on in for at by to from with is was will be i we my me have has had do does did how much what total totally amount loan home car personal
  emi emis instalment instalments installment installments so far rs rupees and if it its that this when year years interest rate pa p.a per annum tenure term taken
  loan's months month still yet all altogether kitna kitni ka ki ke ko se par pe mein me hai hain hoga tha maine mujhe लोन का की के को है में कितना कितनी कुल कर्ज
`)
const ofInterest = wordsOf('interest byaj byaaj sood ब्याज सूद')
const ofPrincipal = wordsOf('principal mooldhan mool मूलधन')
const ofOutstanding = wordsOf(
  'outstanding balance owe owed owing close closing closed foreclose foreclosure bakaya band karna karne बकाया baki',
)
const ofPaid = wordsOf(
  'paid pay paying repaid payment payments gone diya diye gaya gayi bhara dena dene दिया दी गया चुकाया',
)
const ofRest = wordsOf('left remaining remains remain pending rest bacha bachega बाकी')

/**
 * "Loan 10 lakh 9 % 10 years, interest still to pay after 3 years" as what is asked of instalments 37 to 120; anything else,
 * and whatever has a word beside these, stays as it is.
 */
export function tellPartOfLoan(text = ''): string {
  // What stands behind "EMI" and is no loan is the instalment.
  const [, instalment] =
    /\bemi(?: of| is)? (?:rs |₹ ?)?(\d[\d,]*k?)(?= |,|$)(?! ?(?:lakh|lac|crore|cr|%|months?|years?))/.exec(
      text,
    ) ?? []
  if (instalment !== undefined && amountIn(instalment) < LEAST_LOAN) return text
  // All that is left to pay, with its interest, is more than that.
  if (/(?:with|incl\w*) (?:the )?interest|(?:and|\+|&) interest\b|interest (?:and|&|\+) /.test(text))
    return text
  for (const [pattern, toPart] of rules) {
    const found = pattern.exec(text)
    if (found === null) continue
    const rest = `${text.slice(0, found.index)} , ${text.slice(found.index + found[0].length)}`
    const told = tell(text, toPart(found), takeFigures(rest))
    if (told !== undefined) return told
  }
  return text
}

/** Interest that is still to be paid. */
const interestLeft =
  /\b(?:interest|byaj) (?:is |amount )?(?:still|yet|left|remaining|outstanding|pending|to (?:be )?pa)|(?:remaining|pending|balance|left) (?:total )?(?:interest|byaj)|how much interest/

function tell(
  text: string,
  part: Part,
  { amounts, percents, times, words }: ReturnType<typeof takeFigures>,
): string | undefined {
  const [tenure, ...otherTimes] = times
  const [principal, ...otherAmounts] = amounts
  const [rate, ...otherRates] = percents
  if (tenure === undefined || principal === undefined || rate === undefined) return undefined
  if (otherTimes.length + otherAmounts.length + otherRates.length > 0) return undefined
  const has = (list: ReadonlySet<string>) => words.some((word) => list.has(word))
  const known = [idle, ofInterest, ofPrincipal, ofOutstanding, ofPaid, ofRest]
  if (!words.every((word) => known.some((list) => list.has(word)) || units.test(word))) return undefined
  const paid = part.last !== undefined ? tenure : part.isLeft ? tenure - part.months : part.months
  if (!(paid >= 0 && paid <= tenure)) return undefined
  const loan = `loan of ${principal} at ${rate} % for ${tenure} months`
  const from = part.last === undefined ? (part.from ?? 1) : tenure - part.last + 1
  const isOfInterest = has(ofInterest) && !isOnlyRate(words)
  const isStill = has(ofRest) || words.includes('still') || words.includes('yet')
  if (isOfInterest) {
    if (isStill && !interestLeft.test(text)) return undefined
    if (isStill && paid < tenure && part.from === undefined)
      return `interest in nth ${paid + 1}-${tenure} month on ${loan}`
    // "Interest after year 4" may be the one or the other.
    return part.isAfter && !has(ofPaid) ? undefined : `interest in nth ${from}-${paid} month on ${loan}`
  }
  if (has(ofPrincipal) && !isStill && !has(ofOutstanding))
    return part.isAfter && !has(ofPaid)
      ? undefined
      : `principal repaid in nth ${from}-${paid} month on ${loan}`
  const isOfRest = has(ofOutstanding) || (isStill && (!has(ofPaid) || has(ofPrincipal)))
  // "Instalments left" may ask for their number, and "in year 4" is no one day.
  const isOfCount =
    !has(ofOutstanding) && words.some((word) => /^(?:emis|instalments|installments|kist\w+)$/.test(word))
  if (isOfRest && (part.isIn || isOfCount)) return undefined
  if (isOfRest && part.from === undefined)
    return paid === tenure ? undefined : `outstanding on ${loan} after ${paid} months`
  if (!has(ofPaid) && !words.includes('total')) return undefined
  if (isStill)
    return part.from === undefined && paid < tenure
      ? `instalments paid in nth ${paid + 1}-${tenure} month on ${loan}`
      : undefined
  return has(ofPaid) ? `instalments paid in nth ${from}-${paid} month on ${loan}` : undefined
}

/** "Interest rate" asks for nothing. */
function isOnlyRate(words: readonly string[]): boolean {
  return words.every((word, at) => !ofInterest.has(word) || words[at + 1] === 'rate')
}
