import { amountIn, type PartRephrasing, part } from './rephrasing.ts'
import { chargeAlone, tellBase } from './tell-base.ts'
import { tellBefore, worthBefore } from './tell-before.ts'
import { monthlyToGet, tellCorpus } from './tell-corpus.ts'
import { grownSimply, tellGrowth } from './tell-growth.ts'
import { interestAlone, tellInterestFirst } from './tell-interest-first.ts'
import { tellWorthInOrder, worthApart } from './tell-worth-in-order.ts'

/** Between what a figure is called and the figure. */
const joint = '(?: (?:value|amount|price|nav|worth|at|for|is|was|of|with|as))*'
const ending = `\\b(?:end|ending|final|closing|current|present|currently|sold|selling|now|worth|latest)${joint}`
const beginning = `(?:start|starting|initial|opening|beginning|invested|investment|bought|purchased|buying|paid|cost|put in|originally|was|then)${joint}`
const growth =
  /^(?=.*(?:start|initial|opening|beginning|invest|bought|purchased|buying|paid|cost|put in|originally|was|then)).*(?:\bcagr\b|\breturns?\b|growth|percent|%)/
const currency = '(?:rupees?|rs|inr|dollars?|usd|euros?|eur|pounds?|gbp|yen|jpy|dirhams?|aed)'

/** What somebody put in is asked, what it became is told. */
const putInAsked =
  /^(?!.*(?:\bsip\b|mahin|month|\bemi\b|loan|महीन)).*(?:kitna (?:dala|daala|lagaya|jama kiya|lagau|lagaun|invest kiya)|कितना (?:लगाया|लगाऊँ|लगाऊं|डाला|जमा किया)|कितना लगाऊ)/
function tellPutIn(text = ''): string {
  const [, amount] =
    /(?:rs |₹ ?)?(\d[\d,]*(?:\.\d+)? ?(?:k|lakhs?|lacs?|crores?|cr|thousand|hazar|लाख|करोड़|हज़ार)?)(?! ?(?:%|percent|saal|years?|साल)) ?(?:mil[ae]|hua|hue|hui|ban|ho\b|हुआ|हुए|मिले|हो|बने)/.exec(
      text,
    ) ?? []
  const [, percent] = /(\d+(?:\.\d+)?) ?(?:%|percent)/.exec(text) ?? []
  const [, years] = /(\d+(?:\.\d+)?) ?(?:saal|years?|साल|वर्ष)/.exec(text) ?? []
  const numbers = text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []
  if (amount === undefined || percent === undefined || years === undefined || numbers.length !== 3)
    return text
  const kind = /\bfd\b|fixed deposit|एफडी/.test(text) ? 'fd ' : ''
  return `${kind}how much to invest to get ${amount} in ${years} years at ${percent} %`
}

/** What was earned on an amount, and what it came to with it. */
const grownBy = (start: string | undefined, gain: string | undefined, time: string | undefined) =>
  `from ${amountIn(start)} to ${amountIn(start) + amountIn(gain)} in ${time} cagr`
/** The growth of every year is asked. */
const ofEveryYear =
  /^(?!.*(?:simple|\btax\b|inflation|%|percent)).*(?:\bcagr\b|annual|yearly|per annum|(?:per|a) year|growth|return|\brate)/

/** What is asked, behind what it is of: "kitna byaj 1 lakh par". */
export const askedFirst: readonly PartRephrasing[] = [
  part(
    '^(.*?)\\bkitn[aei] (?:ho|ban) ja[ey]\\w*(?= )(.*\\d.*)$',
    '$1$2 kitna hoga',
    /kitn[aei] (?:ho|ban) ja/,
  ),
  part(
    '^(.*?)कितन[ाेी] (?:हो|बन) जा[\\u0900-\\u097f]+(?= )(.*\\d.*)$',
    '$1$2 कितना होगा',
    /कितन. (?:हो|बन) जा/,
  ),
  part(
    '^kitna ((?:(?:sadharan|saral|simple) )?(?:byaj|interest)) <A>(?! ?%)(?: rupaye)?(?: (?:par|pe|ka)\\b)?',
    '$2 par kitna $1',
    /^kitna/,
  ),
  part(
    '^कितना ((?:(?:साधारण|सरल) )?ब्याज) <A>(?! ?%) (?:पर|का)(?![\\u0900-\\u097f])',
    '$2 पर कितना $1',
    /^कितना/,
  ),
]

/** An amount of lakhs, and how it is paid for: no instalment is so large. */
const ofGoal =
  '(?: is| of)? (?=(?:rs |₹ ?)?(?:[\\d.]+ ?(?:lakh|crore|cr|l\\b)|\\d{6}))<A>,? (?:(?:by|with|through|via|in|using) )?(?:a )?'
