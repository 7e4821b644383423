import { takeFigures, wordsOf } from './take-figures.ts'

/** Prices with the years between them. */
export const ofPrices =
  /^(?!.*(?:\bsip\b|\bfd\b|\brd\b|\bemi\b|loan|\breturns?\b|invest|corpus|\bppf\b|withdraw|\bsave\b|saving|real\b|nominal|\btax))(?=.*(?:inflation|mehngai|mehangai|mahangai|महंगाई|महँगाई)).*\d.*\d/

const ofInflation = wordsOf('inflation mehngai mehangai mahangai महंगाई महँगाई rate दर dar')
const cost = wordsOf(
  'cost costs costing price prices thing cheez item value worth money rupees rs lifestyle same fees petrol milk onion gold basket policy amount purchasing buying power buy buys expense expenses pension policy salary wedding education marriage retirement retire monthly month goal costing future kg litre चीज़ चीज कीमत शक्ति क्रय की का के',
)
const before = wordsOf('ago back earlier past pehle पहले before')
const now = wordsOf("now today todays today's present currently current aaj abhi ab आज अब")
const asksTime = wordsOf('many long when years time kab')
const asksMore = wordsOf('more extra increase rise additional')
const becoming = wordsOf('becomes become became made make into to from se से vs and was is were')
const idle = wordsOf(
  'shrink shrinks shrinked only still away so away per a an the of in on at for it its i by we he she with what which how much many does do did will would is was were be if then than that this average yearly annual annually per pa year years later after equivalent equal adjusted needs need needed to total percent percentage % my kitna kitni hoga hogi thi tha me mein ka ki ke ko se pe par go up went have has को में पर है था थी होगी होगा कितना कितनी साल बाद',
)
const known = [ofInflation, cost, before, now, asksTime, asksMore, becoming, idle]

/** Questions about prices at one inflation, in the words that the grammar knows for each. */
export function tellPrices(text = ''): string {
  const { amounts, percents, times, words } = takeFigures(text)
  if (!words.every((word) => known.some((list) => list.has(word)))) return text
  // A rate of a month, and an amount of a year told by the month.
  if (/(?:%|percent) ?(?:(?:per|a|every) month|monthly)|\bin (?:%|percent)/.test(text)) return text
  if (
    /month/.test(text) &&
    /yearly|annual|(?<!(?:inflation|mehngai|%|percent) )\b(?:per|a) year[ ?.]*$/.test(text)
  )
    return text
  const has = (list: ReadonlySet<string>) => words.some((word) => list.has(word))
  const [one, other, ...more] = amounts
  const [percent, ...otherRates] = percents
  const [months, ...otherTimes] = times
  if (more.length + otherRates.length + otherTimes.length > 0) return text
  if (one !== undefined && other !== undefined) {
    if (has(before) || has(asksMore)) return text
    const isRising = Number(one.replace(/[^\d.]/g, '')) < Number(other.replace(/[^\d.]/g, ''))
    if (!isRising || /[a-z]/.test(one) !== /[a-z]/.test(other)) return text
    if (months !== undefined && percent === undefined)
      return `from ${one} to ${other} in ${months} months cagr`
    if (percent !== undefined && months === undefined)
      return `from ${one} to ${other} at ${percent} % cagr , how many years`
    return text
  }
  if (one === undefined || percent === undefined || months === undefined) return text
  const at = `${months} months at ${percent} % inflation`
  if (has(asksMore)) return `increase in cost of ${one} in ${at}`
  if (has(before)) return tellPast(text, one, at)
  const [isOfToday, isOfLater] = [toldToday.test(text), toldLater.test(text)]
  if (isOfToday === isOfLater) return text
  return isOfToday ? `what will ${one} cost in ${at}` : `value today of ${one} after ${at}`
}

const figure = '(?:rs |₹ ?)?\\d[\\d,.]*(?: ?(?:k|lakhs?|crores?|लाख|करोड़))?'
const namedNow = new RegExp(
  `(?:\\b(?:is|now|today|aaj|costs?)[\\s:]+(?:ka |ke |ki )?${figure}(?= |,|$)(?! of)|${figure} (?:now|today|ab|aaj|hai)\\b)`,
)
const namedThen = new RegExp(
  `(?:\\b(?:was|were|tha|thi)[\\s:]+${figure}|${figure} (?:of|from) \\d+ (?:years?|yrs?) (?:ago|back)|(?:ago|back|pehle|पहले) (?:ka|ke|ki|का|की|के) ${figure})`,
)
/** The amount is what something costs now. */
const toldToday = new RegExp(
  `(?:today|now|aaj|आज) (?:costs? |की चीज |का |ka |ki |ke )?${figure}(?! ?%)|${figure} (?:buys |costs? |now|today(?! ?s))|(?:same|equivalent|adjusted|lifestyle|expenses?)[a-z ]*? (?:of |is )?${figure}(?: (?:per month|a month|monthly))?,? (?:after|in|then|6|7|5|8|with|at)|in today ?'?s (?:prices?|money) ${figure}|${figure} in today ?'?s money|(?:to equal|needs? to be)|${figure} (?:needs to be|grow)|goal ${figure}|(?:current|monthly) expenses? ${figure}`,
)
/** The amount is one of later, of which the worth now is asked. */
const toldLater = new RegExp(
  `how much today|is how much today|(?:buys?|worth) what today|price today|present (?:cost|value|worth) of|purchasing power|buying power|क्रय शक्ति|आज की कीमत|shrink|will be worth|value of ${figure} (?:policy )?after|worth today|will (?:cost|be) ${figure}`,
)

/** "What costs 90,000 now, 10 years ago" is the past price; "50,000 ten years ago, now?" is the later one. */
function tellPast(text: string, amount: string, at: string): string {
  const whose = /(?:years?|yrs?|saal|साल) (?:ago|back|earlier|pehle|पहले)/.exec(text)
  if (whose === null) return text
  const toldNow = namedNow.test(text)
  const toldThen = namedThen.test(text)
  if (toldNow === toldThen) return text
  return toldThen ? `what will ${amount} cost in ${at}` : `past cost of ${amount} , ${at}`
}
