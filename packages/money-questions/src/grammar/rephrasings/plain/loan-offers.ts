import { emi } from '@pkg/finance-math'
import { bindFigures } from './bind-figures.ts'
import type { Topic } from './topic.ts'

const YEAR = 12
/** No loan costs more a month, and no card less a year. */
const MOST_A_MONTH = 5
/** What lasts as long is told in months: "60 mths" beside "5 years". */
const monthsOf = (years = 0, months = 0) => years * YEAR + months
const instalment = (principal = 0, annualRatePercent = 0, months = 0) =>
  months > 0 && annualRatePercent > 0 ? emi({ principal, annualRatePercent, months }).emi : Number.NaN
/** No figure of a sum has its digits in powers of ten. */
const write = (figure: number) => String(Number(figure.toFixed(6)))
const time = (place = '') => ({
  [`years${place}?`]: 'N year left|left N year|for N year|same N year|N year|for same N year',
  [`months${place}?`]: 'N month left|left N month|for N month|N month',
})

/** A loan beside another, moved, or paid off: what is owed, at which rates, for how long. */
export const ofLoanOffers: Topic = {
  isBound: true,
  about:
    /\b(?:loans?|emis?|cards?|outstanding|owe|owed|foreclos\w*|transfer|flat|lon|karz\w*|refinance)\b|लोन|कर्ज|कार्ड/,
  words: {
    loan: 'loan loans lon karz karza लोन कर्ज',
    card: 'card cards कार्ड',
    left: 'outstanding pending left remaining remain bakaya baki baaki due owe owed balance dues unpaid principal बाकी बकाया',
    month: 'month months mth mths monthly mahine mahina pm महीने महीना',
    year: 'year years yr yrs y saal sal साल annum pa',
    each: 'per every each a har हर',
    pay: 'pay paying paid repay paise bharu bharun doon dun du dunga deta deti दूं देता',
    emi: 'emi emis instalment instalments installment installments kist kiste ईएमआई किस्त',
    fee: 'fee fees charge charges',
    saving: 'save saving savings saved bachat bachega bachenge fayda faida बचत',
    transfer:
      'transfer transferring shift shifting shifted move moving switch switching refinance refinancing',
    bank: 'bank banks lender sbi hdfc icici',
    new: 'new other another naya nayi dusra doosra second gives offers offering offer',
    from: 'from',
    to: 'to se',
    clear: 'zero clear cleared finish finished over off free khatam close',
    more: 'extra more',
    sooner: 'earlier sooner early jaldi pehle',
    total: 'total kul net altogether',
    both: 'both combined dono together',
    '+': 'and + aur plus',
    flat: 'flat',
    reducing: 'reducing',
    or: 'or vs versus ya',
    which: 'which kaun kaunsa',
    less: 'cheaper less difference sasta sasti kam zyada',
    foreclose: 'foreclose foreclosing foreclosure closing penalty band',
    gst: 'gst',
    simple: 'simple',
    gold: 'gold sona',
    once: 'bullet once ek',
    after: 'after baad',
    hand: 'hand haath received disbursed',
    apr: 'apr',
    rate: 'rate interest byaj dar ब्याज',
    real: 'actual real true asli effective',
    annual: 'annual annually yearly salana saalana',
    option: 'option',
    for: 'for',
    b: 'b',
    by: 'by',
    same: 'same',
    today: 'today',
    start: 'start',
    stop: 'stop',
    no: 'no',
    none: 'ignore ignoring without',
    spend: 'spend spends spending',
    tenure: 'tenure',
    first: 'first',
  },
  idle: 'my till until when credit personal home car it how many costs cost one there with p still just only me through kitne kitni at @ ki ka ke on of up go back repayment make made as that dealer says need two do cut aaya aaye karne liye lakh क्रेडिट whats what is finance company ho jaega jayega ho jayenge lagenge time whole',
  rules: [],
  tell(shape, figures) {
    const told = shape
      .replace(/\bflat rate\b/g, 'flat')
      // "9 % interest" is at what rate; interest elsewhere is what is asked.
      .replace(/\bP rate\b|\brate P\b/g, 'P')
      .replace(/\bsimple rate\b/g, 'simple')
      .replace(/\bP(?: each)? month rate\b/g, 'P each month')

      .replace(/\b(?:none|no) (?:gst|fee|new spend|spend)(?: gst| fee)*\b|\bstop spend\b/g, '')
    return (
      tellPayoff(told, figures) ??
      tellTransfer(told, figures) ??
      tellExtra(told, figures) ??
      tellOffers(told, figures) ??
      tellTwoLoans(told, figures) ??
      tellClosing(told, figures) ??
      tellReceived(told, figures)
    )
  },
}

