import { amountIn, part } from '../rephrasings/rephrasing.ts'

/** What a percentage is added to a figure, or taken off it, as. */
const up =
  /\b(?:up|adds?|added|adding|plus|gst|vat|tip|hiked?|increase[ds]?|increment|raised?|rise|rises|rose|risen|gain|gained|grew|growth|appraisal|markup|surcharge|service charge)\b/
const down =
  /\b(?:off|discount(?:ed)?|coupon|rebate|tds|commission|brokerage|deduct(?:ed|ion|ing)?|down|fall|fell|fallen|drop|dropped|loss|cut|less|decrease[ds]?|reduced|reduction|cashback)\b/
/** Right before an amount it says that it is what came of the change. */
const became =
  /\b(?:makes?|made|brings?|brought|gives?|gave|means|takes|took|becomes?|became|now|paid|pay|got|get|costs|sale price|(?:and|which|it) (?:it )?is|bill is|price is)(?: (?:it|them|that|to|me|is|at|for|now|only|of|the))*$|=$|\b(?:applied|added|deducted)(?: and)?[,:;](?: (?:i|we|it))*(?: (?:paid|pay|bill|price|is|now))*$/
const received =
  /^(?:(?:i|we|my|the|price|share|rent|it|salary|value) )*(?:paid|received|got|credited|bought [a-z ]*|purchased [a-z ]*|now|is now|price now)(?: (?:it|them|for|at|is|of|only))*$/
const beside =
  /^(?:at|after|with|net of|including|incl|inclusive of|less|post)(?: (?:an?|the|adding|deducting|gst|tds|tip|of))*$/
const calledAfter = /^(?:is|was) (?:the|my) [a-z ]*\bafter(?: (?:an?|the))*$/
/** What may stand behind it all: nothing, or that what was before is asked. */
const former =
  /^(?:s?o?,? ?(?:what|whats|what s|find|so|the|its|my|was|is|were|it|how much|did i|put|in|then|today|now|only|(?:full|old|original|marked|earlier|actual|base|first|listed|list|previous|before|initial) ?(?:price|value|mrp|cost|amount|salary|rent|fee|bill|tag)?|mrp)[ ,]*)*$/
/** A shape that is looked for once in a text. */
const once = (shape: string) => new RegExp(part(shape, '')[0].source)
const figures = once('^(.*?)<P>(.*?)<A>(.*)$')
const turned = once('^(.*?)<A>(?! ?%)(.*?)<P>(.*)$')
const trim = (text = '') => text.replace(/^[\s,;:.?]+|[\s.?]+$/g, '')

/**
 * "25 % off makes it 750", "paid 1,650 with a 10 % tip": an amount that a percentage is in already, or off already. What there was
 * before is all that such a question may ask where it asks for nothing else.
 */
export function tellFormerAmount(text: string): string | undefined {
  if ((text.match(/\d[\d.]*/g) ?? []).length !== 2) return undefined
  const [, lead = '', percent, middle, amount, behind] = figures.exec(text) ?? []
  const [, start, worth, between, share, end] = turned.exec(text) ?? []
  const isForward = percent !== undefined && became.test(trim(middle)) && former.test(trim(behind))
  const isTurned =
    share !== undefined &&
    ((received.test(trim(start)) && beside.test(trim(between))) ||
      (trim(start) === '' && calledAfter.test(trim(between))))
  const said = isForward ? `${lead} ${middle}` : isTurned ? `${between} ${end}` : ''
  if (up.test(said) === down.test(said)) return undefined
  // "Paid 2360 with 18 % GST" may have it in, or be asked with it.
  if (isTurned && !isForward && /^with/.test(trim(between)) && /\b(?:gst|vat|tax)\b/.test(said))
    return undefined
  const asked = isForward ? '' : trim(end).replace(up, '').replace(down, '')
  if (!former.test(trim(asked))) return undefined
  const factor = `( 1 ${up.test(said) ? '+' : '-'} ${isForward ? percent : share} / 100 )`
  return `${amountIn(isForward ? amount : worth)} / ${factor}`
}
