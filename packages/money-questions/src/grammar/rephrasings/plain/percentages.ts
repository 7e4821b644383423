import { amountIn, type PartRephrasing, part } from '../rephrasing.ts'
import {
  fallWithoutPercent,
  tellBeforeChange,
  tellPercentOfFall,
  worthBeforeChange,
} from '../tell-percent-of-change.ts'

const deducted = 'tds|tax|commission|brokerage|charges?|fees?'

const cut =
  '(?:katke|kaat ke|kat ke|kaat kar|kat kar|katkar|kaatkar|katne ke baad|cut ke baad|cut hoke|cut hokar|kaate|kata|काटकर|कटकर|कटने के बाद)'

const gotten = '(?:mil[aei]|milte|milta|mile hain|aay[aei]|aate|received?|got|मिले|मिला|मिलते)'

/** What a part of so many percent is of; what it is with that, where the new figure is asked. */
const wholeOf = (said: string, part: string | undefined, percent: string | undefined) =>
  /\bnew\b/.test(said)
    ? `${amountIn(part)} / ( ${percent} / 100 ) + ${amountIn(part)}`
    : `${part} is ${percent} % of what`

/** The tax that an amount holds. */
const taxIn = (amount: string | undefined, percent: string | undefined) =>
  `${amountIn(amount)} - ${amountIn(amount)} / ( 1 + ${percent} / 100 )`

/** More is no percentage of a price, but the price that something is a percentage of. */
const MOST_PERCENT = 500

const charge =
  '(?:commission|brokerage|tip|(?:service |processing |agent )?(?:fees?|charges?)|stamp duty|service tax|registration|cashback|hike|increment|bonus|raise)'
const what = '(?:(?:what|how much|find|then|so) )*(?:(?:is|was|s) )?(?:the |my |a )?'
/** What a part of so many percent is of. */
const whole = `${what}(?!total)(?:[a-z]+ )?(?:rent|invoice|payment|value|price|bill|amount|salary|income|sales?|cost|deal|turnover|premium|order)[\\s?.]*$`
const partTold = new RegExp(`^(?!.*\\b(?:before|after|without)\\b).*(?:${charge}|tds)`)
const saved = /\bsaved?\b|discount of|\boff\b/

/** What something is so many percent more or less than. */
const formerOf = (amount: string | undefined, percent: string | undefined, way: string | undefined) =>
  `${amountIn(amount)} / ( 1 ${way === 'more' || way === 'higher' ? '+' : '-'} ${percent} / 100 )`

/** A change in percent is asked, and none is told. */
const changeInPercent = /^(?!.*\d ?(?:%|percent|प्रतिशत)).*(?:%|percent|प्रतिशत)/

/** By how many percent of what was there before; as it is said where the change is larger than that. */
const percentOfFormer = (said: string, change: number, former: number) =>
  change > 0 && change < former ? `what percent of ${former} is ${change}` : said

