import { amountIn } from './rephrasing.ts'
import { type Figures, isOnly, takeFigures, wordsOf } from './take-figures.ts'

/** Money that grows to another amount at simple interest, which no word tells from what it earns. */
export const grownSimply =
  /^(?=.*(?:simple|sa+dha?ran|साधारण))(?!.*(?:compound|चक्रवृद्धि|\bcompare|difference)).*(?:होंगे|हो जा|हो गए|honge|ho jay|ban jay|बन जा|\bse (?:rs |₹ ?)?\d|से \d|kitne rup|कितने रुप)/

/** Growth of one amount, of which one of start, end, rate and time is asked. */
export const growthAlone =
  /^(?!.*(?:\bsip\b|\brd\b|\bemis?\b|\bloan|monthly|mahin|inflation|mehngai|\btax|\bppf|crypto|bitcoin|bond|coupon|\bgst\b|discount|\bunits?\b|एसआईपी|किस्त|महंगाई|लोन|महीन|\d[\d,.]*(?: ?(?:k|lakh|crore))? (?:yearly|(?:a|per|every|each) year|annually|har saal)\b|(?:annual|yearly) (?:invest|deposit|sav)))(?=.*\d)/

const kinds = {
  simple: wordsOf('simple si sadharan saadharan sadharana साधारण'),
  fd: wordsOf('fd fds एफडी'),
  compound: wordsOf('compound compounded compounding ci चक्रवृद्धि'),
}
const ofInterest = wordsOf('interest byaj byaaj ब्याज सूद')
const asksTime = wordsOf('time years year long when kab saal साल समय kitne t')
const asksRate = wordsOf(
  'rate returns return cagr growth roi dar दर रिटर्न yearly annual annually annualised annualized salana saalana सालाना वार्षिक increase rise hike बढ़ोतरी बढ़त badhotri',
)
const asksStart = wordsOf(
  'principal mooldhan mool मूलधन sum lent lend invested invest deposit deposited investment original originally jama start capital borrowed',
)
const becoming = wordsOf(
  'to becomes become became becoming amount amounts amounting maturity matured matures mature worth is grew grow grows got get received reach reaches after mile mila ho hua hue ban bane turned returned returning value from se ke ka से के का को got back होंगे होगा जाएंगे जाएगा जाए honge hoga jayenge jayega jaye banenge बनेंगे हुआ हो बन मिश्रधन गए गया हैं',
)
/** What grows, which changes nothing. */
const things = wordsOf(
  'lumpsum lump sum money investment fund mutual mf stock share house home flat plot land zameen jameen gold sona property population rent kiraya fees fee price prices cost salary ticket sales revenue turnover business company worth सोना ज़मीन जमीन प्लॉट कीमत किराया फीस',
)
const idle = wordsOf(
  'a an what this that just only over years yrs % per now today ago back been its up down went going ने थे थी रहा the of in on at for it by i my me we he and with what how much many does do did will would is was were be find calculate take takes need needed p r a ka ki ke ko se pe par me mein maine mujhe hai hain hoga tha thi the kitna kitni kitne kya per pa annum rs rupees rupaye rupay money if had have put मैंने का की के को से में पर है था थी कितना कितनी कितने क्या रुपये',
)

/** An amount and what it becomes are told apart from what it earns. */
const earning = wordsOf('earns earn earned equals equal')
/** With any other word a question stays as it is. */
const known = new Set(
  [
    ...Object.values(kinds),
    ofInterest,
    asksTime,
    asksRate,
    asksStart,
    becoming,
    things,
    idle,
    earning,
  ].flatMap((list) => [...list]),
)

