import { bracket } from './join-measures.ts'
import { has, isMoney, isPercent, type Step, textOf } from './step.ts'
import type { Meaning } from './story-words.ts'
import type { Word } from './take-story.ts'

/** What makes more of a percentage than its part of an amount, or leaves open which amount it is of. */
const others: readonly Meaning[] = [
  'left',
  'rest',
  'most',
  'old',
  'double',
  'split',
  'sold',
  'bought',
  'gain',
]
const rises = /^(?:increase|increment|hike|raise|rise|extra|more|bonus|appraisal)$/
const falls =
  /^(?:off|discount|cut|save|saved|saves|saving|savings|cashback|decrease|fall|drop|cheaper|lost|loss|less)$/

/** "10 % cashback up to 150 on 2,400": the percentage in money, or the most that there is. */
export function cappedPart(
  steps: readonly Step[],
  ask: readonly Word[],
  all: readonly Word[],
): string | undefined {
  const percent = steps.find(isPercent)
  const amounts = steps.filter(isMoney)
  const cap = amounts.find(({ before }) => has(before.slice(-2), 'most'))
  const amount = amounts.find((one) => one !== cap)
  if (percent === undefined || cap === undefined || amount === undefined || steps.length !== 3)
    return undefined
  if (has(all, 'left', 'rest', 'old', 'split', 'gain', 'sold', 'double')) return undefined
  // "At most 150 a month".
  if (amounts.some(({ figure }) => figure.per !== undefined || figure.text.includes('*'))) return undefined
  const names = [...percent.before, ...percent.behind].filter((word) => has([word], 'down'))
  const isCashback = names.some(({ text }) => text === 'cashback')
  const isPart = isCashback || ask.some(({ text }) => /^(?:discount|off|save|saving|saved)$/.test(text))
  const isRest = !isCashback && ask.some(({ text }) => /^(?:pay|price|bill|final)$/.test(text))
  if (names.length === 0 || isPart === isRest || (isCashback && has(ask, 'total', 'spent'))) return undefined
  const part = `min( ${bracket(amount.figure.text)} * ${percent.figure.text} / 100 , ${cap.figure.text} )`
  return isRest ? `${amount.figure.text} - ${part}` : part
}

const isOfOnce = (before: readonly Word[]) =>
  /^(?:of|on)$/.test(before.at(-1)?.text ?? '') && before.filter((word) => has([word], 'of')).length === 1

/** "5 % GST on 1,000: the GST", "12 % raise on 35,000, extra?": the percentage in money, asked for by what it is called. */
export function partOf(
  steps: readonly Step[],
  ask: readonly Word[],
  all: readonly Word[],
): string | undefined {
  const [amount, ...amounts] = steps.filter(isMoney)
  const [percent, ...percents] = steps.filter(isPercent)
  if (amount === undefined || percent === undefined || amounts.length + percents.length > 0) return undefined
  if (has(all, ...others) || has(ask, 'total') || percent.figure.value >= 100) return undefined
  if (amount.before.some(({ text }) => /^(?:to|paid|pay|got|received|after|net)$/.test(text)))
    return undefined
  const isFirst = steps[0] === percent
  if (percent.behind.slice(0, 2).some(({ text }) => /ly$|^(?:annual|pm|pa)$/.test(text))) return undefined
  const own = isFirst
    ? [...percent.before, ...percent.behind]
    : [...percent.before.slice(-3), ...percent.behind.slice(0, 3)]
  const names = own.filter((word) => has([word], 'up', 'down', 'tax', 'spent'))
  const wanted = ask.filter((word) => !own.includes(word))
  const isNamed = (word: Word) =>
    names.some(({ text }) => text === word.text) ||
    (rises.test(word.text) && has(names, 'up')) ||
    (falls.test(word.text) && has(names, 'down'))
  const isAsked = wanted.some(isNamed)
  // A price may have its tax in it.
  const isIn =
    names.some(({ text }) => /^(?:gst|vat|tax)$/.test(text)) && !isFirst && !amount.figure.text.includes('*')
  if (
    isIn &&
    !has(percent.before, 'up') &&
    !percent.before.some(({ text }) => /^(?:plus|add|adding|[+])$/.test(text))
  )
    return undefined
  const isTold = wanted.every(
    (word) =>
      isNamed(word) ||
      (!/^(?:pay|paid|get|price|cost|bill)$/.test(word.text) &&
        (word.means.size === 0 || has([word], 'idle', 'many', 'of'))),
  )
  // "8.33 % of 84,000": nothing but the part.
  const isPlain =
    isFirst &&
    !amount.figure.text.includes('*') &&
    isOfOnce(amount.before) &&
    !has(all, 'up', 'down', 'plus', 'more')
  if (!isTold || !(isAsked || (isPlain && !has(wanted, 'save')))) return undefined
  return `${bracket(amount.figure.text)} * ${percent.figure.text} / 100`
}

/** "10 % of 500 and 20 % of 600, together": each percentage of the amount beside it. */
export function sumOfParts(
  steps: readonly Step[],
  ask: readonly Word[],
  all: readonly Word[],
): string | undefined {
  if (steps.length < 4 || steps.length % 2 > 0 || has(all, ...others)) return undefined
  const pairs = steps.flatMap((step, at) => {
    const next = steps[at + 1]
    return at % 2 === 0 && next !== undefined ? [[step, next] as const] : []
  })
  const isOf = pairs.every(
    ([percent, amount]) => isPercent(percent) && isMoney(amount) && isOfOnce(amount.before),
  )
  if (!isOf) return undefined
  const names = pairs.flatMap(([{ behind }, { before }]) => [...behind.slice(0, 2), ...before])
  if (has(names, 'up', 'down', 'tax')) return undefined
  const joint = textOf(pairs[1]?.[0].before ?? [])
  const isTaken = /^(?:minus|less|-)$/.test(joint) || ask.some(({ text }) => text === 'difference')
  const isAdded =
    /^(?:plus|\+|added to)$/.test(joint) ||
    has(ask, 'total') ||
    ask.some(({ text }) => /^(?:sum|together|jod)$/.test(text))
  if (isTaken === isAdded || (isTaken && pairs.length > 2)) return undefined
  const parts = pairs.map(([percent, amount]) => ({
    text: `${bracket(amount.figure.text)} * ${percent.figure.text} / 100`,
    value: amount.figure.value * percent.figure.value,
  }))
  const ordered =
    isTaken && ask.some(({ text }) => text === 'difference') ? parts.sort((a, b) => b.value - a.value) : parts
  return ordered.map(({ text }) => text).join(isTaken ? ' - ' : ' + ')
}