const ofEachMonth = 'each month N|N each month|month N|N month'

/** What is owed on a card or a loan, and so much paid every month: for how many months. */
function tellPayoff(shape: string, figures: readonly number[]): string | undefined {
  const found = bindFigures(
    shape,
    figures,
    {
      'monthly?': 'P each month|P month|month P',
      'yearly?': 'P year|P each year|P annual|annual P|P',
      pays: `pay ${ofEachMonth.split('|').join('|pay ')}|each month pay N|month pay N|emi N|pay N|each month N|N each month|month N|N month`,
      owed: 'left N|N left|loan N|N loan|N card|card N|N',
    },
    'pay left card loan month each clear to for bank if + new',
  )
  if (
    found === undefined ||
    !/\bmonth\b/.test(shape.replace(/\b(?:N|P)(?: each)? month\b|\beach month N\b/g, ''))
  )
    return undefined
  const { monthly, yearly, pays, owed = 0 } = found
  const rate = monthly === undefined ? yearly : monthly * YEAR
  const isOdd = rate === undefined || (monthly ?? 0) > MOST_A_MONTH || (pays ?? owed) * 2 > owed
  return isOdd ? undefined : `loan ${owed} at ${rate} % pay ${pays} a month how many months`
}

/** A loan moved to a lender that takes less; nobody moves to one that takes more. */
function tellTransfer(shape: string, figures: readonly number[]): string | undefined {
  if (!/\btransfer\b|\bbank\b/.test(shape) || !/\bsaving\b/.test(shape)) return undefined
  const found = bindFigures(
    shape,
    figures,
    {
      'again?': 'for same N year|same N year',
      ...time(),
      'fee?': 'fee N',
      one: 'from P|P',
      other: 'to P|P',
      owed: 'left N|N left|loan N|N loan|transfer N|N transfer|N',
    },
    'loan left transfer bank new saving total to rate for tenure same over by from clear + both year net if less each',
  )
  if (found === undefined) return undefined
  const { one = 0, other = 0, owed, fee = 0 } = found
  const months = monthsOf(found.years, found.months)
  const isGrossOrNet = found.fee !== undefined && /\brate\b/.test(shape)
  const isOtherTime = found.again !== undefined && found.again * YEAR !== months
  if (one === other || months <= 0 || isOtherTime || isGrossOrNet) return undefined
  const ofYears = `${write(months / YEAR)} years`
  return `balance transfer: outstanding ${owed} , rate you pay now ${Math.max(one, other)} % , rate of the new lender ${Math.min(one, other)} % , ${ofYears} left , fee of the new lender 0 , other costs ${fee}`
}

/** More paid every month: how many months earlier a loan ends. */
function tellExtra(shape: string, figures: readonly number[]): string | undefined {
  const found = bindFigures(
    shape,
    figures,
    {
      more: 'pay N more each month|pay N more month|each month N more|N more each month|pay more N each month|more N each month|month N more|N more month|each month more N|pay N more',
      rate: 'P',
      ...time(),
      owed: 'loan N|N loan|N',
    },
    'loan sooner clear month from start pay over left more each rate to if',
  )
  const months = monthsOf(found?.years, found?.months)
  return found === undefined || !/\bsooner\b/.test(shape) || months <= 0
    ? undefined
    : `how many months earlier is a loan of ${found.owed} at ${found.rate} % for ${months} months paid with ${found.more} extra every month`
}