/** "13310 at 10 % compound in 3 years, principal?", "1 lakh earns 24,000 at 8 % simple: years", "fd 5 lakh to 6 lakh at 7 %, time". */
export function tellGrowth(text = ''): string {
  const figures = takeFigures(text)
  const { words, amounts } = figures
  if (amounts.some((amount) => amountIn(amount) === 0)) return text
  if (!isOnly(words, known)) return text
  const has = (list: ReadonlySet<string>) => words.some((word) => list.has(word))
  const manner = has(kinds.simple)
    ? 'simple'
    : has(kinds.fd)
      ? 'fd'
      : has(kinds.compound)
        ? 'compound'
        : undefined
  return (
    tellStart(figures, has, manner) ??
    tellTime(text, figures, has, manner) ??
    tellRate(text, figures, has, manner) ??
    text
  )
}

type Has = (list: ReadonlySet<string>) => boolean
type Manner = 'simple' | 'fd' | 'compound' | undefined

const behind = { simple: 'simple interest', fd: '', compound: 'compounded yearly' } as const
const inYears = (months: number) => `${months} months`

function tellStart(
  { amounts, percents, times, words }: Figures,
  has: Has,
  manner: Manner,
): string | undefined {
  const [end, ...more] = amounts
  const [percent] = percents
  const [months] = times
  if (end === undefined || more.length > 0 || percent === undefined || percents.length > 1) return undefined
  if (months === undefined || times.length > 1) return undefined
  if (!has(asksStart) && !(words.includes('कितने') || words.includes('kitne'))) return undefined
  const isLater = words.includes('is') && words.includes('after')
  const isOfEnd = (has(becoming) && words.some((word) => endWords.has(word))) || isLater
  const isOfBoth = words.some(
    (word, at) => ofInterest.has(word) && /^(?:and|aur|और)$/.test(words[at - 1] ?? words[at + 1] ?? ''),
  )
  if (!isOfEnd || isOfBoth) return undefined
  if (manner === 'simple')
    return `find the principal that becomes ${amountIn(end)} in ${inYears(months)} at ${percent} % simple interest`
  const kind = manner === 'fd' ? 'fd ' : ''
  return `${kind}how much to invest to get ${end} in ${inYears(months)} at ${percent} % ${manner === 'compound' ? 'compound interest' : ''}`
}

/** What says of the only amount that it is what comes out. */
const endWords = wordsOf(
  'becomes become became becoming amount amounts amounting maturity matured worth grew grow got received mile mila hua hue returned मिश्रधन होंगे जाएंगे जाएगा बनेंगे honge jayenge jayega banenge',
)

function tellTime(
  text: string,
  { amounts, percents, times }: Figures,
  has: Has,
  manner: Manner,
): string | undefined {
  const [one, other, ...more] = amounts
  const [percent] = percents
  if (one === undefined || other === undefined || more.length > 0 || times.length > 0) return undefined
  if (percent === undefined || percents.length > 1 || !has(asksTime)) return undefined
  const interest = interestTold(text)
  if (interest !== undefined) {
    const principal = [one, other].find((figure) => amountIn(figure) !== interest)
    if (principal === undefined || manner === undefined) return undefined
    return manner === 'simple'
      ? `simple interest ${interest} on ${principal} at ${percent} % , how many years`
      : `${manner === 'fd' ? 'fd ' : ''}${amountIn(principal)} becomes ${amountIn(principal) + interest} at ${percent} % ${behind[manner]} , how many years`
  }
  // "1 lakh to become 50,000" never comes.
  if (amountIn(one) > amountIn(other) && /\d[^\d]*\b(?:to|become|becomes)\b/.test(text)) return undefined
  const [start, end] = [one, other].toSorted((first, second) => amountIn(first) - amountIn(second))
  if (manner === undefined) return `from ${start} to ${end} at ${percent} % cagr , how many years`
  return `${manner === 'fd' ? 'fd ' : ''}${start} becomes ${end} at ${percent} % ${behind[manner]} , how many years`
}

