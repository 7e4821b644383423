import { amount, amountIn, type PartRephrasing, part, rupees } from '../rephrasing.ts'

const round = (value: number) => Math.round(value * 1e6) / 1e6
const home = '(?:flat|house|home|property|apartment|shop)'
const aMonth = '(?: (?:a|per|every|each) month| monthly| mahina)?'
const ofCoins = /\b(?:crypto|bitcoin|btc|eth|ethereum|coins?|doge|solana)\b|बिटकॉइन|क्रिप्टो/

/** What asks by how much, and not for the instalment. */
const asksChange =
  /\b(?:increase|decrease|more|extra|change|difference|less|save|zyada|kam|by how much)\b|\bemi (?:\w+ )*(?:goes?|come) (?:up|down)|\bemi (?:\w+ )*(?:rise|fall|drop)/

/** The rate of a loan that goes up or down by some percent: how much its instalment changes. */
function tellRateChange(said = ''): string {
  const [changed, up, by] =
    /(?:rates?|bank|rbi|lender|interest)\b[^\d.]{0,30}?\b((?:rais|increas|hik|ris|rose|goes up|went up|badh)|(?:cut|reduc|drop|fall|fell|ghat))[a-z]*[^\d.]{0,20}? ?by (\d[\d.]*) ?(?:%|percent)(?! to \d)/.exec(
      said,
    ) ?? []
  const rest = changed === undefined ? said : said.replace(changed, ' ')
  const percents = [...rest.matchAll(/(\d+(?:\.\d+)?) ?(?:%|percent)/g)]
  const times = [...rest.matchAll(/\b(\d+ ?(?:years?|yrs?|months?|saal))\b/g)]
  const loans = [
    ...rest.matchAll(new RegExp(`${rupees}(?! ?(?:%|percent|years?|yrs?|months?|saal))(?![\\d.])`, 'g')),
  ].filter(([written]) => amountIn(written.replace(/^(?:rs |inr |₹ ?)/, '')) >= 10_000)
  if (
    by === undefined ||
    !asksChange.test(rest) ||
    percents.length !== 1 ||
    times.length !== 1 ||
    loans.length !== 1
  )
    return said
  const now = Number(percents[0]?.[1])
  const then = round(
    /^(?:cut|reduc|drop|fall|fell|ghat)/.test(up ?? '') ? now - Number(by) : now + Number(by),
  )
  return `emi on ${loans[0]?.[0]} ${times[0]?.[1]} at ${then} % vs ${now} % difference`
}

