import { amountIn, type PartRephrasing, part } from '../rephrasing.ts'

/** Below so much nobody wants to have saved; a SIP of more nobody pays. */
const LEAST_GOAL = 1_000_000

/** No instalment of a month is more. */
const MOST_INSTALMENT = 300_000

const ifGoal = (amount: string | undefined, goal: string, said = '') =>
  amountIn(amount) >= LEAST_GOAL ? goal : said

/** What is said not to count, where that is so anyway. */
export const ofWhatCountsNot: readonly PartRephrasing[] = [
  part(
    '[\\s,]+(?:and |but |also )?(?:with )?(?:no|ignore|ignoring|without|excluding|before|not counting) (?:the )?(?:inflation|tax|taxes|insurance)(?= |,|[?.!]|$)',
    '',
    /^(?=.*(?:\bsip\b|\bemi\b|\bfd\b|\brd\b|lump ?sum)).*(?:no|ignor|without|excluding|before|not counting) (?:the )?(?:inflation|tax|insurance)/,
  ),
  part(
    '[\\s,]+(?:and )?not (?:a |at |on )?(?:flat|flat rate|for senior|senior|emi)(?= |,|[?.!]|$)',
    '',
    /^(?=.*(?:loan|\bemi\b|\bfd\b)).*\bnot (?:a |at |on )?(?:flat|for senior|senior)/,
  ),
  part('\\b(compound interest),? (?:and )?not simple(?: interest)?\\b', '$1', /not simple/),
  part('\\b(simple interest),? (?:and )?not compound(?: interest)?\\b', '$1', /not compound/),
  part(
    '^(.*\\d.*?),? (?:and )?not compound(?:ed|ing)?[\\s?.]*$',
    'simple interest $1',
    /^(?!.*simple).*not compound/,
  ),
  part('\\binterest without compounding\\b', 'simple interest', /without compounding/),
]

