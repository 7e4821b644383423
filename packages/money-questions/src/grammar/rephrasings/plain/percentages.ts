import { amountIn, type PartRephrasing, part } from '../rephrasing.ts'

const deducted = 'tds|tax|commission|brokerage|charges?|fees?'

const cut =
  '(?:katke|kaat ke|kat ke|kaat kar|kat kar|katkar|kaatkar|katne ke baad|cut ke baad|cut hoke|cut hokar|kaate|kata|काटकर|कटकर|कटने के बाद)'

const gotten = '(?:mil[aei]|milte|milta|mile hain|aay[aei]|aate|received?|got|मिले|मिला|मिलते)'

/** More is no percentage of a price, but the price that something is a percentage of. */
const MOST_PERCENT = 500

/** Percentages, prices and their taxes, told plainly. */
export const ofPercentages: readonly PartRephrasing[] = [
  part(
    '\\bgross <A>,? (?:and |with |at )?(gst|tax|vat) (?:at )?<P>,? (?:what is |the )*net\\b',
    '$1 inclusive of $2 $3 % base price',
    /\bgross\b/,
  ),
  part(
    '(?<![\\d.,+])(\\d+) ?\\+ ?(\\d+) ?(lakhs?|k|crores?|thousand|hazar)\\b(?! ?[-+*/])',
    (_, one, other, unit) => `${Number(one) + Number(other)} ${unit}`,
    /^\s*(?:(?:and|what if|if) )*\d+ ?\+ ?\d+ ?[a-z]+[\s?.]*$|emi|loan|sip|\bfd\b/,
  ),
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
  part(
    '^tds (?:of )?<A> (?:at |@ )?<P>,? (?:what (?:is|was) )?(?:the )?gross[\\s?.]*$',
    '$1 is $2 % of what',
    /^tds.*gross/,
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
  part('\\bone and half (?=years?|months?|lakhs?|crores?)', '1.5 ', /one and half/),
  // A percentage that is asked for, behind the figure that it is of.
  part(
    '(?<!(?:\\bat|@|rate|return|returns|interest|of|=|:) ?)<N> ?%(?= ?(?:increase|increment|hike|raise|rise|growth|decrease|fall|drop|off|discount|profit|loss|gain|return)?[\\s?.]*$)',
    (said, number = '') =>
      Number(number.replaceAll(',', '')) >= MOST_PERCENT ? `${number} what percent` : (said ?? ''),
    /\d ?% ?[a-z]*[\s?.]*$/,
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
  part(
    '^(?:commission|brokerage|fee) (?:of |at )?<P>,? (?:i )?(?:earned|got|received|made) <A>,? (?:what |how much )?(?:was |were |is )?(?:the )?sales?[\\s?]*$',
    '$2 is $1 % of what',
    /^(?:commission|brokerage|fee)\b/,
  ),
]
