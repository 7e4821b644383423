import { amountIn, type PartRephrasing, part } from '../rephrasing.ts'
import { takeOneOfEach } from '../take-figures.ts'

/** An amount with the interest that it earned is what it becomes. */
const withInterest = (
  interest: string | undefined,
  principal: string | undefined,
  time: string | undefined,
  manner: string,
) => `${amountIn(principal)} becomes ${amountIn(principal) + amountIn(interest)} in ${time} ${manner} , rate`

/** More than so many percent a month nobody takes for a loan. */
const MOST_A_MONTH = 5

/** A share of an income that may go into instalments is larger, and a rate of a loan lower. */
const LEAST_SHARE = 30

const MOST_RATE = 20

/** "…, 9 %, 15 years, 50 %" of what a lender gives: which is the rate, and which the share of the income. */
function callShares(text = ''): string {
  const percent =
    /(?:\b(?:interest(?: rate)?|rate)(?: is| of| at)? )?(?<![\d.])(\d+(?:\.\d+)?) ?(?:%|percent)(?: (?:interest|rate|of income|foir))?/g
  const found = [...text.matchAll(percent)].map(([, number]) => Number(number))
  const [low, high] = found.toSorted((one, other) => one - other)
  // One that is no share is the rate.
  if (found.length === 1 && low !== undefined && low <= MOST_RATE && !/interest|rate|byaj/.test(text))
    return text.replace(percent, `, interest rate ${low} % ,`)
  if (found.length !== 2 || low === undefined || high === undefined || high < LEAST_SHARE || low > MOST_RATE)
    return text
  return text.replace(percent, (_, number) =>
    Number(number) === high ? `, foir ${high} % ,` : `, interest rate ${low} % ,`,
  )
}

/** How much less or more interest is paid for other terms: nobody saves on the interest of a deposit. */
const interestApart =
  /^(?!.*(?:loan|\bemi|\bfds?\b|deposit|invest|simple|compound|\brd\b|\bsip\b))(?=.*\b(?:instead|than|vs|versus)\b)(?=.*\d ?%)(?=.*\d (?:years?|yrs?)).*\b(?:save|saved|saving)(?: on| of| in)?(?: the)? interest\b/

/** What is paid back in all, on one amount at one rate, where nothing says of what: nobody pays in to be asked that. */
const paidInAll =
  /^(?!.*(?:loan|flat|\bemi|instal|invest|deposit|\bsip\b|\bfds?\b|\brd\b|premium|\bppf\b|simple|compound|byaj|\blen[dt]\b|\bsav|tax|gst|discount|monthly|(?:per|a|every|each) month|paid in(?! all| total)|paid (?:out|down)|fee|cashback|interest|\bbill|\brent|\bris(?:es|ing)\b|increas|grow|every year))(?=.*\b(?:total|in all|altogether|in total|overall|end up|kul)\b)(?=.*\b(?:repaid|repay|paid|paying|pay back|pay|total cost|dunga|doonga|dena|bharna|wapas|lautana|chukana)\b)(?=.*\d ?(?:%|percent))(?=.*\d (?:years?|yrs?|saal|months?|mahine))/

function tellPaidInAll(text = ''): string {
  const one = takeOneOfEach(text)
  return one === undefined
    ? text
    : `total payment on loan of ${one.amount} at ${one.percent} % for ${one.months} months`
}

/** What a loan is paid back in. */
const instalments = '(?:emis?|instal\\w+|kist\\w*|kisht\\w*|ईएमआई|किस्त\\S*)'

