import { amount, amountIn } from './rephrasing.ts'

/** Interest, or what it came to with the principal, with its rate and time: what earned it, or at which rate, is asked. */
export const interestAlone =
  /^(?!.*(?:\bcompare\b|\bdifference\b|\bfd\b|fixed deposit|\brd\b|\bemi\b|loan))(?=.*(?:\bsimple\b|\bsi\b|\bci\b|\bcompound\b|sa+dha?ran|साधारण|चक्रवृद्धि))(?=.*(?:principal|mool ?dhan|mul ?dhan|मूलधन|\bsum\b|borrow|\bdeposit|\b[pr] ?= ?\?|(?:what|which|how much|some|kitna|kitni) (?:amount|money|paisa|rakam)|kitne rup|कितने रुप|कितनी राशि|कितना पैसा|\blend|\blent\b|invest|\brate\b|दर|how (?:long|many)|kitne (?:saal|din|mahine|time)|कितने (?:साल|महीने))).*(?:interest|byaj|ब्याज|\b[sc]i\b|amounts? to|\bgives\b|\bgot\b|\bearned on\b|साधारण)/

const rupees = `(?:rs |₹ ?)?(${amount})`
const told = '(?: |of|is|was|came to|comes to|comes out to|be|=|:)*'
const notOfTime = '(?! ?(?:%|percent|years?|yrs?|saal|साल|months?|mahine|महीने))(?!\\d)'
const interest = [
  new RegExp(`(?:interest|byaj|ब्याज|\\b[sc]i)${told}${rupees}${notOfTime}`),
  new RegExp(
    `${rupees}(?: rs| rupees| रुपये)? ?(?:of |as |ka |का )?(?:the )?(?:(?:simple|compound|sa+dha?ran|साधारण) )?(?:interest|byaj|ब्याज|[sc]i)(?![a-z])`,
  ),
  new RegExp(`${rupees} (?:earned|gained) on`),
  new RegExp(`\\b(?:interest|[sc]i)(?: (?:for|in|at) [\\d.]+ ?[a-z%]+)+ is ${rupees}${notOfTime}`),
]
/** With the principal in it. */
const total = [
  new RegExp(`(?:amounts? to|amounting to|gives|becomes?|interest =|got)${told}${rupees}${notOfTime}`),
  new RegExp(`^(?:principal|deposit|sum|amount) for ${rupees}${notOfTime}`),
  new RegExp(`${rupees} (?:ho ja|हो जा|ban ja|बन जा)`),
]
const amounts = new RegExp(`${rupees}${notOfTime}`, 'g')
const rate = [/(\d+(?:\.\d+)?) ?(?:%|percent)/, /\b(?:rate|r)(?: |is|of|=|:)*(\d{1,2}(?:\.\d+)?)(?!\d)/]
const inYears = [
  /(\d+(?:\.\d+)?) ?(?:years?|yrs?|yr|saal|साल|वर्ष)/,
  /\b(?:time|t|n)(?: |is|of|=|:)*(\d+(?:\.\d+)?)(?![\d.]* ?(?:months?|mahine|महीने))/,
]
const inMonths = [/(\d+(?:\.\d+)?) ?(?:months?|mahine|महीने)/]
const asksForPrincipal =
  /(?:principal|mool ?dhan|मूलधन|\bsum|\bp ?=)[\s?.]*(?:is |kya |kitna |hai )*[\s?.]*$|\b(?:what|which|how much|on what|on which|find(?: the)?)\b.*(?:principal|borrow|deposit|sum|lend|lent|invest|amount|money)|(?:some money|\blent\b).*how much[\s?.]*$|^(?:principal|deposit|sum|amount) (?:for|on which)|kitn[ae] (?:paisa|rupaye|rupay|rakam)|कितने रुप|कितनी राशि|कितना पैसा/
const asksForRate = /(?:\brate|दर)[\s?.]*$|^(?:at |to )?(?:what |which |find )?(?:the )?rate\b|\br ?= ?\?/
const asksForTime = /\bhow (?:long|many (?:years?|months?))\b|kitne (?:saal|mahine|time)|कितने (?:साल|महीने)/
const often = /half[ -]?yearly|quarterly|monthly|semi[ -]?annually/

/**
 * "SI 4800, rate 8, time 3, principal?" as the principal that earns so much interest, "24,000 simple interest on 1 lakh in 3
 * years, rate" as what 1 lakh becomes. Anything else stays as it is.
 */
export function tellInterestFirst(text = ''): string {
  const find = (patterns: readonly RegExp[]) => patterns.map((one) => one.exec(text)?.[1]).find(Boolean)
  // "24,000 simple interest 1 lakh": of two that may be the interest, the smaller is.
  const [earned] = interest
    .flatMap((one) => one.exec(text)?.[1] ?? [])
    .toSorted((one, other) => amountIn(one) - amountIn(other))
  const [percent, years, months] = [find(rate), find(inYears), find(inMonths)]
  const time = years === undefined ? months && `${months} months` : `${years} years`
  const numbers = text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []
  const isCompound = /\bci\b|compound|चक्रवृद्धि/.test(text)
  const manner = isCompound ? `compounded ${often.exec(text)?.[0] ?? 'yearly'}` : 'simple interest'
  if (numbers.length !== 3) return text
  if (time === undefined)
    return percent === undefined ? text : tellTimeOfInterest(text, earned, percent, manner)
  if (percent === undefined && asksForRate.test(text) && !/\bfrom\b/.test(text)) {
    const [, whole] = /\ba ?= ?(\d[\d,]*)/.exec(text) ?? []
    const [, first] = /\bp ?= ?(\d[\d,]*)/.exec(text) ?? []
    if (whole !== undefined)
      return first === undefined ? text : `${first} becomes ${whole} in ${time} ${manner} , rate`
    const others = [...text.matchAll(amounts)].flatMap(([, one]) => (one === earned ? [] : (one ?? [])))
    const lent = others.find((one) => amountIn(one) !== Number(years ?? months))
    return earned === undefined || lent === undefined || /\bbecomes?\b/.test(text)
      ? text
      : `${amountIn(lent)} becomes ${amountIn(lent) + amountIn(earned)} in ${time} ${manner} , rate`
  }
  if (percent === undefined || !asksForPrincipal.test(text)) return text
  const sum =
    /principal \+ interest|with principal/.test(text) || earned === undefined ? find(total) : undefined
  if (sum !== undefined)
    return isCompound
      ? text
      : `find the principal that becomes ${amountIn(sum)} in ${time} at ${percent} % simple interest`
  if (earned === undefined) return text
  return isCompound
    ? `what principal earns compound interest of ${earned} at ${percent} % in ${time} ${manner}`
    : `simple interest is ${earned} at ${percent} % for ${time} , find principal`
}

/** "How long for 600 of simple interest on 4000 at 5 %". */
function tellTimeOfInterest(
  text: string,
  earned: string | undefined,
  percent: string,
  manner: string,
): string {
  const [lent, ...more] = [...text.matchAll(amounts)].flatMap(([, one]) =>
    one === earned || one === percent ? [] : (one ?? []),
  )
  if (
    !asksForTime.test(text) ||
    /\bbe (?:rs )?\d/.test(text) ||
    earned === undefined ||
    lent === undefined ||
    more.length > 0
  )
    return text
  return `${amountIn(lent)} becomes ${amountIn(lent) + amountIn(earned)} at ${percent} % ${manner} , how many years`
}
