import { abbreviations } from './abbreviations.ts'
import { hindiNames } from './hindi-names.ts'
import { zeroRates } from './zero-rates.ts'

const money = '(?:rs |inr |₹ ?)?[\\d.,]+(?: ?(?:lakhs?|lacs?|crores?|cr|k))?'
const percentWord = '(?:percentage|percent|per cent|pct|pratishat|%)'
/** What becomes of an amount, said behind the word for a percentage. */
const changeWord =
  '(?:change|increase|decrease|growth|rise|fall|drop|gains?|loss|hike|jump|profit|returns?|up|down|higher|lower|more|less)\\b'
/** What has a price that moves by a few percent: "42.5 to 51 percent gain" is no gain of 51 %. */
const priced =
  '(?:nav|price|stock|share|dollar|usd|euro|gold|silver|petrol|diesel|sensex|nifty|btc|eth|bitcoin|rent|salary|rate|cost)'

/**
 * What people write that the vocabulary has in other words, in the order in which it is replaced: abbreviations that
 * would fall apart at their dots, signs that stand for words, and turns of phrase whose words mean something else one
 * by one.
 */
export const spellings: readonly (readonly [RegExp, string])[] = [
  [/\b(\p{L})\s?\.\s?(\p{L})\.?(?!\p{L})/gu, ' $1$2 '],
  [/\b(\p{L})\s?\.\s?(\p{L})\s?\.\s?(\p{L})\.?(?!\p{L})/gu, ' $1$2$3 '],
  [/\b(rs|yrs?|mths?|approx|govt|no|lac|cr|int|amt)\./g, '$1 '],
  [/\b(?:byaaj|bayaj|bayaaj|byaaz|byaz|vyaaj|vyaj)\b/g, 'byaj'],
  // The figure by which it rises is not the one that it is.
  [
    /\b(?:raise|increase|hike|grow) (?:my |the |this )?(?:monthly )?(sip|investment)(?: of)? ((?:rs |₹ ?)?[\d.,]+ ?(?:k|lakh|thousand|hazar)?(?: per month| a month| monthly)?) by ([\d.]+ ?(?:%|percent))/g,
    '$1 of $2 , increase by $3',
  ],
  // "For 3/4/5 years", "at 8 / 8.5 / 9 %": a list; a day has its year behind it.
  [
    /(?<![\d/.,])(\d{1,2}(?:\.\d+)?) ?\/ ?(\d{1,2}(?:\.\d+)?) ?\/ ?(\d{1,2}(?:\.\d+)?)(?= ?(?:years?|yrs?|saal|months?|mahine|%|percent)(?![\p{L}]))/gu,
    '$1, $2 and $3',
  ],
  [/\/\s*-(?=\s|$|[,.?])/g, ' '],
  // "12 % mahine ka kitna" asks for so much a month.
  [/(\d ?(?:%|percent)) mah(?:ine)? (?=(?:ka|ki) (?:kitn|sip|emi))/g, '$1 , mahine '],
  // "Rate 10 and 6 years": no two times.
  [
    /\b(rate|interest|return)s? (?:(?:was|is|were|of|to|at|becomes) )?(\d{1,2}(?:\.\d+)?) (and|aur) (?=\d{1,2} ?(?:years?|yrs?|saal|months?)\b)/g,
    '$1 $2 % $3 ',
  ],
  [/(\d)\s*\/\s*(month|mo|mth|m)\b/g, '$1 per month '],
  [/(\d)\s*\/\s*(year|yr|annum)\b/g, '$1 per year '],
  [/\/\s*(month|mo|mth)\b/g, ' per month '],
  [/\/\s*(year|yr|annum)\b/g, ' per year '],
  [/(\p{L})-(?=\p{L})/gu, '$1 '],
  [/(\d)-(?=\p{L})/gu, '$1 '],
  // "Qist", "qisht": an instalment, by the spelling that every pattern has.
  [/\bqis(?=h?t)/g, 'kis'],
  ...abbreviations,
  ...hindiNames,
  ...zeroRates,
  [/\bint(?:rest|rst|erst|rist|ersest|reast)\b/g, 'interest'],
  [/\brupees?\s+(\d)/g, 'rs $1'],
  [/(\d)\s*lpa\b/g, '$1 lakh salary '],
  [/\b(?:a|one|ek) decade\b/g, '10 years'],
  [/\btwo decades\b/g, '20 years'],
  [/&/g, ' and '],
  [/(?<![\p{L}\p{M}])पे(?![\p{L}\p{M}])/gu, 'पर'],
  [/\bavg\b/g, 'average'],
  // "Saath" is sixty, too; not after these.
  [/\b(ek|ke|iske|uske) saath\b/g, '$1 sath'],
  // Areas, as one word.
  [/\b(?:square|sq) ?\.? ?(?:feet|foot|ft)\b|वर्ग फुट/g, 'sqft'],
  [/\b(?:square|sq) ?\.? ?(?:met(?:re|er)s?|m)\b/g, 'sqm'],
  [/\b(?:square|sq) ?\.? ?(?:yards?|yd)\b/g, 'sqyd'],
  [/[-=]>|[→⇒]/g, ' '],
  // Scales, each in the one spelling that patterns have.
  [/(?<=\d ?)(?:hazaar|hazaron|hajaar|hzar|thousends?|thousands)\b/g, 'hazar'],
  [/(?<=\d ?)(?:lkh|laakh|lacks?|laks?)\b/g, 'lakh'],
  [/(?<=\d ?)(?:caror|karod|karore?|kror|crs)\b/g, 'crore'],
  [
    /\b(?:difference|diff|antar|fark|farak)\s+(?:between|of|in)\s+(?:the\s+)?(simple|compound|si|ci|s\.i\.|c\.i\.)(?: interest)? and (simple|compound|si|ci)(?: interest)?\b/g,
    'compare by how much $1 interest or $2 interest',
  ],
  // "438 out of 600 percentage" and "from 100 to 80 percent change" ask for a percentage, and have none.
  [/\b(out of (?:rs |₹ ?)?[\d.,]+) (?=(?:percentage|percent|pratishat)\b|%)/g, '$1 , '],
  [new RegExp(`\\b(from ${money} to ${money}) (?=${percentWord} ${changeWord})`, 'g'), '$1 , '],
  [
    new RegExp(`(?<=\\b${priced}\\b.*)(${money} (?:to|se) ${money}) ?(?=${percentWord} ${changeWord})`, 'g'),
    '$1 , ',
  ],
  // "Gave 500, got 450 percent loss": what was paid and what was got.
  [
    /(?<=\b(?:gave|paid|buy|bought|cost|cp|market price|kharida|liya)\b.*)\b((?:got(?: it)? for|got|sell|sold|sp|received|becha|bech diya) (?:at |for |rs |₹ ?)*[\d.,]+) (?=(?:percentage|percent) (?:profit|loss|gain|saved|return|discount)\b)/g,
    '$1 , ',
  ],
  [/\binc\.? (?=(?:of )?(?:gst|tax|vat)\b|[\d.]+ ?(?:%|percent) (?:gst|tax|vat)\b)/g, 'incl '],
  // "500 off on 2999 percent", "hike 5000 on 40000 percent": of an amount a percentage is asked for.
  [
    /(?<=\d.*)\b((?:on|of|pe|par) (?:rs |₹ ?)?\d[\d,]{2,}|(?:rs |₹ ?)?\d[\d,]{3,}) (?=(?:percentage|percent|per cent|pct|pratishat)[ ?.]*$)/g,
    '$1 , ',
  ],
  [
    /\b((?:now|ab|abhi|अब|earlier|before|pehle|was|पहले) (?:rs |₹ ?)?[\d.,]+(?: ?(?:lakhs?|crores?|k))?) (?=(?:percentage|percent|pratishat) (?:change|increase|decrease|growth|rise|fall|drop|gain|loss|hike|badha|kam)\b)/g,
    '$1 , ',
  ],
  // What is taken from a corpus every month is withdrawn.
  [
    /\bhow much (monthly|(?:per|a|every|each) month) (?:can|could|may|will|do) (i|we) (?:take|get|draw)(?: out)? from\b/g,
    'how much $1 can $2 withdraw from',
  ],
  [
    /\bhow much (?:can|could|may|will) (i|we) (?:take|get|draw)(?: out)? (monthly|(?:per|a|every|each) month) from\b/g,
    'how much $2 can $1 withdraw from',
  ],
  [
    /(\d ?(?:rupaye|rupees|rs|₹|rupay|रुपये|रुपए)?) (?:ka |ke |ki )?(?=(?:kilo|kg|litre|liter|metre|meter)\b,?(?: (?:to )?(?:kitn|how much|total)|[ ?]*$))(?<=(?:rupaye|rupees|rs|₹|rupay|रुपये|रुपए) (?:ka |ke |ki )?)/g,
    '$1 per ',
  ],
  [/^flat (?=[\d.]+ ?% (?:interest )?on (?:rs |₹ ?)?\d)/g, 'flat rate '],
  // "8 % coupon, 5 years, annual" says how often coupons are paid.
  [/(?<=\bbonds?\b.*) (?:annual(?:ly)?|yearly)(?=[ ?.]*$)/g, ' annual coupon'],
  // "Coupon 9 % annual", "coupon of 8 % paid quarterly": how often it is paid stands behind its rate.
  [
    /(?<=\bcoupons? (?:rate )?(?:of |at |is |@ ?)?[\d.]+ ?(?:%|percent),?) (?:paid |payable )?(?:annual(?:ly)?|yearly|every year|once a year)\b(?! coupon)/g,
    ' annual coupon',
  ],
  [
    /(?<=\bcoupons? (?:rate )?(?:of |at |is |@ ?)?[\d.]+ ?(?:%|percent),?) (?:paid |payable )?(half yearly|semi annual|quarterly|monthly)(?:ly)?\b(?! coupon)/g,
    ' $1 coupon',
  ],
  // "APY 10 %, what is the APR?" asks for the rate that it comes of.
  [
    /(?<=\b(?:apy|effective)\b.*)\b(?:what|which|kitn[aei]|find)(?: is| are| the| will be| would be| hai| ka)* (?:apr|nominal(?: rate)?)\b/g,
    ' back to nominal',
  ],
  // From one amount to another, however small they are.
  [
    /(?<=\b(?:cagr|nav|annuali[sz]ed)\b.*)(?<![\d.,])(\d[\d,.]*) (?:to|se) (\d[\d,.]*)(?= (?:in|over|after|within)\b)/g,
    'rs $1 to rs $2',
  ],
  [/\b(?:average|avg) (?:of|for) (?=\d+ (?:shares?|units?|stocks?) (?:at|@))/g, 'average price of '],
  [/\bavg (?=(?:cost|price)\b)/g, 'average '],
  [/\b(?:two|2) ?wheeler\b/g, 'bike'],
  [/\b(?:four|4) ?wheeler\b/g, 'car'],
  [/\bbasic ?\+ ?da\b/g, 'basic and da'],
  [/\bthree (?:fourths|quarters) of (?=(?:rs |₹ ?)?\d)/g, '75 % of '],
  // "500 me 20 % kitna" is a part of it.
  [/\b(?:me|mein) (?=[\d.]+ ?(?:%|percent) kitn[aei](?: hota| hoga| hai| hua)?[ ?]*$)/g, 'ka '],
  [
    new RegExp(
      `\\b((?:rs |₹ ?)?[\\d.,]+ (?:to|se) (?:rs |₹ ?)?(?:[6-9]\\d|\\d[\\d,]*\\d\\d)(?:\\.\\d+)?) ?(?=${percentWord} ${changeWord})`,
      'g',
    ),
    '$1 , ',
  ],
  // Right before a percentage it is one more on top.
  [/\b(?:another|a further|further|one more|ek aur|phir aur)\s+(?=[\d.]+ ?(?:%|percent\b))/g, 'extra '],
  // "In the 3rd year" is about one year of a plan; "after the 36th EMI" is a time.
  [
    /(?<!\b(?:after|till|until|upto|by|from|before|end of)(?: the)? )\b(\d+)(?:st|nd|rd|th) (year|month|emi|instalment|installment|saal|mahine)\b(?! (?:ke )?baad| end| onwards?)/g,
    'nth $1 $2',
  ],
  [
    /\b(?:first|pehli|pahli) (emi|instalment|installment|kist)\b(?! (?:after|from|starts?|is due|due))/g,
    'nth 1 $1',
  ],
  [
    /\b(?:last|aakhri|akhri) (emi|instalment|installment|kist)\b(?! (?:after|from|starts?|is due|due))/g,
    'nth last $1',
  ],
  [/पहली (किस्त|ईएमआई)/g, 'nth 1 emi'],
  [/आखिरी (किस्त|ईएमआई)/g, 'nth last emi'],
  // "1/3 of 9000"
  [
    /(?<![\d./,])(\d{1,2}) ?\/ ?(\d{1,2}) of ((?:rs |₹ ?)?[\d.,]+(?: ?(?:lakhs?|lacs?|crores?|cr|k|l|thousand|hazar|million|लाख|करोड़|हज़ार))?)(?! ?[\d%/])(?![\p{L}\p{M}])/gu,
    '$3 * $1 / $2',
  ],
  // Of a recurring deposit or a pension the interest, or what was paid in, is asked for.
  [
    /(?<=(?:\b(?:rd|ppf)\b|recurring deposit|आरडी).*)(?<!how much )\b(interest|byaj|sood|vyaj) (?:earned|only)(?=[ ?.]*$)/g,
    'how much $1',
  ],
  [
    /(?<=(?:\brd\b|recurring deposit).*)\b(byaj|sood|vyaj|interest) (kitn[aei])(?: (?:milega|milta|hoga|banega|hai))?(?=[ ?.]*$)/g,
    '$2 $1',
  ],
  [/(?<=\brd\b.*)(ब्याज) (कितना)(?: (?:मिलेगा|होगा|है))?(?=[ ?।.]*$)/g, '$2 $1'],
  [
    /(?<=(?:\brd\b|recurring deposit|\b(?:nps|ppf)\b).*)\b(?:how much (?:did|do|will|have) i (?:deposit|invest|pay(?: in)?|put in)(?:ed)?|(?:total|kul) (?:jama|invested|deposited|deposits?|investment|contribution|paid in)(?! (?:of |is )?(?:rs |₹ ?)?\d))\b/g,
    'how much paid in',
  ],
  [
    /\b(?:how much|total) (?:invested|deposited|paid in)\b(?=.*\bnps\b)|(?<=\bnps )total invested\b/g,
    'how much paid in',
  ],
  [/\bhr (?=(?:mahin[ae]|saal|sal)\b)/g, 'har '],
  [/\bpr (?=(?:month|mnth|mth|year|yr|annum|week|mahin[ae]|saal|sal|quarter)\b)/g, 'per '],
  [
    /\bwhat (?:will|would|can|could) ((?:rs |inr |[₹$] ?)?[\d.,]+ ?(?:lakhs?|crores?|k|thousand|million)?) ?buy\b/g,
    'will buy $1',
  ],
  // A corpus for so much a month is what that is taken from.
  [
    /(?<!\bfire )\bcorpus (?:needed |required )?(?:for|to get|to give|to generate|giving|that gives) (?!.*\b(?:withdrawal rate|rule|fire|expenses?|spend\w*|kharch\w*|retire\w*)\b)(?=(?:rs |inr |[₹$] ?)?[\d.,]+ ?(?:k|thousand|hazar|lakhs?)? ?(?:(?:rs|rupees|rupaye) )?(?:(?:a|per|every|each) month|monthly|pm|mahin[ae])\b)/g,
    'corpus needed to withdraw ',
  ],
  // Alone at the end it is asked for.
  [/(?<=[,;] ?| )mrp ?(?:\?|$)/g, 'what mrp '],
  [/\brate per ?cent\b/g, 'rate'],
  [/\bper cent\b|\bpct\b/g, 'percent'],
  [/\bbasis points?\b/g, 'bps'],
  // "FD - 6.75 %" is a dash, "at -5 %" a loss.
  [
    /(?<=\p{L})(?<!\d[\d,.]*\s?\p{L}+)(?<!\b(?:lakh|lac|crore|thousand|hundred|million|hazar|rupees|at|of|is|return|returns|rate|by|was|plus|minus)) - (?=[\d.])/gu,
    ', ',
  ],
  [/\b(?:byaj|sood|vyaj|interest) (?=[\w.]+ (?:saal|sal|mahine) ka kitn)/g, 'kitna byaj '],
  [
    /\b(mahine|maah|month|monthly) kitn[aei] (?:daal\w*|dal\w*|laga\w*|jama(?: kar\w*)?|bacha\w*|rakh\w*|nivesh(?: kar\w*)?|invest(?: kar\w*)?)\b/g,
    '$1 kitna invest',
  ],
  [/\bfirst (?=(?:home|house|flat|car|bike|job|apartment|property|baby|child|kid)\b)/g, ''],
  [/\b(two|three|four|five|six|seven|eight|nine|ten|\d+) of us\b/g, '$1 people'],
  [/\beach and every\b/g, 'every'],
  [
    /\b(dinner|lunch|meal|bill|table) for (two|three|four|five|six|seven|eight|nine|ten|\d+)\b(?! ?(?:lakh|thousand|years?|months?|%))/g,
    '$1 $2 people',
  ],
  [/\bhalf a year\b/g, '6 months'],
  [/\b(?:pre|per)[- ]?(approved|qualified)\b/g, '$1'],
  [/\bflat (\d[\d.]*) ?(?:percent|per cent|pratishat)(?! off)/g, 'flat $1 %'],
  [/(\d) ?percent(?= डाउन)/g, '$1 %'],
  [/(\d\/\d of \d[\d.]*) ?l\b/g, '$1 lakh'],
  [/\b(expenses?|kharcha?) rs (?=\d)/g, '$1 '],
  // "Hata do ₹1180 se": it asks, and is no two.
  [/\b(hata|nikal|nikaal|ghata|bata|jod) do (?:[₹]|rs )(?=\d)/g, '$1 do '],
  [/\b40[13]\s?\(?[kb]\b\)?/g, 'account'],
  [/\b2x\b/g, 'double'],
  [/\b3x\b/g, 'triple'],
  [/\b4x\b/g, 'quadruple'],
  [/\b80\s*-?\s*(ccd|c|d|e|g)\b/g, 'eighty$1'],
  [/((?:%|percent) (?:(?:(?:per|a|har|every) )?(?:month|mahin[ae])|monthly)) flat(?! rate)/g, '$1 flat rate'],
  // "How much, so that it is 5 lakh in 3 years".
  [
    /\b(lumpsum|fd|sip) kitn[aei] (?:karu\w*|kare|dalu\w*|daale|lagau\w*|rakhu\w*|chahiye)?(?: ki| taki) (.*?) (?:ho jaye|ho|bane|mile)\b/g,
    '$1 needed for $2 ',
  ],
  [/\b(lumpsum|fd|sip) kitn[aei] ki (?=\d)/g, '$1 needed for '],
  // "If a dollar is 85, 1200 dollars": the price of one, and how many.
  [
    /(?<!\b(?:1|a|an|one|ek|per|har) )\b(?:(?:agar|if|when|jab) )?(dollar|usd|euro|eur|pound|gbp|dirham|aed|yen) (\d+(?:\.\d+)?)(?: (?:rupees|rupaye|rs|inr|ka|ki))?(?: (?:hai|ho|hua|is))?,?(?: (?:to|toh|then))? (?=\d+(?:\.\d+)? ?\1)/g,
    '1 $1 = $2 rupees , ',
  ],
  // "1 % monthly EMI" is a rate of a month: nobody lends at so little a year.
  [/(?<![\d.])([0-4](?:\.\d+)?) ?(?:%|percent) monthly (?=emi|kist)/g, '$1 % per month '],
  [/\b(at|@|interest|with|on) flat (?=[\d.]+\s*%(?! ?down))/g, '$1 flat rate '],
  // "9 % flat or 12 % reducing": after the percentage and before a pause, a time or another rate it is the way of counting.
  [
    /(\d ?(?:%|percent)) flat(?! rate)(?= ?(?:$|[,.?;:]|for \d|over \d|on (?:rs |₹ ?)?\d|and\b|or\b|vs\b|versus\b|per annum|p ?a\b|interest|ya\b))/g,
    '$1 flat rate',
  ],
  // Elsewhere it may be a home: "my flat 8.5 %"; blocked as what it may be, too.
  [/(?<!% )\bflat (?=[\d.]+\s*%(?! ?down))/g, 'at flat '],
  // Money that is taken monthly is withdrawn.
  [
    /\b(?:take|taking|takes) (?=(?:out )?(?:rs |inr |₹ ?)?[\d.,]+ ?(?:lakhs?|lacs?|l|k|thousand|crores?|cr)? ?(?:rs |rupees )?(?:monthly|pm|(?:per|a|every|each) month)\b)/g,
    'withdraw ',
  ],
  [/फ्लैट (?=[\d.]+ ?(?:%|percent|प्रतिशत) (?:ब्याज|की दर|दर))/g, 'flat rate '],
  [/डाउन ?पेमेंट|डाउनपेमेंट/g, 'down payment'],
  // "8 % flat for 3 years" is a way to count interest; "20 % down, flat of 50 lakh" is a home.
  [
    /((?:%|percent)(?: (?:pa|per annum))?) flat(?= ?(?:$|[,.?]|interest|basis|(?:for|over) |\d+ ?(?:years?|yrs?|months?|saal|mahine)\b|total|emi))/g,
    '$1 flat rate',
  ],
  [/\blump[- ]?sums?\b/g, 'lumpsum'],
  // "One-time investment for 60 lakh in 14 years" is for a goal; "for 14 years" would be for how long.
  [
    /\b((?:(?:one time|onetime|single|initial) )?(?:lumpsum|investment|deposit|sip|fd)(?: investment| amount)?)(?: today| now)? for (?=(?:a |the )?(?:goal |target |corpus )?(?:of )?(?:rs |inr |[₹$€£] ?)?(?:[\d.,]+ ?(?:lakhs?|lacs?|l|crores?|cr|million)|\d[\d,]{6,}) (?:in|by|after|within)\b)/g,
    '$1 needed for ',
  ],
  [/[’']/g, ' '],
]
