/** Interest with its rate and time, and what earned it asked for: none of the figures is the principal. */
export const interestAlone =
  /^(?=.*(?:\bsimple\b|\bsi\b|\bci\b|\bcompound\b|साधारण|चक्रवृद्धि))(?=.*(?:principal|mool ?dhan|mul ?dhan|मूलधन|\bsum\b|borrow|\bdeposit|\bp ?= ?\?|(?:what|which|how much) (?:amount|money)|\blend|\blent\b|invest)).*(?:interest|byaj|ब्याज|\b[sc]i\b)/

const scale = '(?: ?(?:k|lakhs?|lacs?|l|crores?|cr|thousand|hazar))?'
const amount = `(?:rs |₹ ?)?(\\d[\\d,]*(?:\\.\\d+)?${scale})`
const told = '(?: |of|is|was|came to|comes to|comes out to|be|=|:)*'
const interest = [
  new RegExp(`(?:interest|byaj|ब्याज|\\b[sc]i)${told}${amount}(?! ?(?:%|percent|years?|yrs?))`),
  new RegExp(
    `${amount}(?: rs| rupees)? ?(?:of |as |ka )?(?:the )?(?:(?:simple|compound) )?(?:interest|byaj|ब्याज|[sc]i)(?![a-z])`,
  ),
]
const rate = [/(\d+(?:\.\d+)?) ?(?:%|percent)/, /\b(?:rate|r)(?: |is|of|=|:)*(\d+(?:\.\d+)?)/]
const time = [
  /(\d+(?:\.\d+)?) ?(?:years?|yrs?|yr|saal|साल|वर्ष)/,
  /\b(?:time|t|n)(?: |is|of|=|:)*(\d+(?:\.\d+)?)/,
]
const asksForPrincipal =
  /(?:principal|mool ?dhan|मूलधन|\bsum|\bp ?=)[\s?.]*(?:is |kya |kitna |hai )*[\s?.]*$|\b(?:what|which|how much|on what|on which|find(?: the)?)\b.*(?:principal|borrow|deposit|sum|lend|lent|invest|amount|money)/
const often = /half[ -]?yearly|quarterly|monthly|semi[ -]?annually/

/** "SI 4800, rate 8, time 3, principal?" as the principal that earns so much interest. Anything else stays as it is. */
export function tellInterestFirst(text = ''): string {
  const find = (patterns: readonly RegExp[]) => patterns.map((one) => one.exec(text)?.[1]).find(Boolean)
  const [earned, percent, years] = [find(interest), find(rate), find(time)]
  const numbers = text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []
  const isWhole = [earned, percent, years].every(Boolean) && numbers.length === 3
  if (!isWhole || !asksForPrincipal.test(text)) return text
  const isCompound = /\bci\b|compound|चक्रवृद्धि/.test(text)
  return isCompound
    ? `what principal earns compound interest of ${earned} at ${percent} % in ${years} years compounded ${often.exec(text)?.[0] ?? 'yearly'}`
    : `simple interest is ${earned} at ${percent} % for ${years} years , find principal`
}