/** Loans and the interest of money that is lent, told plainly. */
export const ofLoans: readonly PartRephrasing[] = [
  // All instalments together are what is paid in all, and none of them.
  part(
    `(?:\\b(?:the )?(?:sum|total) of (?:all )?(?:the |its |my )?${instalments}|(?:\\b(?:all|sab|sabhi|saari|sari)|सब|सभी|सारी|सारे) (?:of )?(?:the |its |my )?${instalments} (?:(?:put|taken|added|ko|को) )?(?:together|up|combined|added(?: up)?|in total|milakar|milake|mila kar|jodkar|jod kar|ka jod|मिलाकर|जोडकर|का जोड)|\\boverall (?:re)?payments?\\b)`,
    ' , emi total payment ',
    /^(?!.*(?:interest|byaj|ब्याज|differen|compare|\bvs\b|prepa|\bsip\b|\btax\b)).*(?:\b(?:sum|total) of|\ball|\bsa+[br]|सब|सभी|सार[ीे]|\boverall)/,
  ),
  part(
    `^what do all (?:the |my )?${instalments} (?:of|on|for) (.*\\d.*?),? (?:add up|come|amount|sum up) to[ ?.]*$`,
    '$1 , emi total payment',
    /^what do all/,
  ),
  // What was lent, with its interest.
  part(
    '(?:\\b(?:mool ?(?:dhan)?|principal)|मूल ?(?:धन)?) ?(?:\\+|aur|and|plus|और) ?(?:byaj|interest|ब्याज)(?![a-z\\u0900-\\u097f])',
    'total amount',
    /^(?!.*(?:\bemi\b|kist|instal)).*(?:simple|sa+dha?ran|saral|compound|chakra|साधारण|सरल|चक्र)/,
  ),
  // The interest of all years is no total with the principal.
  part(
    '\\btotal (simple|compound) interest\\b|\\b((?:simple |compound )?interest) total\\b(?! amount)',
    (_, manner, said) => (manner === undefined ? (said ?? '') : `${manner} interest`),
    /\btotal (?:simple|compound) interest\b|\binterest total\b/,
  ),
  part('\\bfd interest of <A>', 'interest on fd of $1', /^(?!.*(?:tds|tax)).*\bfd interest of\b/),
  part('^.*$', (text = '') => `loan ${text}`, interestApart),
  part(
    '\\bwill <A> at <P> simple(?: interest)? (?:be|become|be worth) <A>',
    '$1 becomes $3 at $2 % simple interest , how many years',
    /^(?=.*how (?:many|long)).*simple/,
  ),
  // What is paid in all on an amount are the instalments of a loan.
  part('^.*$', tellPaidInAll, paidInAll),
  part(
    '<A> kitne (?:saal|time|samay|mahine) (?:me|mein) <A>',
    '$1 becomes $2 in how many years',
    /simple|sadharan/,
  ),
  part(
    '^(?:simple )?(?:interest|byaj) (?:of )?<A> (?:on|from) <A> (?:for|in) <T>,? (?:what |which |find |the |yearly |annual )*rate[\\s?]*$',
    (_, interest, principal, time) => withInterest(interest, principal, time, 'simple interest'),
    /^(?:simple )?(?:interest|byaj)\b.*rate/,
  ),
  part(
    '\\b(?:if )?(?:i|we) (?:can|will|could|would|am able to) pay (?:back )?<A> (?:(?:a|per|every|each) month|monthly)',
    'emi $1',
    /^(?!.*(?:\bsip\b|invest|save|saving|rent|fd|rd\b)).*(?:how long|how many|how much time|kitne|when|tenure)/,
  ),
  // What is to be given back is the principal as well.
  part(
    '\\bkitn[ae] (?:wapas )?(?:dena|dene|lautana|lautane|chukana|chukane)(?: hoga| padega| honge| padenge| hai| hain)?',
    'total amount',
    /saikda|saikra|sekda|sainkda|simple (?:byaj|interest)/,
  ),
  // Interest until so many years are over.
  part(
    '\\b(?:by|till|until|upto|up to) (?:the )?end of (?:the )?(?:year (\\d+)|(\\d+)(?:st|nd|rd|th) year)\\b',
    'in first $1$2 years',
    /(?:interest|principal|byaj).*end of|end of.*(?:interest|principal|byaj)/,
  ),
  part('\\binterest (?:i d have|i would have|i will have|i ll have) paid\\b', 'interest paid', /interest i/),
  part(
    '\\b(?:mila ?ka?r|kul)[\\s?.]*$|कुल[\\s?.]*$',
    'total amount',
    /(?:saada|sada|sadharan|simple) (?:byaj|interest)|saikda|saikra|सैकड/,
  ),
  // A loan beside a rent has a tenure.
  part('\\bloan (?:at |@ )?<P> for <T>', 'loan $1 % tenure $2', /\brent\b.*\bbuy\b/),
  // Two shares of an income, of which the larger goes into instalments.
  part(
    '^.*$',
    callShares,
    /^(?!.*foir)(?=.*(?:eli+gi+b|salary|income))(?=.*(?:eli+gi+b|how much loan)).*\d ?(?:%|percent)/,
  ),
  // "9 % per month EMI": nobody lends at so much a month.
  part(
    '<P> (?:per|a|every) month(?= (?:emi|instal\\w+|payment))',
    (said = '', percent) => (Number(percent) > MOST_A_MONTH ? `${percent} % ,` : said),
    /month (?:emi|instal|payment)/,
  ),
  part('\\balready (?=paid|over|gone)', '', /^(?=.*(?:loan|emi)).*already/),
  part(
    '\\bpaid (?:for )?<N>(?: years?| yrs?)? (?:out )?of (?:the )?<N>(?: years?| yrs?)?(?= |,|$)',
    'for $2 years after $1 years',
    /outstanding|balance|owe|\bleft\b|baki|bakaya/,
  ),
  part('\\bpay(?:ing)? <A> down\\b', 'down payment $1', /^(?=.*(?:emi|loan)).*\bdown\b/),
  // "Flat" behind a loan is how its interest is counted.
  part(
    '^(.*(?:\\bloan\\b|\\bemi\\b|%).*?)[\\s,]+(?:at |on )?(?:a )?flat[\\s?.]*$',
    '$1 flat rate emi',
    /^(?=.*flat)(?!.*\b(?:house|home|flat (?:of|worth)|down|rent|buy|a flat|vs|versus|or|reducing|diminishing|compare)\b.*flat).*(?:%|percent).*flat[\s?.]*$/,
  ),
  // Simple interest: what an amount becomes.
  part(
    '\\b<A> (?:ka|se|ke) <A>(?= (?:hog[aei]|ho |hone|ban|kab|\\d))',
    '$1 becomes $2',
    /simple|sadharan|साधारण/,
  ),
  part('\\b<A> from <A>', '$2 becomes $1', /^(?=.*(?:simple|sadharan)).*rate/),
  // The loan that can be paid back with instalments, whatever is earned.
  part(
    '[\\s,]*(?:(?:if|when|and|with|agar|on) )*(?:my |meri |mera )?(?:monthly )?(?:salary|income) (?:is |of |hai )?<A>',
    '',
    /^(?=.*\bhow much loan)(?!.*(?:existing|already|current|running|other|chal)).*\bhow much loan\b.*\b(?:for|with|at) (?:an? |my )?emi(?: of)? (?:rs |₹ ?)?\d/,
  ),
  part(
    '^(?:can|could|should) (?:i|we) (?:afford|take) (?:an? )?(?:(home|car|personal) )?(?:loan of )?<A>(?: loan)?(?=.*(?:%|percent))',
    (_, kind, amount) => `emi on ${kind ? `${kind} ` : ''}loan of ${amount}`,
    /^(?:can|could|should)(?!.*(?:salary|income|earn|\bemi\b))/,
  ),
  part(
    '^(?:split |pay |divide )?<A> (?:in|into|over) (\\d+) (?:equal |monthly |equal monthly )?(?:instal+ments?|kist\\w*|parts?|emis?)(?: (?:without|no|zero|with no|bina)(?: any)? (?:interest|byaj|cost)|[ ,]+0 ?%)?[\\s?.]*$',
    '$1 / $2',
    /equal|without|no interest|zero|bina|parts?/,
  ),
]