/** Percentages, prices and their taxes, told plainly. */
export const ofPercentages: readonly PartRephrasing[] = [
  // A bill of which the tax is taken out.
  part('<A>,? net of <P> (?:gst|vat)\\b', '$1 / ( 1 + $2 / 100 )', /\bnet of\b/),
  // "Tax of 1,20,000 plus 4 % cess", "8000, 18 % GST jodkar": with it.
  part(
    '^(?:[^\\d]* )?<A>,? (?:plus|and|aur|jod|और) <P> (?:cess|surcharge|gst|vat|सेस|जीएसटी)(?: (?:milakar|milake|jodkar|मिलाकर|जोडकर))?[ ?.]*$',
    '$1 * ( 1 + $2 / 100 )',
    /^(?!.*(?:tds|टीडीएस)).*(?:cess|surcharge|gst|vat|सेस|जीएसटी)/,
  ),
  // "Rose 60 to 560": by so much, to so much.
  part(
    '^.*\\b(?:rose|up|gained|jumped|increased|climbed|hiked|raised) <A> (?:points |rupees |rs )?(?:to|at|to close at|and closed at) <A>[,;:]? .*$',
    (said = '', by, to) => percentOfFormer(said, amountIn(by), amountIn(to) - amountIn(by)),
    changeInPercent,
  ),
  part(
    '^.*\\b(?:fell|lost|down|dropped|slipped) <A> (?:points |rupees |rs )?(?:to|at|to close at|and closed at) <A>[,;:]? .*$',
    (said = '', by, to) => percentOfFormer(said, amountIn(by), amountIn(to) + amountIn(by)),
    changeInPercent,
  ),
  part(
    '^(?:.*[ ,])?<A> (?:(?:ghat|gir) ?kar|घटकर|गिरकर) <A> .*$',
    (said = '', by, to) =>
      amountIn(by) < amountIn(to) ? percentOfFormer(said, amountIn(by), amountIn(to) + amountIn(by)) : said,
    changeInPercent,
  ),
  // A discount in rupees, or what is paid with it.
  part(
    '^(?:.*[ ,])?<A> (?:(?:ke|ki|mrp|price|saman|bill|के|की|सामान|बिल) )*(?:par|pe|on|पर) <A> (?:ki |की )?(?:chhoot|chhut|discount|off|hani|nuksan|loss|छूट|हानि|नुकसान)(?! (?:ke )?(?:baad|बाद)).*$',
    (said = '', of, off) => percentOfFormer(said, amountIn(off), amountIn(of)),
    changeInPercent,
  ),
  part(
    '^.*\\b(?:mrp|marked price|list price|original price)(?: is| of)? <A>,? (?:and )?(?:sold (?:at|for)|selling price|sale price|price|bought (?:at|for)|paid|offer price)(?: is| of)? <A>,? (?:what |how much )?(?:is )?(?:the )?(?:discount|off) (?:percent\\w*|%)[ ?.]*$',
    (said = '', of, paid) => percentOfFormer(said, amountIn(of) - amountIn(paid), amountIn(of)),
    changeInPercent,
  ),
  // "100 se 8 rupaye badh gaya": by so much.
  part(
    '<A> (?:se|से) <A> (?:badh|बढ).*$',
    (said = '', from, by) =>
      amountIn(by) < amountIn(from) ? `what percent of ${amountIn(from)} is ${amountIn(by)}` : said,
    /(?:\bse\b|से).*(?:badh|बढ).*(?:percent|%|प्रतिशत)/,
  ),
  part('\\b(?:tag price|price tag|price on the tag|tag)\\b|टैग पर', 'original price', /\btag\b|टैग/),
  part(
    '^with <P> gst it is <A>[\\s,;.]+(?:net|bare|base|without)(?: price| gst)?[\\s?.]*$',
    '$2 / ( 1 + $1 / 100 )',
    /^with/,
  ),
  part(
    '^(?:(?:this year|now) )?<A>(?: this year)?[\\s,]+(?:which )?(?:is )?(?:up <P>|<P> (?:up|more)(?: than last year)?)[\\s,;.]+(?:what (?:was|about) )?last year[\\s?.]*$',
    (_, amount, one, other) => `${amountIn(amount)} / ( 1 + ${one ?? other} / 100 )`,
    /last year[\s?.]*$/,
  ),
  part(
    '^<P> (?:(?:tds|tax|commission) )?(?:was )?(?:cut|deducted)(?:,| and)? (?:i )?(?:got )?<A> (?:came|received|in hand)?[\\s,;.]*(?:total|gross|bill)[\\s?.]*$',
    '$2 / ( 1 - $1 / 100 )',
    /^\d.*(?:cut|deducted)/,
  ),
  // "1500 is 12 % more than?", "petrol is 105, 5 % more than last month".
  part(
    '^(?:[a-z]+ ){0,4}<A>(?: [a-z]+){0,2},? (?:which )?is <P> (more|higher|less|lower|cheaper) than(?! (?:rs |₹ ?)?\\d)[^\\d]*$',
    (_, amount, percent, way) => formerOf(amount, percent, way),
    /% (?:more|higher|less|lower|cheaper) than/,
  ),
  part(
    '^(?:[a-z]+ ){0,4}<A>,? <P> (more|higher|less|lower|cheaper) than (?:last|previous|yesterday|earlier|before)[^\\d]*$',
    (_, amount, percent, way) => formerOf(amount, percent, way),
    /% (?:more|higher|less|lower|cheaper) than (?:last|prev|yest|earl|bef)/,
  ),
  // "A shirt of 1,000 at 800, discount %": what is paid is no discount.
  part(
    '^(?:(?:an? |the |my )?[a-z]+ (?:of |is )?)?<A>(?: [a-z]+)?,? (?:at|for|offer|offered at|sold at|sold for|bought at|bought for) (?:rs )?<A>[\\s,;.]*(?:what |the |is )*discount (?:percent|percentage|%)[\\s?.]*$',
    (said = '', one, other) =>
      amountIn(other) < amountIn(one) ? `percent fall from ${amountIn(one)} to ${amountIn(other)}` : said,
    /discount (?:percent|%)/,
  ),
  part('^.*$', tellPercentOfFall, fallWithoutPercent),
  part('^.*$', tellBeforeChange, worthBeforeChange),
  part(
    '^.*?\\b(?:raised|increased|rose|hiked|went up|up) by <A> to <A>[\\s,;.]+(?:(?:what|in|how|many|by) )*(?:percent|percentage|%)[\\s?.]*$',
    (_, change, now) => `${amountIn(change)} is what percent of ${amountIn(now) - amountIn(change)}`,
    /\bby\b.*\bto\b/,
  ),
  part(
    '^<A> (?:more|less) than <A> is (?:what|how many) percent[\\s?.]*$',
    '$1 is what percent of $2',
    /(?:more|less) than/,
  ),
  // So much for each of so many.
  part(
    '^per (?:head|plate|person|guest|pax) (?:cost |rate |charge )?<A>(?: for|,) (?:for )?<N> (?:guests?|people|persons?|pax|plates?|of us)[\\s,]*(?:(?:plus |with |and |\\+ )?<P> (?:gst|tax|tip|service charge)[\\s?.]*)?$',
    (_, each, count, percent) => {
      const all = amountIn(each) * Number(count)
      return percent === undefined ? `${amountIn(each)} * ${count}` : `${all} plus ${percent} %`
    },
    /^per (?:head|plate|person|guest|pax)/,
  ),
  part(
    '^<A> paid[\\s,;]+<P> of (?:the )?bill was (?:the )?tip[\\s,;.]+what was the bill[\\s?.]*$',
    '$1 / ( 1 + $2 / 100 )',
    /\btip\b/,
  ),
  part(
    '^(?:my |the )?(?:bill|total|price) (?:was|is|of) <A>[\\s,;.]+(?:gst|tax|vat) (?:of |at )?<P> (?:was|is) (?:already )?(?:in it|included)[\\s,;.]+how much (?:is |was )?(?:the )?(?:gst|tax|vat)[\\s?.]*$',
    (_, amount, percent) => taxIn(amount, percent),
    /in it|included/,
  ),
  // The price of so many, and what others cost.
  part(
    '^(?=(?:the )?(?:bill|cost|price|total|rs|paid|₹)|\\d[\\d.]* (?:rs|rupees|rupaye))(?:(?:the|bill|cost|price|total|paid|of|is|was) )*<A> for <N>(?: [a-z]+)?[\\s,;]+(?:(?:how much|what|kitna|then|is|will|be) )*for <N>(?: [a-z]+)?[\\s?.]*$',
    '$1 / $2 * $3',
    /\bfor\b.*\bfor\b/,
  ),
  // One on top, and another off.
  part(
    '^(?:add|put) <P> (?:to|on) <A>[\\s,]+(?:and |then )?(?:take|deduct|subtract|remove|give) (?:off )?<P>(?: off| discount)?[\\s?.]*$',
    '$2 up $1 % then down $3 %',
    /^(?:add|put)/,
  ),
  part(
    '^(?:take|give) <P> off (?:of |on )?<A>[\\s,]+(?:and |then )?add <P>[\\s?.]*$',
    '$2 down $1 % then up $3 %',
    /^(?:take|give)/,
  ),
  part(
    '^<A> (?:me|mein) kitna (?:gst|tax) (?:hai )?<P>[\\s?.]*$|^<A> में <P> (?:gst|जीएसटी) कितना है[\\s?.]*$',
    (_, one, percent, other, second) => taxIn(one ?? other, percent ?? second),
    /kitna|कितना/,
  ),
  part(
    '^<P> (?:off|discount) (?:on )?<A>[\\s,]+(?:and |then )?<P> (?:on|on top|added|more|extra)[\\s?.]*$',
    '$2 down $1 % then up $3 %',
    /\b(?:on|on top|added|more|extra)[\s?.]*$/,
  ),
  part(
    '^<A> with <P> added[\\s,]+(?:and |then )?<P> (?:taken |cut |deducted )?off[\\s?.]*$',
    '$1 up $2 % then down $3 %',
    /added/,
  ),
  // The part is told, and what it is of is asked: "2 % commission was 8,000, deal value".
  part(
    `^(?:the |my |our )?(?:<P> ${charge}|${charge} (?:of |at )?<P>) (?:was|is|came to|comes to|=) <A>[\\s,;.?:]+${whole}`,
    (said = '', one, other, amount) => wholeOf(said, amount, one ?? other),
    partTold,
  ),
  part(
    `^(?:(?:the|my|our|an?) )?(?:[a-z]+ )?(?:got|paid|received|took|earned) <A> as (?:an? )?<P> ${charge}[\\s,;.?:]+${whole}`,
    '$1 is $2 % of what',
    partTold,
  ),
  part(
    `^(?:<P> (?:${charge}|gst)|(?:${charge}|gst) <P>) <A> (?:hui|hua|laga|lagi|lage|kata|kati|diya|di|tha|thi|bana|bani)[\\s,;]+(?:jo )?(?:saman|bill|sauda|deal|daam|price|makan|ghar|gaadi|salary|kul)(?: ka daam)? (?:kitna|kitne|kitni)(?: ka| ki| tha| thi| hai)*[\\s?.]*$`,
    (_, one, other, amount) => `${amount} is ${one ?? other} % of what`,
    /kitn/,
  ),
  part(
    `^(?:${charge}) <A>[\\s,]+(?:jo (?:ki )?)?<P> (?:hai|tha|thi)[\\s,;]+(?:to )?(?:saman|bill|sauda|deal|daam|price|salary) (?:kitna|kitne|kitni)(?: ka| ki| tha| thi| hai)*[\\s?.]*$`,
    '$1 is $2 % of what',
    /kitn/,
  ),
  part(
    '^(?:(?:i|we|got|get|with|a|at|on) )*<P> (?:off|discount)[\\s,;]+(?:and )?(?:(?:i|we|it|which) )?saved (?:me |us )?<A>[\\s,;.?:]+(?:(?:what|was|is|the|find) )*(?:original |mrp |list |marked |full )?(?:price|cost|value|mrp|bill)[\\s?.]*$',
    '$2 is $1 % of what',
    saved,
  ),
  part(
    '^(?:what )?(?:is )?(?:the )?sell(?:ing)? price (?:for|with|at|to make|to get) (?:a )?<P> (profit|gain|loss) (?:on|over) (?:a )?(?:cost (?:of )?)?<A>(?: cost(?: price)?)?[\\s?.]*$',
    (_, percent, way, cost) => `${amountIn(cost)} ${way === 'loss' ? 'less' : 'plus'} ${percent} %`,
    /^(?:what )?(?:is )?(?:the )?sell/,
  ),
  // "80 increased to 100, percentage": what it came to, and not by how much.
  part(
    '^(?:(?:from|my|the|price|salary|it|if) )*<A> (?:increased|grew|rose|went up|gone up|risen|up|raised) to <A>[\\s,;:]+(?:(?:what|in|how|much|by|the|find) )*(?:percentage|percent|%)(?: (?:increase|change|rise|growth))?[\\s?.]*$',
    'percent change from $1 to $2',
    /percentage|percent|%/,
  ),
  // The tax that is in an amount already.
  part(
    '^(?:how much )?(?:gst|tax|vat) (?:is|was) (?:there )?in (?:a |the )?(?:bill of |price of |total of )?<A> (?:at |@ |with )?<P>(?: gst)?[\\s?.]*$',
    (_, amount, percent) => taxIn(amount, percent),
    /^(?:how much )?(?:gst|tax|vat) (?:is|was)/,
  ),
  part(
    '^(?:mrp|price|bill|total|amount) (?:of |is )?<A>[\\s,]+(?:gst|tax) (?:at |of |is )?<P>[\\s,;:]+how much (?:tax|gst) (?:is |was )?(?:there )?in (?:it|that|this)[\\s?.]*$',
    (_, amount, percent) => taxIn(amount, percent),
    /in (?:it|that|this)/,
  ),
  part(
    '^(?:restaurant |hotel |food |my )*<P> gst[\\s,]+<A> total[\\s,;:]+(?:(?:what|was|is|the) )*(?:food |base |net )?(?:price|cost|amount|bill)[\\s?.]*$',
    '$2 / ( 1 + $1 / 100 )',
    /\btotal\b/,
  ),
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
  // What comes before a tax, a cut or a discount.
  part(
    '^(?:net |to get |invoice to get |get |got )(?:of )?<A> (?:net )?(?:after|of|with) (?:a )?<P> (?:cut|tds|tax|deduction|commission),? ?(?:(?:what|how much) (?:is |was )?)?(?:the )?(?:gross|invoice|bill)?[\\s?.]*$',
    'received $1 after $2 % tds , gross amount',
    /gross|invoice|bill/,
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
    '^<A> (?:me|mein) se <A> (?:kharch|gaye|gaya)[,;]? kitn[aei] ?(?:%|percent|pratishat) (?:bach[aei])(?: hai| hain)?[\\s?.]*$',
    (_, all, gone) => `${amountIn(all) - amountIn(gone)} is what percent of ${amountIn(all)}`,
    /bach/,
  ),
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
]