/** No instalment is told behind it. */
const alone = '\\b(?! (?:of|rs|\\d+ ?(?:k|lakh|000)))'

/** Figures that are told from the last to the first, in the order in which the grammar reads them. */
export const inPlainOrder: readonly PartRephrasing[] = [
  // "3 % of 2 lakh monthly interest": of each month.
  part(
    '^(?:what is |calculate )?<P> of <A> (?:monthly|(?:per|a|every|har) month|mahine ka) (?:interest|byaj)[ ?.]*$',
    '$1 % of $2',
  ), // What costs so much today, asked for later: no later amount in the money of today.
  part(
    '\\btoday s (?:cost|value|price)(?: of| is)? <A>|<A> today s (?:cost|value|price)|\\bin today s money <A>(?: (?:a|per) month)?|<A>(?: (?:a|per) month)? in today s money',
    (_, one, other, third, fourth) => `costs ${one ?? other ?? third ?? fourth} today`,
    /^(?!.*\b(?:sip|fd|lump|corpus)\b)(?=.*(?:\bneed\b|future (?:amount|value|cost)|later cost|cost later)).*today s (?:cost|value|price|money)/,
  ),
  // "Gain of 2 lakh on 5 lakh in 3 years, CAGR", "2 lakh grew by 1 lakh in 5 years".
  part(
    '^.*?\\b(?:(?:gain|gains|profit|return|returns|increase|rise|growth) of|made|earned|gained) <A> (?:on|over|from) (?:an? |my )?(?:investment of )?<A> (?:in|over|within|after|for) <T>.*$',
    (_, gain, start, time) => grownBy(start, gain, time),
    ofEveryYear,
  ),
  part(
    '^.*?<A>[.,;]* (?:(?:and|which|it|they) )*(?:grew|rose|increased|went up|gone up|up|gained)(?: by)? <A> (?:in|over|within|after) <T>.*$',
    (said = '', start, gain, time) => (/\bby\b|gained/.test(said) ? grownBy(start, gain, time) : said),
    ofEveryYear,
  ),
  // What is there, and no goal.
  part(
    '\\b(?:want|wants|wish|plan|planning|going|like|would like) to invest\\b',
    'invest',
    /^(?!.*(?:how much|kitna|monthly|month|goal|target|reach|need)).*to invest/,
  ),
  part(
    '^.*?\\b(?:up|rose|grew|increased|risen) by <A> from <A> (?:in|over|within|after) <T>.*$',
    (_, gain, start, time) => grownBy(start, gain, time),
    ofEveryYear,
  ),
  part('^.*$', tellWorthInOrder, worthApart),
  part('^.*$', tellBefore, worthBefore),
  part('^.*$', tellGrowth, grownSimply),
  part('^.*$', tellInterestFirst, interestAlone),
  part('^.*$', tellBase, chargeAlone),
  part('^.*$', tellCorpus, monthlyToGet),
  part(
    '^<A> (?:gives?|pays?|yields?|dega|deta hai|will give|can give) (?:me )?(?:how much|kitna) (?:per|a|every|each) month',
    'how much monthly can i withdraw from $1',
    /^(?!.*(?:loan|emi|sip)).*(?:how much|kitna) (?:per|a|every|each) month/,
  ),
  // What was put in for what came out.
  part('^.*$', tellPutIn, putInAsked),
  part(
    '^(?:an? |my )?(rd|recurring deposit) (?:gave|paid|got) <A>',
    '$1 to get $2',
    /^(?:an? |my )?(?:rd|recurring deposit) (?:gave|paid|got).*(?:monthly|per month|deposit)/,
  ),
  // "10 saal baad ke 10 lakh ki aaj keemat".
  part(
    '^<T> (?:baad|बाद)(?: (?:ke|ka|ki|wale|के|का|की|वाले))? <A>(?: (?:ki|ka|ke|की|का|के))? (?:aaj|आज)(?: (?:ki|ka|ke|mein|की|का|के|में))? (?:keemat|kimat|value|moolya|कीमत|मूल्य)(.*)$',
    'value today of $2 after $1$3',
    /mehngai|mahangai|inflation|महंगाई/,
  ),
  part(
    '^<A> today (?:equals|is|was|means) (?:how much|kitna) <T> (?:back|ago|earlier|before)',
    'value today of $1 after $2',
    /inflation|mehngai/,
  ),
  part(
    '^(?:what )?percent(?:age)? of <N> (?:to|on) <N>[\\s?.]*$',
    '$1 is what percent of $2',
    /^(?:what )?percent/,
  ),
  part(
    '^(?:usd|dollars?|eur|euros?|gbp|pounds?) <N> (?:is|=|equals|was) <N> (?:inr|rs|rupees),? (?:what is |find )?(?:the )?rate[\\s?.]*$',
    '$2 / $1',
    /rate/,
  ),
  // What something is worth in the end, before what it was worth at first.
  part(
    `${ending} <A>(?: now| today)?[\\s,;]*(?:(?:and|but|with|it|i|we|had) )*(?:${beginning}) <A>`,
    'from $2 to $1',
    growth,
  ),
  // The rate before what it is of, and nothing but the interest is asked.
  part(
    '^((?:what is |what s |how much is |find |calculate )?(?:the )?interest) at <P>((?: (?:pa|p a|per annum|a year|yearly|annually))?(?: compounded [a-z-]+(?: [a-z]+)?)?) on <A>',
    '$1 on $4 at $2 %$3',
    /interest at/,
  ),
  part(
    '^(?:what is |how much is )?(?:the |a )?(?:gain|profit|loss|total (?:tax|gst)) (?:of )?<P> (?:of|on) <A>[ ?.]*$',
    '$1 % of $2',
    /^(?:what is |how much is )?(?:the |a )?(?:gain|profit|loss|total (?:tax|gst)) (?:of )?\d/,
  ),
  // "An annual basic of 6 lakh" as "annual basic 6 lakh".
  part(
    '\\b(annual|yearly|monthly|salana|masik) (basic|salary|income|rent|wages?|pay|rental|ctc)(?: (?:pay|salary|wages))? (?:of|is|was|=|:|hai) (?=(?:rs |₹ ?)?\\d)',
    '$1 $2 ',
    /\b(?:annual|yearly|monthly|salana|masik) /,
  ),
  part(
    '^((?:what is |how much is )?(?:the )?(?:compound )?interest) (compounded (?:every [a-z]+|[a-z-]+(?: yearly)?)) on (.*)$',
    '$1 on $3 $2',
    /interest compounded/,
  ),
  // How often an amount is paid in, right behind it.
  part(
    '\\b(put|puts|putting|invest|invests|investing|save|saves|saving|deposit|deposits|depositing) <A> (?:in|into|to|with) ((?:an? |my |the )?[a-z]+(?: (?:funds?|account|bank))?) (?:every|each|per|once a|once every) (year|month)\\b',
    '$1 $2 every $4 in $3',
    /\b(?:year|month)\b/,
  ),
  part(
    '^((?:what is )?(?:the )?)(?:price|bill|amount|total) with (gst|tax|vat) of <A> (?:at )?<P>',
    '$1total of $3 with $4 % $2',
    / with /,
  ),
  // A goal, and by which way it is to be reached.
  part(
    `\\b(?:goal|target|corpus|accumulate|build|achieve|want|get|reach|for)${ofGoal}(?:monthly sip|sip monthly|monthly savings?|monthly investment)${alone}`,
    'monthly sip needed to reach $1',
    /\bmonthly\b/,
  ),
  part(
    `\\b(?:goal|target|accumulate|build|achieve|reach)${ofGoal}(?:lump ?sum|one time investment)${alone}`,
    'lumpsum needed to reach $1',
    /\b(?:lump ?sum|one time)\b/,
  ),
  // As many months as instalments.
  part(
    '\\b(in|over|of|with|by) (\\d{1,3}) (?:equal |easy )?monthly (?:instal\\w*|payments?|emis?)\\b',
    '$1 $2 emis',
    /monthly (?:instal|pay|emi)/,
  ),
  part('(?<![\\d.,])(\\d{1,3}) kis[ht]\\w*(?: (?:me|mein))?(?![a-z])', '$1 mahine', /\d kis/),
  part(
    '\\bloan (?:for|with|repaid by|repaid in|of) <N> emis of <A>',
    'loan for emi of $2 for $1 months',
    /emis of/,
  ),
  part(
    '^<A> (?:ka|ki|par|pe) <P> (?:munafa|fayda|faida|nuksan|profit|loss)[ ?.]*$',
    '$2 % of $1',
    /(?:munafa|fayda|faida|nuksan|profit|loss)[ ?.]*$/,
  ),
  // "Increase of 20 on 80", "a loss of 20 on 80".
  part(
    '\\b(?:increase|increment|hike|raise|rise|growth|decrease|fall|drop|loss|discount) of <A> (?:on|over) <A>(?:,? (?:in )?(?:what |how many )?(?:percent(?:age)?|%)| what percent(?:age)?)',
    '$1 is what percent of $2',
    / of .* (?:on|over) /,
  ),
  // The currency that is wanted, before the amount.
  part(
    `^(?:in|into) (${currency})[\\s,]+(?=<A> ?${currency})(.*)$`,
    (_, wanted, __, rest) => `${rest} in ${wanted}`,
    /^in(?:to)?\b/,
  ),
  part(
    `^<N> (${currency}) (?:per|for (?:one|1|a)|a) (${currency})[\\s,;]+(.*\\d.*)$`,
    '$4 at $1 $2 per $3',
    /^\d.* (?:per|for|a) /,
  ),
]
