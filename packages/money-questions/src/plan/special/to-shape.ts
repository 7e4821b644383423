import { isFiller } from '../../grammar/fillers.ts'
import { shareFillers, shareStops } from '../../grammar/share-fillers.ts'
import { isTimeUnit, units } from '../../grammar/units.ts'
import { isKnownWord } from '../../read/find-concepts.ts'
import type { Reading } from '../../read/read-words.ts'
import type { Token } from '../../read/tokenize.ts'
import { readSign } from './read-sign.ts'
import { toPart } from './to-part.ts'

/** More words than these that are not in the vocabulary are no name of a thing. */
const MOST_UNNAMED = 3
/** Signs that say nothing beside others: the period of an amount that has one, and words of other places. */
const joinings: readonly (readonly [RegExp, string])[] = [
  [/\bN WAS N\b/g, 'N FROM N'],
  [/\bWAS /g, ''],
  // "18 % GST ke saath" is with it.
  [/\b(P CHARGE|CHARGE P) WITH$/, 'WITH $1'],
  [/\bWITH (?!P CHARGE|CHARGE P)| WITH$/g, ''],
  [/(?:\bMONTH )?\bRM MONTH\b|\bMONTH RM\b/g, 'RM'],
  [/(?:\bYEAR )?\bRY YEAR\b|\bYEAR RY\b/g, 'RY'],
  [/\bRD DAY\b|\bDAY RD\b/g, 'RD'],
  [/\bRW WEEK\b|\bWEEK RW\b/g, 'RW'],
]
/** What may be asked for before the figures are told. */
const askedFirst: ReadonlySet<string> = new Set(['BEFORE', 'BOUGHT', 'SOLD'])
const conditional: ReadonlySet<string> = new Set(['if', 'when', 'agar', 'yadi', 'अगर', 'यदि'])
const silentSigns: ReadonlySet<string> = new Set(['₹', '$', '€', '£', '@', '='])

/** The shape of a question as `grammar/shares.ts` describes it; undefined where a word of it has no part in one. */
export function toShape(reading: Reading): string | undefined {
  const { tokens, quantities } = reading
  const parts: string[] = []
  const asked: string[] = []
  let signEnd = 0
  let unnamed = 0
  for (let at = 0; at < tokens.length; ) {
    const index = quantities.findIndex(({ start }) => start === at)
    const quantity = quantities[index]
    if (quantity !== undefined) {
      const part = toPart(reading, index)
      // "2 dozen eggs at 6 each" are 24.
      if (part === undefined || /^dozens?$/.test(tokens[quantity.end]?.text ?? '')) return undefined
      parts.push(part)
      at = Math.max(quantity.end, part === 'T' ? quantity.end + 1 : 0)
      continue
    }
    const found = readSign(tokens, at)
    if (found !== undefined) {
      const isPrice =
        found.sign === 'EACH' && quantities.some(({ end, kind }) => end === at && kind !== 'things')
      const sign = found.sign === 'EACH' && !isPrice ? 'APIECE' : found.sign
      // "Original price if 560 is after 30 % off": what stands before "if" is what is asked, as at the end.
      if (askedFirst.has(sign) && conditional.has(tokens[found.end]?.text ?? '')) asked.push(sign)
      else if (sign !== 'WHEN' && !(parts.at(-1) === sign && at === signEnd)) parts.push(sign)
      signEnd = found.end
      at = found.end
      continue
    }
    const isBefore = isFrom(reading, at)
    if (isBefore) parts.push('WAS')
    else if (tokens[at]?.text === 'of' && (at === 0 || isBetweenAmounts(reading, at))) parts.push('OF')
    else if (tokens[at]?.text === '+') parts.push('PLUS')
    else {
      const meaning = weigh(tokens[at])
      if (meaning === 'else' || (meaning === 'name' && ++unnamed > MOST_UNNAMED)) return undefined
    }
    at++
  }
  return joinings.reduce(
    (shape, [pattern, instead]) => shape.replace(pattern, instead),
    [...parts, ...asked].join(' '),
  )
}

/** "1000 of 5000", "1000 of my 5000": a part and its whole. */
function isBetweenAmounts(reading: Reading, at: number): boolean {
  const { tokens, quantities } = reading
  const isOwned = /^(?:my|our|the|a)$/.test(tokens[at + 1]?.text ?? '')
  const isAmount = (index: number) => toPart(reading, index) === 'N'
  return (
    isAmount(quantities.findIndex(({ end }) => end === at)) &&
    isAmount(quantities.findIndex(({ start }) => start === (isOwned ? at + 2 : at + 1)))
  )
}

/** "It was 75" tells what something changed from. */
function isFrom({ tokens, quantities }: Reading, at: number): boolean {
  if (!/^(?:was|were)$/.test(tokens[at]?.text ?? '')) return false
  return quantities.some(
    ({ start }) =>
      tokens.slice(at + 1, start).every(({ text }) => /^(?:at|rs|₹|\$)$/.test(text)) && start > at,
  )
}

/** What a word does in a shape: nothing, name a thing that is bought, or mean something else. */
function weigh(token: Token | undefined): 'nothing' | 'name' | 'else' {
  const { kind = 'pause', text = '' } = token ?? {}
  if (kind === 'sign') return silentSigns.has(text) ? 'nothing' : 'else'
  if (kind !== 'word') return 'nothing'
  if (shareStops.has(text)) return 'else'
  const unit = units.get(text)
  if (unit !== undefined) return isTimeUnit(unit) ? 'else' : 'nothing'
  if (isFiller(text) || shareFillers.has(text)) return 'nothing'
  return isKnownWord(text) ? 'else' : 'name'
}