/** A flat rate against one on the reducing balance. */
function tellOffers(shape: string, figures: readonly number[]): string | undefined {
  if (!/\bflat\b/.test(shape) || !/\breducing\b/.test(shape)) return undefined
  const found = bindFigures(
    shape,
    figures,
    {
      flat: 'flat P|P flat',
      ...(/P.*P/.test(shape) ? { reducing: 'reducing P|P reducing' } : {}),
      ...time(),
      owed: 'loan N|N loan|N',
    },
    'option flat reducing or which less by total rate loan b + for month each real emi bank left pay to same',
  )
  const months = monthsOf(found?.years, found?.months)
  if (found === undefined || months <= 0) return undefined
  const { owed = 0, flat = 0, reducing } = found
  if (reducing === undefined)
    return /\bless\b|\bwhich\b/.test(shape)
      ? undefined
      : `flat rate ${flat} % for ${write(months / YEAR)} years on ${owed} , reducing rate`
  const ofFlat = owed * (1 / months + flat / 1200)
  const ofOther = instalment(owed, reducing, months)
  const [most, least] = [Math.max(ofFlat, ofOther), Math.min(ofFlat, ofOther)]
  const isOfMonth = /\b(?:each month|emi)\b/.test(shape)
  const isOfAll = /\b(?:total|rate)\b/.test(shape)
  if (isOfMonth === isOfAll) return undefined
  return isOfMonth
    ? `${write(most)} - ${write(least)}`
    : `${write(most * months - owed)} - ${write(least * months - owed)}`
}

/** The instalments of two loans together. */
function tellTwoLoans(shape: string, figures: readonly number[]): string | undefined {
  if (!/\bemi\b/.test(shape) || !/\b(?:total|both)\b/.test(shape)) return undefined
  const found = bindFigures(
    shape,
    figures,
    {
      'part?': 'first N year',
      one: 'loan N|N',
      rate: 'P',
      ...time(),
      other: 'loan N|N',
      otherRate: 'P',
      ...time('OfOther'),
    },
    'loan total both emi + month each of for b in bank',
  )
  if (found === undefined) return undefined
  const months = [monthsOf(found.years, found.months), monthsOf(found.yearsOfOther, found.monthsOfOther)]
  const emis = [
    instalment(found.one, found.rate, months[0]),
    instalment(found.other, found.otherRate, months[1]),
  ]
  const isBeyond = (found.part ?? 0) * YEAR > Math.min(...months)
  return isBeyond || emis.some(Number.isNaN) ? undefined : emis.map(write).join(' + ')
}

/** A loan that is closed before its time, with what the bank takes for it; or all at once at its end. */
function tellClosing(shape: string, figures: readonly number[]): string | undefined {
  const closed = bindFigures(
    shape,
    figures,
    {
      gst: 'P gst|gst P',
      fee: 'foreclose (?:fee )?P|fee P|P foreclose|P fee',
      owed: 'left N|N left|loan N|N loan|N',
    },
    'foreclose loan left fee total pay today to clear + rate saving gst',
  )
  if (closed !== undefined)
    return `${closed.owed} + ${closed.owed} * ${closed.fee} / 100 * ( 1 + ${closed.gst} / 100 )`
  const found = bindFigures(
    shape,
    figures,
    { rate: 'P', ...time(), owed: 'loan N|N loan|N' },
    'gold loan simple once after total pay left to all clear annual year',
  )
  const months = monthsOf(found?.years, found?.months)
  return found === undefined || months <= 0 || !/\bsimple\b/.test(shape) || !/\bpay|once\b/.test(shape)
    ? undefined
    : `simple interest on ${found.owed} at ${found.rate} % for ${months} months , total amount`
}

/** What is in hand of a loan, and what is paid back: the rate that it really has. */
function tellReceived(shape: string, figures: readonly number[]): string | undefined {
  const found = bindFigures(
    shape,
    figures,
    {
      count: 'N(?= emi)|N month',
      pays: 'emi N|emi each N',
      hand: 'N hand|hand N',
      'fee?': 'N fee|fee N',
      loan: 'N loan|loan N',
    },
    'bank new loan hand rate real apr annual pay each emi for left year to less',
  )
  if (found === undefined || !/\b(?:apr|rate)\b/.test(shape)) return undefined
  const { hand = 0, loan = 0, fee = loan - hand, count = 0, pays } = found
  if (hand >= loan || hand + fee !== loan || !Number.isInteger(count)) return undefined
  return `loan of ${hand} , emi ${pays} for ${count} months , interest rate`
}
