import { taxDeductions } from '@pkg/finance-math/tax-india'
import { LEAST_RATE_A_YEAR } from '../rate-periods.ts'
import { amountIn, LEAST_SALARY_A_YEAR, type PartRephrasing, part } from './rephrasing.ts'
import { partAtEnd, tellPartAtEnd } from './tell-part-at-end.ts'

const person =
  'papa|mummy|maa|mata|pita|pitaji|mataji|father|mother|dad|mom|bete|beta|beti|bachch[ae]|baccho|bachcho|bacchon|wife|husband|patni|pati|biwi|family|parivar|dost|bhai|behen|didi|dada|dadi|nana|nani|ghar walo|khud|apne|mere|senior citizens?'
const deposit = 'sip|rd|recurring deposit|fd|fixed deposit|lump ?sum|swp|ppf|nsc|scss'
const deducted = 'tds|tax|commission|brokerage|charges?|fees?'
const cut =
  '(?:katke|kaat ke|kat ke|kaat kar|kat kar|katkar|kaatkar|katne ke baad|cut ke baad|cut hoke|cut hokar|kaate|kata|काटकर|कटकर|कटने के बाद)'
const gotten = '(?:mil[aei]|milte|milta|mile hain|aay[aei]|aate|received?|got|मिले|मिला|मिलते)'
/** More is no percentage of a price, but the price that something is a percentage of. */
const MOST_PERCENT = 500

/** What goes by another number than the amounts of a question: an index, a phone, the rooms of a home. */
const named =
  '(?<=\\b(?:nifty|nifty next|midcap|smallcap|sensex|bse|iphone|galaxy|pixel|oneplus|redmi|classic|bullet|pulsar|activa|series|sector|phase|tower)) ?(?:[1-9]|[1-5]\\d|100|125|150|200|250|350|500)(?: ?(?:pro|plus|max|ultra|mini))*(?= |,|$)'
/** Whose names have numbers. */
const ofNames =
  /nifty|midcap|smallcap|sensex|bse|iphone|galaxy|pixel|oneplus|redmi|classic|bullet|pulsar|activa|series|sector|phase|tower/
const untold =
  'processing fees?|prepayments?|pre payments?|part payments?|step ?ups?|top ?ups?|tds|senior(?: citizens?)?|down ?payments?|extra payments?|extra|charges|moratorium|penalt(?:y|ies)|lock ?in|fees?'

/** An amount with the interest that it earned is what it becomes. */
const withInterest = (
  interest: string | undefined,
  principal: string | undefined,
  time: string | undefined,
  manner: string,
) => `${amountIn(principal)} becomes ${amountIn(principal) + amountIn(interest)} in ${time} ${manner} , rate`
/** A question with one time in it. */
const oneTime = (about: string) => {
  const time = '\\d ?(?:years?|yrs?|months?|saal|mahine)\\b'
  return new RegExp(`^(?=.*\\b(?:${about})\\b)(?!.*${time}.*${time})`)
}
/** How a withdrawal plan asks what it pays, or does not say it. */
const asksMonthly = '(?:[ ,]+(?:monthly(?: (?:income|withdrawal|amount))?|per month|kitna milega))?[\\s?.]*$'

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