/** The amount that is called interest, or earned. */
function interestTold(text: string): number | undefined {
  const number = '(?:rs |₹ ?)?(\\d[\\d,.]*(?: ?(?:k|lakhs?|crores?|thousand|hazar))?)'
  const found =
    new RegExp(
      `(?:\\b(?:interest|byaj|si|ci|earns?|earned)\\b|ब्याज)(?: (?:of|is|on \\S+(?: lakh)? equals|equals))* ?[=:]? ?${number}(?! ?(?:%|lakh\\b(?!)))`,
    ).exec(text) ??
    new RegExp(`${number} (?:of |as )?(?:simple |compound |साधारण )?(?:interest|byaj|ब्याज)`).exec(text)
  return found?.[1] === undefined ? undefined : amountIn(found[1].replace(/,$/, ''))
}

function tellRate(
  text: string,
  { amounts, percents, times }: Figures,
  has: Has,
  manner: Manner,
): string | undefined {
  const [one, other, ...more] = amounts
  const [months] = times
  if (one === undefined || other === undefined || more.length > 0 || percents.length > 0) return undefined
  if (months === undefined || times.length > 1 || !has(asksRate) || interestTold(text) !== undefined)
    return undefined
  const isRising = amountIn(one) < amountIn(other)
  if (manner === 'simple' || manner === 'fd') {
    const [start, end] = isRising ? [one, other] : [other, one]
    const kind = manner === 'fd' ? 'fd ' : ''
    return `${kind}${amountIn(start)} becomes ${amountIn(end)} in ${inYears(months)} ${behind[manner]} , rate`
  }
  if (/\d[^\d]*\bdown to\b/.test(text) && !isRising)
    return `from ${one} to ${other} in ${inYears(months)} cagr`
  if (has(lateWords)) return undefined
  return isRising ? `from ${one} to ${other} in ${inYears(months)} cagr` : undefined
}

/** What may say that the amount of the end stands first. */
const lateWords = wordsOf('now today ago back')

/** "9 lakh in 2025 and 4 lakh in 2018, growth a year": amounts with the years that they are of. */
export function tellYearsOfAmounts(text = ''): string {
  const [, one, first, other, second] =
    /^[a-z\s:]*?(?:rs |₹ ?)?(\d[\d,.]*(?: ?(?:k|lakhs?|crores?|cr))?) (?:in|of) ((?:19|20)\d\d)[\s,;]+(?:(?:and|&|to|it|is|was|now|became|but) )*(?:rs |₹ ?)?(\d[\d,.]*(?: ?(?:k|lakhs?|crores?|cr))?) (?:in|of) ((?:19|20)\d\d)\b/.exec(
      text,
    ) ??
    swap(
      /^[a-z\s:]*?(?:in )?((?:19|20)\d\d)[\s,:]+(?:it )?(?:was |is )?(?:rs |₹ ?)?(\d[\d,.]*(?: ?(?:k|lakhs?|crores?|cr))?)[\s,;]+(?:(?:and|while|but|it|is|was) )*(?:in )?((?:19|20)\d\d)[\s,:]+(?:it )?(?:was |is )?(?:rs |₹ ?)?(\d[\d,.]*(?: ?(?:k|lakhs?|crores?|cr))?)\b/.exec(
        text,
      ),
    ) ??
    []
  if (one === undefined || other === undefined) return text
  const numbers = text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []
  if (numbers.length !== 4 || first === second) return text
  const isInOrder = Number(first) < Number(second)
  const years = Math.abs(Number(first) - Number(second))
  return isInOrder
    ? `from ${one} to ${other} in ${years} years cagr`
    : `from ${other} to ${one} in ${years} years cagr`
}

function swap(found: RegExpExecArray | null): (string | undefined)[] | undefined {
  return found === null ? undefined : ['', found[2], found[1], found[4], found[3]]
}

/** What asks for growth between two years. */
export const ofYears =
  /(?=.*(?:cagr|growth|annual|yearly|inflation|rise|increase|return|salana|सालाना))(?=.*\b(?:19|20)\d\d\b.*\b(?:19|20)\d\d\b)/
