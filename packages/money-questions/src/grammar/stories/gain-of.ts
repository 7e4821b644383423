import { sidesOf } from './sign-of-money.ts'
import { has, isMoney, type Step } from './step.ts'
import type { Word } from './take-story.ts'

const isTraded = ({ own }: Step) => has(own, 'bought', 'sold')

/** What is sold less what was paid. */
export function gainOf(steps: readonly Step[], ask: readonly Word[]): string | undefined {
  if (!steps.every(isMoney)) return undefined
  const sides = sidesOf(steps)
  const sold = steps.filter((_, at) => sides?.[at] === 'in')
  const paid = steps.filter((_, at) => sides?.[at] === 'out')
  if (sold.length === 0 || paid.length === 0 || sold.length + paid.length !== steps.length) return undefined
  if (
    has(
      steps.flatMap(({ before, behind }) => [...before, ...behind]),
      'up',
      'down',
      'rest',
      'left',
      'tax',
      'double',
    )
  )
    return undefined
  const sumOf = (list: readonly Step[]) => list.reduce((whole, { figure }) => whole + figure.value, 0)
  if (ask.some(({ text }) => /^(?:percent|percentage|margin|roi)$/.test(text)))
    return `percent change from ${sumOf(paid)} to ${sumOf(sold)}`
  // "36 candles at 38 apiece, each dozen sold for 552": of one, or of all.
  const isOfCount = ({ figure: { text } }: Step) => text.includes('*')
  const isOfOther = steps.some(
    (step) =>
      !isOfCount(step) &&
      (step.before.some(({ text }) => /^(?:each|every|dozen|piece|apiece)$/.test(text)) ||
        (steps.some(isOfCount) && isTraded(step) && /^(?:at|@)$/.test(step.own.at(-1)?.text ?? ''))),
  )
  if (isOfOther) return undefined
  const write = (list: readonly Step[], sign: string) => list.map(({ figure }) => figure.text).join(sign)
  // A loss is what was paid beyond what was got.
  const isLoss =
    ask.some(({ text }) => text === 'loss') && !ask.some(({ text }) => /^(?:profit|gain)$/.test(text))
  return isLoss && sumOf(paid) > sumOf(sold)
    ? `${write(paid, ' + ')} - ${write(sold, ' - ')}`
    : `${write(sold, ' + ')} - ${write(paid, ' - ')}`
}