/** What is said in fewer words than the grammar needs. */
export const saidBriefly: readonly PartRephrasing[] = [
  // Times and amounts.
  part('\\b(\\d+)y ?(\\d+)m\\b', '$1 years $2 months', /\dy ?\d+m\b/),
  part('(?<=%,? )(\\d{2,3})m\\b', '$1 months', /% ?,? ?\d+m\b/),
  part(
    '\\b(\\d+|a|one) decades?\\b',
    (_, count) => `${Number(count) ? Number(count) * 10 : 10} years`,
    /decade/,
  ),
  part('\\bhalf a crore\\b', '50 lakh', /half a crore/),
  part('\\b(?:a )?quarter (?:of a )?crore\\b', '25 lakh', /quarter (?:of a )?crore/),
  // Interest of less than a year is simple.
  part(
    '\\binterest\\b(?! rate)',
    'simple interest',
    /^(?!.*(?:compound|simple|\bfd\b|\brd\b|\bemi\b|\bsip\b|instal|home loan|car loan|saikda|scss|pomis|nsc|kvp|ppf|epf|\bper (?:day|month)\b.*%|% ?(?:per|a) (?:month|day)|monthly|quarter|total interest|\bin year\b))(?=.*\binterest\b)(?=.*%)(?=.*\b(?:\d|1[01]) (?:months?|mahine)\b|.*\b\d+ days?\b)(?!.*\b\d+ (?:years?|yrs?)\b)/,
  ),
  part(
    '\\b(?:annual|yearly|per year|har saal ka) simple (?:interest|byaj) (?:on )?<A>(.*?)(?: for)? <T>',
    'simple interest on $1$2 for 1 years',
    /(?:annual|yearly|har saal ka) simple/,
  ),
  part('^(simple interest .*\\d ?%),? half (?:a )?year$', '$1 for 6 months', /half (?:a )?year$/),
  part('^(simple interest .*\\d ?%),? (?:a )?quarter$', '$1 for 3 months', /quarter$/),
  // Rupees for every hundred a month.
  part(
    '\\b<N> ?(?:rs|rupees?|rupaye|rupay|taka) (?:per|for every|on) (?:rs )?(?:100|hundred)(?: (?:per|a|every) month)?\\b',
    '$1 rupaye saikda byaj',
    /(?:per|every|on) (?:rs )?(?:100|hundred)/,
  ),
  part(
    '\\b<N> (?:rs|rupees?|rupaye|rupay|taka) (?:ka |ke |ki )?(?:byaj|interest)\\b(?! of)',
    '$1 rupaye saikda byaj',
    /^(?!.*(?:saikda|%|loan|emi|\bfd\b))\D*(?:\d[\d,]* (?:lakh |k )?)?(?:on |pe |par )?\d{1,2} (?:rs|rupees?|rupaye|rupay|taka) (?:ka |ke |ki )?(?:byaj|interest)/,
  ),
  part(
    '\\b(?:repay|return|pay back|give back|how much to return|lautana|lautane)(?: how much| kitna| kitne)?(?= after|[\\s?.]*$)',
    'total amount',
    /saikda/,
  ),
  // What a loan, a deposit or a SIP brings or costs beyond what was put in.
  part(
    '[\\s,]+(?:how much |what )?(?:extra|more|additional)(?: money| amount)?(?: (?:do |will |would )?i (?:pay|repay|end up paying))?(?: (?:over|above|than)(?: and above)? (?:the )?(?:principal|loan|what i borrow(?:ed)?|<A>))?(?: (?:do|will|would) i (?:pay|repay))?[\\s?.]*$',
    ', total interest',
    /^(?=.*(?:\bloan\b|\bemi\b))(?!.*(?:prepay|extra payment|vs|instead|month)).*(?:extra|more|additional)(?: money| amount)?(?: (?:do |will )?i pay)?(?: (?:over|above|than)\b.*)?(?: do i pay)?[\s?.]*$/,
  ),
  part(
    '[\\s,]+(?:how much |what )?(?:extra|more|additional)(?: money| amount)?(?: than <A>)?(?: (?:do|will|would) i (?:get|receive|earn))?[\\s?.]*$',
    ', interest',
    /^(?=.*\bfd\b)(?!.*(?:vs|instead|senior)).*(?:extra|more|additional)(?: money| amount)?(?: than \d[\d,]*(?: \w+)?)?(?: (?:do|will) i get)?[\s?.]*$/,
  ),
  part(
    '[\\s,]+(?:net gain|gain alone|profit alone|extra|how much (?:more|extra) than (?:what )?i (?:put in|invest(?:ed)?|paid))[\\s?.]*$',
    ' profit',
    /^(?=.*\bsip\b)(?!.*(?:step|vs|instead)).*(?:net gain|alone|extra|than (?:what )?i (?:put in|invest|paid))[\s?.]*$/,
  ),
  part(
    '[\\s,]+(?:total paid|total outlay|outlay|how much (?:do|will|would) i pay in total|how much i pay in total|total deposit(?:ed|s)?|invested)[\\s?.]*$',
    ' total invested',
    /^(?=.*\bsip\b)(?!.*(?:step|vs)).*(?:paid|outlay|in total|deposit\w*|invested)[\s?.]*$/,
  ),
  part(
    '[\\s,]+(?:how much in all|in all|all in all|total outgo|kul dena)[\\s?.]*$',
    ' total payment',
    /^(?=.*(?:loan|emi)).*(?:in all|outgo|kul dena)[\s?.]*$/,
  ),
  part('\\b(?:instal+ment amount|emi calc(?:ulation)?)\\b[:,]?', 'emi', /instal+ment amount|emi calc/),
  part(
    '\\b(?:existing|first|second|simple|floating|normal|regular|new) (?=(?:home |car |personal )?(?:loan|emi)\\b)',
    '',
    /^(?!.*(?:already|another|both|two|vs|old|top ?up|difference|total of|prepay|paying|after|more|eligib)).*\b(?:existing|first|second|simple|floating|normal|regular|new) (?:home |car |personal )?(?:loan|emi)\b.*%/,
  ),
  // The loan that an instalment pays back.
  part(
    '^(?:(?:what|which|how much|emi) )?(?:principal|loan amount|loan|borrowed how much)(?: (?:for|with|of|if|at|an?|my|the|kitna))* (?:emi(?: of| is)? <A>|<A> emi)(?! (?:how|for how))(.*)$',
    (said = '', one, other, rest = '') =>
      /month|how long|tenure|total|interest|\bvs\b|\bor\b|prepay/.test(rest)
        ? said
        : `emi ${one ?? other} ${rest} , loan amount`,
    /^(?:(?:what|which|how much|emi) )?(?:principal|loan|borrowed)\b.{0,30}\bemi\b.*%/,
  ),
  part(
    '^(?:emi(?: of| is)? |paid )?<A>(?: (?:emi|a month emi|monthly emi|per month emi|kist|ki kist|की किस्त))?(?: for)?[\\s,](.*?)[\\s,]*(?:principal|loan|loan amount|loan was|loan kitna|loan kitna tha|how much did i borrow|what did i borrow|लोन कितना(?: था)?)[\\s?.]*$',
    (said = '', amount, rest) =>
      amountIn(amount) < MOST_INSTALMENT ? `emi ${amount} , ${rest} , loan amount` : said,
    /^(?:emi(?: of| is)? |paid )?\d[\d,]*(?:\.\d+)?k?(?: (?:emi|a month emi|kist|ki kist|की किस्त))?(?: |,)(?!.*(?:tax|salary|sip|per month|interest|\bvs\b)).*%.*(?:principal|loan|borrow|लोन)[^%]*$/,
  ),
  // A rising SIP, its rise named before its rate at the very end; "12 % increased by 10 %" alone may be a rate.
  part(
    '^(.*\\bsip\\b.*?\\d.*?)[\\s,]+(?:(?:with|and|har saal|every year|annual(?:ly)?|yearly) )*(?:step ?-?up|increas\\w+|increase|raise[ds]?|badhe|badhakar|badhao|स्टेप अप)(?: (?:of|by|is|it|every year|yearly|annually))* <P>(?: (?:every year|per year|a year|yearly|annually|har saal))?[\\s?.]*$',
    '$1 , increasing by $2 % every year',
    /sip.*(?:step ?-?up|स्टेप अप|(?:annual|annually|yearly|har saal|every year) (?:increas|raise|badh)|(?:increas|raise|badh)[\w\s-]*(?:\d[\d.]* ?% (?:every|per|a) year|yearly|annually))[\w\s-]*(?:\d[\d.]* ?%)?[\w\s]*[\s?.]*$/,
  ),
  // Once a year.
  part(
    '^(?:yearly|annual) (?:sip|investment|savings?)(?: of| for)? <A>',
    (said = '', amount) => (/for /.test(said) ? said : `yearly deposit ${amount}`),
    /^(?!.*(?:goal|reach|target|to get|to have)).*(?:yearly|annual) (?:sip|investment|saving)/,
  ),
  // What a SIP is to come to.
  part(
    '\\bsip (?:for|of) <A>(?=.*<P>)',
    (said, amount) => ifGoal(amount, `sip to reach ${amount}`, said),
    /^sip (?:for|of) \d[\d.]* ?(?:lakh|lac|crore|cr)/,
  ),
  part(
    '^(?:sip |एसआईपी (?:से )?)?<A>(?: (?:ikattha|ikattha karne|banane|बनाने)(?: karne)?(?: hai| hain| हैं)?)?[\\s,](.*?)[\\s,]*(?:mahina|monthly|per month|महीना|mahine ka|maheene)(?: kitna| how much| कितना)?[\\s?.]*$',
    (said = '', amount, rest) =>
      amountIn(amount) >= LEAST_GOAL ? `monthly sip to reach ${amount} , ${rest}` : said,
    /^(?!.*(?:loan|emi|karz|lon\b|udhar|withdraw|pension|income|swp|rent|fd\b|interest|byaj|किस्त|लोन|उधार|ब्याज))(?:sip |एसआईपी (?:से )?)?\d[\d.]* ?(?:lakh|crore|cr|लाख|करोड़).*(?:mahina|monthly|per month|महीना)/,
  ),
  part(
    '^goal <A>(?: (?:after|in))?[\\s,](.*?)[\\s,]*(?:monthly|monthly sip|per month|sip)[\\s?.]*$',
    'monthly sip to reach $1 , $2',
    /^(?!.*inflation)goal \d.*%.*(?:monthly|per month|sip)/,
  ),
  part(
    '\\bsip (?:of )?<A> (?:for|to get) <A>(.*?)[\\s,]*(?:time|how long|when|years)[\\s?.]*$',
    'sip $1 to reach $2 $3 how long',
    /^sip .*(?:for|to get).*(?:time|how long|when|years)[\s?.]*$/,
  ),
  part(
    '^sip (?:value|worth) <A> (.*?),? monthly[\\s?.]*$',
    'monthly sip to reach $1 $2',
    /^sip (?:value|worth)/,
  ),
  // Deposits.
  part(
    '\\brd (?:maturity |of )<A>(?: maturity)?(.*?),? (?:monthly|instal+ment)[\\s?.]*$',
    'rd to get $1 $2 monthly deposit',
    /^rd (?:maturity|of).*(?:monthly|instal+ment)[\s?.]*$/,
  ),
  part(
    '^rd matured <A>(.*?),? (?:what was the )?(?:monthly|instal+ment)[\\s?.]*$',
    'rd to get $1 $2 monthly deposit',
    /^rd matured/,
  ),
  part('^fd interest <A>(?= (?:at )?<P> (?:for )?<T>[\\s?.]*$)', 'interest on fd of $1', /^fd interest \d/),
  part(
    '\\bfd (?:of )?<A> ?\\+ ?<A>',
    (_, one, other) => `fd of ${amountIn(one) + amountIn(other)}`,
    /fd.*\+/,
  ),
  part(
    '(\\bfd\\b.*?)<P> ?\\+ ?<P>|(\\bfd\\b.*?)<P> plus <P>',
    (_, before, one, other, start, first, second) =>
      `${before ?? start}${Math.round((Number(one ?? first) + Number(other ?? second)) * 1e6) / 1e6} %`,
    /\bfd\b.*%? ?(?:\+|plus) ?\d/,
  ),
  part(
    '\\bfd interest (?:per|every|each|in (?:the )?first) quarter(?: on| for)? <A>',
    'fd $1 quarterly interest payout',
    /fd interest (?:per|every|each|in)/,
  ),
  // "Maturity of 3 lakh FD": what is put in, and no maturity of 3 lakh.
  part(
    '^(?:what is |what s |calculate |find )?(?:the )?maturity(?: amount| value)? (?:of|on|for) (?:an? |my )?(?:<A> (fd|rd|fixed deposit)|(fd|rd|fixed deposit) (?:of|for) <A>)\\b(.*?)[ ?.]*$',
    (_, one, kind, other, amount, rest) => `${kind ?? other} of ${one ?? amount}${rest} maturity`,
    /maturity.*(?:fd|rd|fixed deposit)/,
  ),
  // What a return comes to.
  part(
    '^(?:paisa|money|amount|investment) (?:double|doubles|dugna|dogna)(?: (?:at|@|in))?,? <P>[\\s?.]*$',
    'how many years to double at $1 %',
    /(?:double|dugna|dogna)/,
  ),
  part(
    '\\breal return (?:of |on |for )?<P>,? inflation (?:of )?<P>',
    'real return at $1 % with $2 % inflation',
    /real return/,
  ),
  part(
    '^inflation <P>,? return <P>,? real(?: return)?[\\s?.]*$',
    'real return at $2 % with $1 % inflation',
    /^inflation/,
  ),
  part(
    '^<P> monthly (?:compounded,? )?(?:equals |is |= )?(?:what )?(?:effective annual|yearly compound|effective yearly)(?: rate)?[\\s?.]*$',
    'effective annual rate of $1 % per month',
    /compound|effective/,
  ),
  part(
    '^<P> (?:a|per) month compounded(?: monthly)?,? (?:is how much|what is that) (?:a|per) year[\\s?.]*$',
    'effective annual rate of $1 % per month',
    /compounded/,
  ),
  part(
    '^effective (?:yearly|annual) rate of <P> a month[\\s?.]*$',
    'effective annual rate of $1 % per month',
    /^effective/,
  ),
  part(
    '^<P> quarterly compounding effective[\\s?.]*$|^<P> quarterly (?:=|is|equals) (?:how much |what )?yearly[\\s?.]*$',
    (_, one, other) => `effective annual rate of ${one ?? other} % compounded quarterly`,
    /quarterly/,
  ),
  part(
    '^(?:annual yield|effective yield) of <P> compounded (monthly|quarterly|daily)[\\s?.]*$',
    'effective annual rate of $1 % compounded $2',
    /yield of/,
  ),
]