/** How strangers put what has plainer words, whole questions each: their figures stand in an order of their own. */
export const asStrangersSay: readonly PartRephrasing[] = [
  part(
    ' (?:will|would|shall) (?:i|we) be (?:done|free|finished|through|debt free)\\b',
    '',
    /^(?=.*(?:loan|emi)).*how (?:many (?:months|years)|long)/,
  ),
  part(
    '\\btotal (?:cost|payment|amount|outgo) (?:including|with|incl) (?:the |all )?(?:processing )?(?:fees?|charges?)\\b',
    'total payment',
    /fee.*total (?:cost|payment|amount|outgo) (?:incl|with)/,
  ),
  part(
    '^(?:agar )?<A> (?:ke|ka|के) (?:home )?loan (?:me|mein|par|pe) (?:se )?<P> <T>,? <T> baad <A> (?:bhar|de|chuka|jama kar)[a-z]* ?(?:du|dun|doon|do|de)?,? to kitna (?:byaj|interest) bachega[ ?.]*$',
    'prepay $5 after $4 on $1 loan at $2 % for $3, interest saved',
    /baad.*bachega/,
  ),
  part(
    '(?:[.,;]| and)? when (?:will|would|shall|can) (?:i|we) be (?:done|free|debt free|finished|loan free)\\b',
    ', how many months',
    /^(?=.*(?:loan|emi)).*when/,
  ),
  part('\\bat (?:the )?end of (?:the )?year (\\d+)\\b', 'after $1 years', /pre ?pa(?:y|id)|part pay/),
  part('(<A>) and (<A>) both (?=at |for )', '$1 and $3 ', /^(?!.*total).*(?:emi|sip|fd).* both /),
  part(
    '^(?:my )?emi (?:is |of )?<A>,? (?:(?:and )?(?:rate|interest|at) )*<P>,? (?:and )?<T> left,? (?:how much|what|kitna)(?: is)?(?: the| my)?(?: loan| principal| is)* (?:outstanding|balance|due)[ ?.]*$',
    'loan amount for emi $1 at $2 % for $3',
    /left.*(?:outstanding|balance|due)/,
  ),
  part(
    '^(?:increase|raise) <A> by <P>,? (?:and )?(?:then )?(?:decrease|reduce|cut|lower)(?: it)? by <P>[ ?.]*$',
    '$1 up $2 % then down $3 %',
    /^(?:increase|raise)/,
  ),
  // What rises with prices.
  part(
    '^(?:my |the )?(?:[a-z]+ )?(?:fees?|rent|price|cost|kiraya)(?: is| of| hai)? <A>(?: now| today| abhi)?,? (?:and )?(?:with )?<P> (?:increase|rise|hike|growth|badh\\w*) (?:(?:per|every|each|a) year|yearly|annually|har saal),? (?:how much |what )?(?:<T> (?:later|baad|hence)|(?:after|in) <T>)[ ?.]*$',
    (_, cost, percent, later, after) => `cost of ${cost} after ${later ?? after} at ${percent} % inflation`,
    /(?:later|baad|hence|after|in \d+ years?)/,
  ),
  // What is borrowed for what can be paid.
  part(
    `^(?:i|we) can (?:spare|manage|afford|pay) <A>${aMonth}(?! (?:an?|per|every|each|in a) (?:year|quarter|week|day)| (?:year|quarter|week|dai|annual)ly| annually)[.,;]? (.*?)[, ]*(?:what|which|how (?:big|large|much))(?: size| amount| kind)?(?: of)?(?: an?)? (?:home |car )?loan\\b.*$`,
    'loan amount for emi $1 $2',
    /^(?:i|we) can .*loan/,
  ),
  // What is still paid.
  part(
    '^(?:my )?emi (?:is |of )?<A>[.,;]? (?:and )?(?:i have |i ve |there are )?(?:got )?(\\d+) (?:months|emis|instal\\w+)(?: are)? left[.,;]? how much (?:will|do) i pay(?: in all| in total| altogether)?(?: from now(?: on)?)?[ ?.]*$',
    'emi $1 for $2 months, total amount paid',
    /left.*how much/,
  ),
  part(
    '^.*$',
    tellRateChange,
    /^(?=.*\bemi\b)(?!.*\b(?:every|each|per|har|after|from|then|times?|again|baad|of (?:it|that))\b).* by \d[\d.]* ?(?:%|percent)/,
  ),
  part(
    `^(?:i|we) (?:still )?owe <A> with <T> (?:left|to go) at <P>[.,;]? (?:if (?:i|we) )?(?:shift|move|switch|transfer)\\w*(?: it)? to <P>[:,;]? how much (?:lower |less )?emi (?:do|will|would) (?:i|we) save[ ?.]*$`,
    'emi on $1 $2 at $4 % vs $3 % difference',
    /^(?:i|we) (?:still )?owe/,
  ),
  part(
    '^which (?:one |loan |option )?(?:is|costs) (?:cheaper|less|costlier|more)(?: in (?:total )?interest| overall)?[:,]? (.*%.*\\bor\\b.*%.*?)[ ?.]*$',
    '$1, total interest',
    /^which .*\bloan|^which .*interest/,
  ),
  // What a SIP is to come to.
  part(
    '\\b(?:what|which|how much|how big an?)(?: monthly| amount of)? sip (?:gets|gives|makes|builds|grows to|will (?:get|give|make|build))(?: me| us)? <A>(?![\\d,.]*\\d| ?%| (?:an?|per|every|each) month| monthly| mahin)',
    'sip to reach $1',
    / sip (?:gets|gives|makes|builds|grows|will)/,
  ),
  // What is got back for what was put in.
  part(
    `^(?:i |we )?(?:invested|put in|paid|invest|put) ${rupees}[,;]? (?:and )?(?:i |we )?(?:got|get|received|receive)(?: back)? (?:${rupees}(?:,? and |, ?))+${rupees}[ ,]*(?:(?:in|over|at the end of|after) (?:the )?(?:next|following|each|first)?[a-z0-9 ]*years?)?[.,;]? (?:what is (?:the |my )?)?irr[ ?.]*$`,
    (said = '') => {
      const flows = said.replace(
        /[ ,]*\b(?:in|over|after|at the end of) (?:the )?(?:[a-z]+ )*[a-z0-9]+ years?\b.*$/,
        '',
      )
      const [first, ...others] = [...flows.matchAll(new RegExp(amount, 'g'))]
      return `irr of -${amountIn(first?.[0])}, ${others.map(([one]) => amountIn(one)).join(', ')}`
    },
    /\birr\b/,
  ),
  part(
    `^(?:i |we )?(?:invested|put in|paid|invest|put) <A>[,;]? (?:and )?(?:i |we )?(?:got|get|received|receive)(?: back)? (?:(?:and )?${rupees} (?:after|in|at the end of) year \\d[, ]*)+irr[ ?.]*$`,
    (said = '', paid) => {
      const flows = [...said.matchAll(new RegExp(`(${amount}) (?:after|in|at the end of) year (\\d)`, 'g'))]
      const isEach = flows.every(([, , year], at) => Number(year) === at + 1)
      return isEach ? `irr of -${amountIn(paid)}, ${flows.map(([, one]) => amountIn(one)).join(', ')}` : said
    },
    /\birr\b/,
  ),
  // What is spent until then grows with prices alone.
  part(
    `^(?:my |our )?(?:monthly |current )*(?:expenses?|spending|kharcha?)(?: are| is| of)? <A>(?: today| now|${aMonth})*[,.;]+ (?:i am |age |aged )?(\\d\\d)[,.;]+ (?:i )?(?:will )?retir\\w+ at (\\d\\d)[,.;]+ inflation(?: is| of)? <P>[,.;]+ (?:what|how much) will (?:my |the |these )?(?:expenses?|they|it) be.*$`,
    (said = '', spent, from, to, percent) =>
      Number(to) > Number(from)
        ? `cost of ${spent} after ${Number(to) - Number(from)} years at ${percent} % inflation`
        : said,
    /inflation.*will/,
  ),
  part(
    `^(?:by (?:the )?)?25 ?x(?: rule)?[,:;]? (?:of |for )?(?:my )?(?:(?:monthly|mahine ka) (?:expenses?|kharcha?|spending)(?: of| hai)? <A>|<A> (?:monthly|a month|per month|mahine ka)(?: expenses?| kharcha?)?|(?:yearly|annual) (?:expenses?|kharcha?|spending)(?: of| hai)? <A>|<A> (?:yearly|annual|a year|per year)(?: expenses?| kharcha?)?)[ ?.]*$`,
    (said = '', ...spent) =>
      `fire number for expense ${spent.find((one) => /^\d/.test(one ?? ''))} ${/month|mahin/.test(said) ? 'monthly' : 'yearly'} at 4 %`,
    /^(?:by (?:the )?)?25 ?x/,
  ),
  // A year of rent of what a home costs.
  part(
    `^(?:what is |calculate )?(?:the )?(?:gross )?(?:rental )?yield (?:if |when |for |of |on )?(?:the |my )?(?:monthly )?rent(?: is| of)? <A>${aMonth},? (?:and |on |for )?(?:the |a |my )?${home}(?: costs?| price| value| worth| is| of)* <A>[ ?.]*$`,
    (_, rent, price) => `${12 * amountIn(rent)} is what percent of ${amountIn(price)}`,
    /^(?!.*year).*yield.*rent/,
  ),
  part(
    `^(?:my |a |the )?${home}(?: costs?| price| value| worth| is| of)* <A>[,;]? (?:and |with )?(?:the |monthly )*rent(?: is| of| would be| will be)* <A>${aMonth}[,;]? (?:what is the |rental )*yield(?: percent| in percent)?[ ?.]*$`,
    (_, price, rent) => `${12 * amountIn(rent)} is what percent of ${amountIn(price)}`,
    /^(?!.*year).*rent.*yield/,
  ),
  // A tax that is in a price, and one of a share of it.
  part(
    '^(?:the )?(?:bill |total |price |mrp |amount )*(?:is |of )?<A> (?:with|me|mein|incl\\w*)? ?gst (?:of |at )?<P>[,;]? (?:usme|isme|us me|is me|us mein|is mein|in it|in that) (?:kitna )?gst(?: kitna)?(?: hai| is)?[ ?.]*$',
    '$1 including gst $2 %, how much gst',
    /gst.*(?:usme|isme|us me|is me|in it|in that)/,
  ),
  // What a coin brought is left after its tax.
  part(
    '^(?:i )?(?:bought|buy)(?: an?)? [a-z]* ?(?:for|at)? ?<A>[,;]? (?:and )?(?:i )?(?:sold|sell)(?: it)?(?: for| at)? <A>[.,;]? (?:what (?:remains|is left) as |how much |what is (?:my |the )?)?profit(?: (?:is left |remains )?after(?: the)? tax)?[ ?.]*$',
    (said = '', cost, sale) => {
      const gain = amountIn(sale) - amountIn(cost)
      return ofCoins.test(said) && /after|remains|left/.test(said) && gain > 0
        ? `crypto profit ${gain} after tax`
        : said
    },
    /(?:bought|buy).*(?:sold|sell).*profit/,
  ),
  part(
    '^(?:bhai |maine )*[a-z]+ <A> (?:me|mein|ka|ki) (?:liya|kharida|liye)(?: aur| phir)? <A> (?:me|mein|ka|ki) (?:becha|bech diya),? profit after tax[ ?.]*$',
    (said = '', cost, sale) => {
      const gain = amountIn(sale) - amountIn(cost)
      return ofCoins.test(said) && gain > 0 ? `crypto profit ${gain} after tax` : said
    },
    /becha?.*profit after tax/,
  ),
]