/** What has plainer words. */
export const saidPlainly: readonly PartRephrasing[] = [
  part(
    '\\b(?:salary|income|earnings?)(?: is| of)? <A>,? after (?:the )?standard deduction',
    'taxable income $1',
    /^(?=.*tax).*standard deduction/,
  ),
  part(
    '<A> (?:salary|income) after (?:the )?standard deduction',
    'taxable income $1',
    /^(?=.*tax).*standard deduction/,
  ),
  part(
    '\\bgross <A>,? (?:and |with |at )?(gst|tax|vat) (?:at )?<P>,? (?:what is |the )*net\\b',
    '$1 inclusive of $2 $3 % base price',
    /\bgross\b/,
  ),
  part(
    '\\bhar saal <P> (?:badhao|badhakar|badha ke|badhate hue|badha kar|badhaye)',
    'step up $1 %',
    /^(?=.*\bsip\b).*har saal/,
  ),
  part(
    '(?<![\\d.,+])(\\d+) ?\\+ ?(\\d+) ?(lakhs?|k|crores?|thousand|hazar)\\b(?! ?[-+*/])',
    (_, one, other, unit) => `${Number(one) + Number(other)} ${unit}`,
    /^\s*(?:(?:and|what if|if) )*\d+ ?\+ ?\d+ ?[a-z]+[\s?.]*$|emi|loan|sip|\bfd\b/,
  ),
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
    '^<A> (?:se|par|pe|on) <A> (?:byaj|interest) <T> (?:me|mein|in),? (?:salana |yearly )?rate[\\s?]*$',
    (_, principal, interest, time) => withInterest(interest, principal, time, 'simple interest'),
    /(?:byaj|interest).*rate/,
  ),
  part(
    '\\b(?:if )?(?:i|we) (?:can|will|could|would|am able to) pay (?:back )?<A> (?:(?:a|per|every|each) month|monthly)',
    'emi $1',
    /^(?!.*(?:\bsip\b|invest|save|saving|rent|fd|rd\b)).*(?:how long|how many|how much time|kitne|when|tenure)/,
  ),
  // What is paid off has a tenure.
  part('\\b(?:what|which) tenure(?= (?:for|on) (?:rs |₹ ?)?\\d)', 'loan tenure', /tenure/),
  // One part of what comes out, named at the end: no rate of it.
  part('^.*$', tellPartAtEnd, partAtEnd),
  // What is spent of an amount, and the rest.
  part(
    '\\b(?:spent|kharch(?: kiya| kiye)?) <P> (?:of )?<A>(?: ka)?[,;]? (?:(?:what|is|s|how|much|kitna|paisa|money) )*(?:left|remains?|remaining|bach[ae])\\b',
    '$2 less $1 %',
    /\b(?:spent|kharch)\b/,
  ),
  // The months that figures are of are none of them.
  part(
    '\\b(average|mean|avg)(?: of)?(?: the| my| last)* \\d+ (?:months?|days?|years?|weeks?|mahine|din)[\\s:,]+(?=(?:rs |₹ ?)?\\d)',
    '$1 of ',
    /average|mean|avg/,
  ),
  // Parents are old, and not who asks.
  part(
    '\\b(?:senior(?: citizen)? parents|parents(?: are| who are)? senior(?: citizens?)?)\\b',
    'parents',
    /eightyd.*parents|parents.*eightyd/,
  ),
  part('(eightyd) +<A> parents', '$1 parents $2', /eightyd/),
  // All that 80C takes.
  part(
    '\\b(?:full|max|maximum|entire|poora|pura) (eightyc)\\b(?! *(?:rs |₹ ?)?\\d)|\\b(eightyc) (?:is |me |mein )?(?:full|max|maximum|maxed(?: out)?|poora|pura)\\b',
    () => `eightyc ${taxDeductions.section80C.limit}`,
    /eightyc/,
  ),
  // What is to be given back is the principal as well.
  part(
    '\\bkitn[ae] (?:wapas )?(?:dena|dene|lautana|lautane|chukana|chukane)(?: hoga| padega| honge| padenge| hai| hain)?',
    'total amount',
    /saikda|saikra|sekda|sainkda|simple (?:byaj|interest)/,
  ),
  part(
    '\\b(?:what |how much )?(?:do|will|would) i get back|\\bget back\\b',
    'total amount',
    /^(?=.*simple).*\blent\b.*get back/,
  ),
  // What is left after a tax of so much.
  part(
    '^<P> tds (?:is |was )?(?:deducted |cut |kata )?(?:from|on) <A>,? (?:(?:how much|what) )?(?:do |will )?(?:i (?:get|receive)|in hand|net)[\\s?.]*$',
    '$2 less $1 %',
    /tds/,
  ),
  part(
    '^<A> (?:pe|par|se|on|from) <P> tds (?:kata|katega|kate|deducted|cut)?,? ?(?:(?:to|toh) )?(?:kitna (?:mila|milega|aaya|aayega|ha+th)|ha+th (?:me|mein) (?:kitna|aaya)|in hand|how much do i get)(?: aaya| aayega)?[\\s?.]*$',
    '$1 less $2 %',
    /tds/,
  ),
  // What comes before a tax, a cut or a discount.
  part(
    '^(?:net |to get |invoice to get |get |got )(?:of )?<A> (?:net )?(?:after|of|with) (?:a )?<P> (?:cut|tds|tax|deduction|commission),? ?(?:(?:what|how much) (?:is |was )?)?(?:the )?(?:gross|invoice|bill)?[\\s?.]*$',
    'received $1 after $2 % tds , gross amount',
    /gross|invoice|bill/,
  ),
  part(
    '^(?:sell(?:ing)? |marked |list )?price (?:for|with) (?:a )?<P> discount to (?:still )?(?:get|receive|have) <A>[\\s?.]*$',
    '$2 / ( 1 - $1 / 100 )',
    /price .*discount to/,
  ),
  part(
    '^(?:if )?<P> (?:gst|tax|vat) (?:came to|comes to|is|was) <A>,? (?:then )?(?:what (?:is|was) )?(?:the )?(?:price|bill|amount|base)[\\s?.]*$',
    '$2 is $1 % of what',
    /(?:gst|tax|vat) (?:came|comes|is|was)/,
  ),
  part(
    '^(?:what )?percent(?:age)? of <N> (?:in|from|out of) <N>[\\s?.]*$',
    '$1 is what percent of $2',
    /^(?:what )?percent/,
  ),
  part(
    '^[cs]gst (?:on|in|of|from) <A> (?:inclusive|including|incl|with)(?: of)? (?:<P> gst|gst <P>|<P>)[\\s?.]*$',
    (_, amount, one, other, third) => {
      const rate = Number(one ?? other ?? third)
      return `( ${amountIn(amount)} - ${amountIn(amount)} / ( 1 + ${rate} / 100 ) ) / 2`
    },
    /^[cs]gst/,
  ),
  // Prices of shares, and how far they went.
  part(
    '^(?:(?:my|the|a) )?(?:stock|share|nifty|sensex|index|price)?(?: is| was| closed)? ?(up|down) <P>(?: today)? (?:at|to) <A>[,;]? (?:what was )?(?:the |its )?(?:previous close|yesterday s?(?: close| price)?|last close|earlier price)[\\s?.]*$',
    (_, way, percent, price) => `${amountIn(price)} / ( 1 ${way === 'up' ? '+' : '-'} ${percent} / 100 )`,
    /previous|yesterday|last close|earlier price/,
  ),
  part(
    '^(?:(?:my|the|a|if) )*(?:stock|share|nifty|sensex|index|portfolio)?(?: of| is| at)? ?<A>(?: portfolio)? (?:falls|fell|rises|rose|drops|dropped|gains|gained|up|down|upar|neeche|niche)(?: by)? <P>(?: upar| neeche| niche)?[,;:]? (?:by )?(?:in )?(?:how many |how much in |kitne )?(?:points?|rupees|rupaye)(?: gained| lost| is that)?[\\s?.]*$',
    '$2 % of $1',
    /points?|rupees|rupaye/,
  ),
  part(
    '^(?:nifty|sensex|index|stock|share) (?:is |was )?(?:down|up) <P> from <A>[,;:]? (?:by )?(?:in )?how many points?[\\s?.]*$',
    '$1 % of $2',
    /points?/,
  ),
  part(
    '^(?:nifty|sensex|index) <A> <P> (?:upar|neeche|niche)[,;:]? kitne points?[\\s?.]*$',
    '$2 % of $1',
    /points?/,
  ),
  part(
    '^(?:my )?budget (?:of )?<A>[,;]? (?:i )?(?:overspent|overshot|exceeded)(?: it)? by <P>.*$',
    '$1 plus $2 %',
    /budget/,
  ),
  // Interest until so many years are over.
  part(
    '\\b(?:by|till|until|upto|up to) (?:the )?end of (?:the )?(?:year (\\d+)|(\\d+)(?:st|nd|rd|th) year)\\b',
    'in first $1$2 years',
    /(?:interest|principal|byaj).*end of|end of.*(?:interest|principal|byaj)/,
  ),
  part('\\binterest (?:i d have|i would have|i will have|i ll have) paid\\b', 'interest paid', /interest i/),
  // How old somebody is, and under which rules.
  part(
    '\\b(?:(?:i am|i m|im) )?(\\d\\d)[ -]years?[ -]old\\b[,;]?',
    'age $1 ,',
    /^(?=.*(?:\btax|regime)).*years?[ -]old/,
  ),
  // What prices were before they rose.
  part(
    '\\b(?:what is |what s )?(?:the )?(?:cost|price|value) (?:now|today)\\b|\\btoday s (?:cost|price)\\b|\\bcost today of what will be\\b|\\baaj kitne ka\\b|आज कितने का',
    'value today of',
    /^(?=.*(?:inflation|mehngai|महंगाई)).*\bafter \d.*(?:(?:cost|price|value) (?:now|today)|today s (?:cost|price))|^(?=.*(?:inflation|mehngai|महंगाई))(?:.*(?:(?:cost|price) (?:now|today) (?:if|of|for) .*(?:after|in)|cost today of what|today s (?:cost|price)|aaj kitne ka|आज कितने का))/,
  ),
  // What is put in for a maturity.
  part(
    '\\b(?:what |how much )?(?:monthly )?(?:principal|deposit|amount)?(?: needed| required)? ?\\bfor (?:(fd|rd) )?(?:an? )?(?:(?:maturity|future value)(?: value| amount)?(?: of)? <A>|<A> (?:at )?maturity)',
    (_, kind = '', one, other) => `${kind} needed to get ${one ?? other} maturity`,
    /\b(?:fd|rd|nsc|kvp|lump ?sum|fixed deposit|recurring)\b.*maturity|maturity.*\b(?:fd|rd)\b|future value/,
  ),
  part(
    '\\bhow much (?:to |do i |should i )?(?:invest|deposit|put)(?: in)? for <A>',
    'to get $1',
    /\b(?:nsc|kvp)\b/,
  ),
  part(
    '\\bfor (?:an )?interest of <A>',
    'interest $1 , principal',
    /\b(?:fd|fixed deposit)\b.*for (?:an )?interest of/,
  ),
  // All that is paid in every week.
  part(
    '(?<!total )\\b(?:total )?invested[\\s?.]*$',
    'total invested',
    /weekly investment.*%.*invested[\s?.]*$/,
  ),
  part(
    '\\b(?:sirf |only )(?:return|munafa|fayda|profit)[\\s?.]*$',
    'profit',
    /(?:\bsip\b|mahina|mahine|monthly).*(?:%|percent)/,
  ),
  part(
    '\\b(?:sirf |kul )?jama(?: rakam| rashi)?[\\s?.]*$|(?:सिर्फ |कुल )?जमा(?: रकम| राशि)?[\\s?.]*$',
    'how much total invested',
    /^(?!.*(?:\brd\b|आरडी|ppf)).*(?:\bsip\b|mahina|mahine|monthly|महीन).*(?:%|percent).*(?:jama|जमा)/,
  ),
  part('(?:कुल |kul )(?:जमा|jama)(?: रकम| rakam)?[\\s?.]*$', 'how much paid in', /\brd\b|आरडी/),
  part(
    '\\b(?:mila ?ka?r|kul)[\\s?.]*$|कुल[\\s?.]*$',
    'total amount',
    /(?:saada|sada|sadharan|simple) (?:byaj|interest)|saikda|saikra|सैकड/,
  ),
  // A loan beside a rent has a tenure.
  part('\\bloan (?:at |@ )?<P> for <T>', 'loan $1 % tenure $2', /\brent\b.*\bbuy\b/),
  // Months before years are the rest of them.
  part(
    '\\b([1-9]|1[01]) months? (?:and )?(\\d+) (?:years?|yrs?)\\b',
    '$2 years $1 months',
    /months? (?:and )?\d+ (?:years?|yrs?)/,
  ),
  part('^<A> after <T> today (?=at )', 'value today of $1 after $2 ', /inflation/),
  part(
    '\\bfuture cost <A> <T> (.*inflation)(?: present cost| current cost)[\\s?.]*$|^cost after <T> <A>,? (?:current|present) cost (.*inflation.*)$',
    'value today of $1$5 after $2$4 $3$6',
    /future cost|cost after/,
  ),
  part('\\b(fd|rd) (?:giving|that gives) <A>', '$1 needed to get $2', /\b[fr]d (?:giving|that gives)/),
  // So much of a figure, up or down.
  part(
    '^(?:(?:price|salary|my|the|if) )*<A> (?:up|rose|rises|increased|increases|increase|down|fell|falls|decreased|dropped|reduced)(?: by)? <P>[,;:]? (?:by )?(?:how much|gain|increase|loss|decrease|rise|fall)[\\s?.]*$',
    '$2 % of $1',
    /(?:how much|gain|increase|loss|decrease|rise|fall)[\s?.]*$/,
  ),
  part('^how much (?:off|discount) is <P> (?:on|of) <A>[\\s?.]*$', '$1 % of $2', /^how much/),
  // The tax in a price that has it.
  part(
    '^(?:gst|tax|vat) (?:content |portion |part )(?:of|in) (?:mrp |bill )?<A> (?:at |@ )?<P>[\\s?.]*$',
    'gst in $1 including $2 %',
    /content|portion|part/,
  ),
  part(
    '^(?:gst|tax|vat) in (?:the )?mrp (?:of )?<A> (?:at |@ )?<P>[\\s?.]*$|^mrp <A> gst <P>,? (?:how much )?(?:tax|gst)[\\s?.]*$',
    'gst in $1$3 including $2$4 %',
    /mrp/,
  ),
  part(
    '^(?:sum|total) of all (?:the )?(?:emis?|instal\\w+)(?: of| on| for)?',
    'total payment , loan',
    /^(?:sum|total) of all/,
  ),
  part(
    '(?:\\b(?:one[ -]time|single|lump ?sum) amount|^amount) (?:needed )?for <A>',
    'lump sum needed to get $1',
    /amount/,
  ),
  // Half of the tax goes to the state.
  part(
    '^<A> (?:incl\\w*|sahit|inclusive of|including|with)? ?(?:gst (?:sahit |incl\\w* )?<P>|<P> gst) (?:[cs]gst)(?: and [cs]gst)?(?: kitna)?[\\s?.]*$',
    (said = '', amount, one, other) =>
      /incl|sahit|with/.test(said)
        ? `( ${amountIn(amount)} - ${amountIn(amount)} / ( 1 + ${Number(one ?? other)} / 100 ) ) / 2`
        : said,
    /[cs]gst/,
  ),
  part(
    '^<A> (?:me|mein|se) (?:se )?gst (?:nikal|nikaal|hata|alag)(?: do| de| ke| kar)?,? <P>[\\s?.]*$',
    'remove $2 % gst from $1',
    /gst/,
  ),
  part('^<A> gst (?:ke sa+th|sahit|add karke|jodkar) <P>[\\s?.]*$', '$1 + $2 % gst', /gst/),
  part('^(?:tip|gst|tax) <P> ke sa+th <A>[\\s?.]*$', '$2 + $1 %', /ke sa+th/),
  part(
    '^<A> (?:me|mein) se <P> (?:gaye|gaya|chale gaye|kat gaye|kharch)[,;]? (?:kitn[aei] )?(?:bach[aei]|bache)(?: hai| hain)?[\\s?.]*$',
    '$1 less $2 %',
    /bach/,
  ),
  part(
    '^<A> (?:me|mein) se <A> (?:kharch|gaye|gaya)[,;]? kitn[aei] ?(?:%|percent|pratishat) (?:bach[aei])(?: hai| hain)?[\\s?.]*$',
    (_, all, gone) => `${amountIn(all) - amountIn(gone)} is what percent of ${amountIn(all)}`,
    /bach/,
  ),
  part(
    '^<A> (?:पर|par|pe) <P> (?:छूट|chhoot|chhut|discount) (?:कितनी|kitni|kitna)(?: है| hai| hogi)?[\\s?.]*$',
    '$2 % of $1',
    /छूट|chh|discount/,
  ),
  // Old age, by its name.
  part(
    '\\b(?:age|aged|i am|i m|im|umar|umr)(?: is| of)? (\\d\\d)(?: ?(?:years?|yrs?|saal))?(?: old)?(?= ?(?:,|;|\\.|\\?|$|old|new|and|with|in|tax|salary))',
    (_, age) => (Number(age) >= 80 ? 'super senior citizen' : Number(age) >= 60 ? 'senior citizen' : ''),
    /^(?!.*(?:pension|nps|annuity|retire|fd\b|interest)).*(?:salary|income|lpa).*(?:\btax|regime)|^(?!.*(?:pension|nps|annuity|retire|fd\b|interest)).*(?:\btax|regime).*(?:salary|income|lpa)/,
  ),
  // The share of a wage that everybody pays.
  part(
    '[\\s,]*(?:\\b(?:at|with) )?\\b12 ?%(?: (?:employee|employer|own|my))?(?: contribution| share)?',
    '',
    /^(?=.*\bepf\b)(?!.*(?:12 ?% of|interest|growth|hike|increase|raise)).*\b12 ?%/,
  ),
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
  // A price of today, and what it will be.
  part(
    '\\baaj ke (?:hisaab|hisab)(?: se| me| mein)?\\b',
    'today cost',
    /^(?=.*(?:mehngai|mahangai|inflation)).*(?:\btab kitn|kitne? lagenge|kitna lagega|kitna hoga tab|\btab\b)/,
  ),
  part('\\bone and half (?=years?|months?|lakhs?|crores?)', '1.5 ', /one and half/),
  // What there is none of.
  part(
    `[\\s,]*(?:(?:but|and|with|i am|he is|she is|is) )*\\b(?:without|no|zero|bina|not|non|excluding|ignore|ignoring)(?: any| an?)? (?:${untold})(?: (?:deducted|deduction|ke|included|applied|charged))?(?= |,|[?.]|$)`,
    '',
    /^(?!.*(?:\bpan\b|\bgst\b.*extra|0% ?(?:fee|charge))).*\b(?:without|no|zero|bina|not|non|excluding|ignore|ignoring)\b/,
  ),
  // A number that is part of a name.
  part(`${named}(?=.*(?<![\\d.])\\d{3,}|.*\\d ?(?:k|lakhs?|l|cr|crores?|hazar|thousand)\\b)`, '', ofNames),
  part(`(?<=(?<![\\d.])\\d{3,}.*|\\d ?(?:k|lakhs?|l|cr|crores?|hazar|thousand)\\b.*)${named}`, '', ofNames),
  part('\\b\\d ?bhk\\b', '', /bhk/),
  part('\\balready (?=paid|over|gone)', '', /^(?=.*(?:loan|emi)).*already/),
  part(
    '\\bpaid (?:for )?<N>(?: years?| yrs?)? (?:out )?of (?:the )?<N>(?: years?| yrs?)?(?= |,|$)',
    'for $2 years after $1 years',
    /outstanding|balance|owe|\bleft\b|baki|bakaya/,
  ),
  part('\\bpay(?:ing)? <A> down\\b', 'down payment $1', /^(?=.*(?:emi|loan)).*\bdown\b/),
  part('(?<=\\b(?:fd|fixed deposit)\\b.*%.*)\\bsenior\\b(?! citizen)', '', /^(?!.*payout).*senior/),
  part(
    '\\b(?:started|since|began|running|chal rahi)(?: (?:for|from|since))? <T>(?: ago| back| se| pehle)?',
    'for $1',
    oneTime('sip|rd'),
  ),
  part(
    '\\b(?:how much|kitna|kitne|what(?: is it)?(?: worth)?) (?:is it |will i have |do i have |hua |ho gaya )?(?:now|today|by now|ab|abhi)\\b|\\b(?:ab|abhi) kitn[ae]\\b(?: hua| hoga| ho gaya)?|\\bcurrent value\\b',
    'future value',
    /^(?=.*(?:start|since|began|for \d)).*\b(?:sip|rd)\b.*(?:%|percent)/,
  ),
  part(
    `^(swp(?!.*(?:per month|a month|every month|mahine)).*(?:%|percent).*\\d ?(?:years?|yrs?|saal))${asksMonthly}`,
    '$1 how much monthly can i withdraw',
    new RegExp(
      `^(?=swp\\b)[^\\d]*\\d[^\\d]*(?:lakhs?|crores?|cr|l|k)? [^\\d]*\\d[\\d.]* ?(?:%|percent)[^\\d]*\\d+ ?(?:years?|yrs?|saal)${asksMonthly}`,
    ),
  ),
  part('\\btop (?:50|100|200|500)(?= (?:fund|etf|index|equity))', '', /\btop\b/),
  part('\\bprofessional fee\\b', 'professional fees', /\btds\b/),
  part('\\b(?:fd|fixed deposit)\\b(?: of)?(?=.*compounded monthly)', '', /compounded monthly/),
  part(
    '^what will (?:my |the )?<A> (?:monthly |yearly )?(?:expenses?|cost|fees?|rent) (?:be|become|cost)(?: after| in)? <T>(?: from now)? (?:at|with) <P>(?: inflation)?',
    'inflation $3 % $1 after $2',
    /^what will/,
  ),
  // For whom somebody saves is no goal of it.
  part(
    `(?:\\b(?:mere|meri|apne|apni|unke|hamare) )?\\b(?:${person})(?: ji)? (?:ke liye|ke naam(?: par| pe| se)?|के लिए)(?= |$)`,
    '',
    /^(?=.*\d).*(?:ke liye|ke naam|के लिए)/,
  ),
  // Who needs a deposit of so much makes it.
  part(
    `\\b(?:(?:i|we) )?(?:need|want|wish|would like|plan|have)(?: to)?(?: (?:do|open|start|make|create|get|book|have))?(?: an?)?(?: monthly)? (${deposit})(?: of)? (?=(?:rs |₹ ?)?\\d)`,
    '$1 of ',
    /\b(?:need|want|wish|would like|plan|have)\b/,
  ),
  part(
    `\\b(?:(?:i|we) )?(?:need|want|wish|would like|plan) to (?:invest|deposit|put|do)(?= (?:rs |₹ ?)?\\d)(?!.*\\b(?:how much|what)\\b)`,
    'invest',
    /\b(?:need|want|wish|would like|plan) to\b/,
  ),
  // A percentage that is asked for, behind the figure that it is of.
  part(
    '(?<!(?:\\bat|@|rate|return|returns|interest|of|=|:) ?)<N> ?%(?= ?(?:increase|increment|hike|raise|rise|growth|decrease|fall|drop|off|discount|profit|loss|gain|return)?[\\s?.]*$)',
    (said, number = '') =>
      Number(number.replaceAll(',', '')) >= MOST_PERCENT ? `${number} what percent` : (said ?? ''),
    /\d ?% ?[a-z]*[\s?.]*$/,
  ),
  // A recurring deposit is kept until it matures.
  part(
    '\\b(?:after|(?:at|by) (?:the )?end of) <T>(?=[\\s?.,]*$|[\\s,]+(?:at|@|with) |[\\s,]+\\d[\\d.]* ?(?:%|percent)|[\\s,]+(?:how much )?interest)',
    (_, time) => `for ${time}`,
    new RegExp(
      `^(?!.*\\b(?:starts?|started|closed?|break|broken|stop)\\b)${oneTime('rd|recurring deposit|ppf').source.slice(1)}`,
    ),
  ),
  // "Flat" behind a loan is how its interest is counted.
  part(
    '^(.*(?:\\bloan\\b|\\bemi\\b|%).*?)[\\s,]+(?:at |on )?(?:a )?flat[\\s?.]*$',
    '$1 flat rate emi',
    /^(?=.*flat)(?!.*\b(?:house|home|flat (?:of|worth)|down|rent|buy|a flat|vs|versus|or|reducing|diminishing|compare)\b.*flat).*(?:%|percent).*flat[\s?.]*$/,
  ),
  // A rate of a month.
  part(
    '<P> monthly(?! (?:compound|return|profit|rest|reducing|sip|invest|deposit|instal|emi|income|payout|interest (?:payout|income)|rest))',
    (said = '', percent) => (Number(percent) < LEAST_RATE_A_YEAR ? `${percent} % per month` : said),
    /^(?=.*monthly)(?!.*(?:\bsip\b|\bswp\b|salary|withdraw|increase|step|cashback|return)).*(?:loan|emi|inflation|borrow|udhaar|udhar|karz)/,
  ),
  // What was taken off what somebody got.
  part(
    `^(?:<P> (?:${deducted})?|(?:${deducted}) <P>) ?${cut},? (?:mujhe )?<A> ${gotten}.*$`,
    (_, one, other, amount) => `received ${amount} after ${one ?? other} % tds , gross amount`,
    /ka+t|cut|काट|कट/,
  ),
  // A price that has no tax in it yet.
  part(
    '(?:\\b(?:price|amount|cost|value|bill) )?\\b(?:without|excluding|before|excl|exclusive of|bina) (?:gst|tax|vat)(?: price| amount)?(?: is| was| of|:| =)? <A>(?=.*<P>)',
    '$1 ,',
    /\b(?:total|final|pay|with gst|inclu|invoice|bill)/,
  ),
  part(
    '<P> (gst|tax|vat) (?:on|from|in) <A>(?: ko| se)? (?:removed|hatao|hatake|hata ke|hatakar|hataya|nikalo|nikala|taken out)',
    'remove $1 % $2 from $3',
    /gst|tax|vat/,
  ),
  part(
    '\\b(gst|tax|vat) (?:removed|taken out|hatao|hataya) (?:from|of) <A>,? (?:at|@) <P>',
    'remove $3 % $1 from $2',
    /(?:gst|tax|vat) (?:removed|taken|hata)/,
  ),
  part(
    '\\b(?:original )?(?:price )?before <P> (?:off|discount),? (?:if|when) (?:i |we )?paid (?:only )?<A>(?: now| today)?',
    'paid $2 after $1 % off original price',
    /before .*paid/,
  ),
  // What is left of a profit after its tax.
  part(
    '\\b(?:in ?hand|take ?home|milega|left|bachega|haath me)\\b(?: after tax)?',
    'after tax',
    /^(?=.*(?:crypto|bitcoin|\bbtc\b|\beth\b))(?=.*(?:profit|gain|munafa|fayda)).*(?:after tax|tax (?:ke baad|katke|dekar|deke))/,
  ),
  // So much by now.
  part(
    '^what was <A> (?:worth )?<T> (?:ago|back|before)(?: at <P>)?$',
    (_, amount, time, percent) =>
      `present value of ${amount} for ${time}${percent ? ` at ${percent} %` : ''}`,
    /^what was/,
  ),
  // Simple interest: what an amount becomes.
  part(
    '\\b<A> (?:ka|se|ke) <A>(?= (?:hog[aei]|ho |hone|ban|kab|\\d))',
    '$1 becomes $2',
    /simple|sadharan|साधारण/,
  ),
  part('\\b<A> from <A>', '$2 becomes $1', /^(?=.*(?:simple|sadharan)).*rate/),
  // What a deposit comes to, where prices rise: in the money of today.
  part(
    '[\\s,]*(?:(?:and|with|at|agar|if|but|assuming|when) )*(?:\\b(?:inflation|mehngai|mahangai)(?: rate)?(?: of| at| is|:)? <P>|<P> (?:inflation|mehngai|mahangai)(?! ?\\d[\\d.]* ?(?:%|percent)(?! ?(?:returns?|interest|growth))))(.*)$',
    (said = '', one, other, rest) =>
      /in today|real|today s/.test(said) ? said : `${rest} in today s money at ${one ?? other} % inflation`,
    /^(?=.*(?:inflation|mehngai|mahangai))(?!.*(?:\bgoal|target|need|want|cost|chahiye|today|real|adjust|swp|withdraw|retire|expens|fire|pension|step|ghar|loan|emi|rent|salary|double)).*\b(?:lump ?sum|sip|fd|fixed deposit|rd)\b.*\d.*(?:%|percent).*(?:%|percent)/,
  ),
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
  // Interest that was earned, and what earned it.
  part(
    '^(?:i |we )?(?:earned|got|received) (?:an )?(?:interest of )?<A>(?: of)?(?: as)?(?: interest)? (?:in|on|from) (?:an? |my )?(fd|fixed deposit)(.*?),? (?:how much|what) (?:was|did i|had i|is)(?: the)? (?:deposit(?:ed)?|principal|invest(?:ed)?|amount|put in)',
    '$2 $3 interest $1 , principal',
    /^(?:i |we )?(?:earned|got|received)/,
  ),
  part(
    '^(?:ci|compound interest)(?: of| is)? <A> on <A> (?:for|in) <T>,? (?:at )?(?:what |which |find )?(?:the )?rate',
    (_, interest, principal, time) => withInterest(interest, principal, time, 'compounded yearly'),
    /^(?:ci|compound interest)\b/,
  ),
  // So much a month, for so long.
  part(
    '^(?:i |we )?(?:want|need) (?:an? )?<A> (?:monthly|per month|a month|every month)(?: income)?(?: from| by)? (?:an? )?swp(.*?),? (?:how much|what)(?: corpus| money| amount)?(?: (?:is|do i|will i|would i))? (?:need|needed|required|corpus)',
    'swp of $1 a month $2 corpus needed',
    /\bswp\b/,
  ),
  part(
    '^(?:commission|brokerage|fee) (?:of |at )?<P>,? (?:i )?(?:earned|got|received|made) <A>,? (?:what |how much )?(?:was |were |is )?(?:the )?sales?[\\s?]*$',
    '$2 is $1 % of what',
    /^(?:commission|brokerage|fee)\b/,
  ),
  // A bonus that is a share of the salary.
  part(
    '<A> (salary|ctc|package)(?: with| and| plus| \\+)?(?: an?)? <P> (?:of )?(?:annual |yearly |performance )?(?:bonus|incentive|variable)',
    (said = '', salary, name, percent) =>
      amountIn(salary) >= LEAST_SALARY_A_YEAR
        ? `${name} ${amountIn(salary) * (1 + Number(percent) / 100)} `
        : said,
    /^(?=.*\btax\b).*(?:bonus|incentive|variable)/,
  ),
  // Interest on savings is income, a part of which the old regime leaves free.
  part(
    '<A> (salary|ctc|package)[\\s,]*(?:and|with|plus|\\+|aur)? ?(?:<A> (?:of |ka )?savings?(?: account| bank)? (?:interest|byaj)|savings?(?: account| bank)? (?:interest|byaj) (?:of )?<A>)',
    (said = '', salary, name, one, other, interest = one ?? other) =>
      amountIn(salary) >= LEAST_SALARY_A_YEAR
        ? `${name} ${amountIn(salary) + amountIn(interest)} eightytta ${amountIn(interest)} `
        : said,
    /^(?=.*\btax\b).*saving/,
  ),
  part(
    '(?<=\\b(?:nsc|kvp|td|time deposit|post office)\\b.*)\\btotal amount\\b',
    'paid at the end',
    /total amount/,
  ),
  part(
    '^(?:split |pay |divide )?<A> (?:in|into|over) (\\d+) (?:equal |monthly |equal monthly )?(?:instal+ments?|kist\\w*|parts?|emis?)(?: (?:without|no|zero|with no|bina)(?: any)? (?:interest|byaj|cost)|[ ,]+0 ?%)?[\\s?.]*$',
    '$1 / $2',
    /equal|without|no interest|zero|bina|parts?/,
  ),
  // Nothing goes by an age where coins or a deposit are taxed or kept.
  part(
    '(?:^|[\\s,]+)(?:(?:i am|i m|im|my age is|my age|at age|from age|age|aged|meri umar|umar|umr)(?: is| of| hai)? \\d\\d(?! ?(?:%|percent|lakh|k\\b|thousand|months?|emis?))(?: ?(?:years?|yrs?|saal))?(?: old)?)(?=[\\s,.?]|$)',
    ' ',
    /^(?=.*(?:\bi a?m\b|\bim\b|\baged?\b|umar|umr))(?!.*(?:senior|retire|pension|\bnps\b|\bapy\b|\bssy\b|\bfire\b|insur|premium|salary|income|till|until|upto|\bto age|by age|\bto \d\d\b(?! ?%)|gratuity|epf|\btak\b|\d ?saal (?:pe|par)\b|scss|80d)).*(?:(?:crypto|bitcoin|\bbtc\b).*(?:profit|gain|tax)|\b(?:sip|ppf|rd|fd|lump ?sum)\b.*\d ?(?:years?|yrs?|saal))/,
  ),
]
