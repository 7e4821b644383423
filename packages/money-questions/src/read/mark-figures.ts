import { type FigureLabel, labelWords } from '../grammar/figure-labels.ts'
import {
  asksAmount,
  forAfter,
  forBefore,
  goalAfter,
  goalBefore,
  outcomeAfter,
  outcomeBefore,
  purpose,
} from '../grammar/outcomes.ts'
import { currencies, units } from '../grammar/units.ts'
import { LARGEST_RATE, LEAST_BARE_AMOUNT, type Quantity } from './quantity.ts'
import type { Token } from './tokenize.ts'

/** So many words before an amount may say what it is. */
const REACH = 6
/** Calendar years that somebody may speak of. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2100]

/**
 * Marks what the words right beside a figure call it, and the amounts that a plan is to come to: "an FD that gives me 5 lakh",
 * "… ki 5 lakh mile", "1.8 lakh from 1 lakh".
 */
export function markFigures(tokens: readonly Token[], quantities: readonly Quantity[]): Quantity[] {
  return quantities.map((quantity, index) => {
    const label = labelOf(tokens, quantity)
    const labelled = label === undefined ? quantity : { ...quantity, label }
    const isAmount =
      quantity.kind === 'money' || (quantity.kind === 'bare' && quantity.value >= LEAST_BARE_AMOUNT)
    if (!isAmount || quantity.per !== undefined) return labelled
    const isOutcome =
      isToldBefore(tokens, quantity) ||
      isToldAfter(tokens, quantity) ||
      isFromAnother(tokens, quantity, quantities[index + 1])
    return isOutcome ? { ...labelled, isOutcome } : labelled
  })
}

/** What the words right beside an amount, a time, or a number that may be a rate, call it. */
function labelOf(tokens: readonly Token[], quantity: Quantity): FigureLabel | undefined {
  const before = textOf(tokens.slice(Math.max(0, quantity.start - REACH), quantity.start))
  const behind = textOf(tokens.slice(quantity.end, quantity.end + REACH))
  return labelWords.find(
    ({ label, about, ...words }) =>
      mayBeCalled(label, quantity) &&
      words.before?.test(before) !== false &&
      words.behind?.test(behind) !== false &&
      about?.test(textOf(tokens)) !== false,
  )?.label
}

function mayBeCalled(label: FigureLabel, { kind, value }: Quantity): boolean {
  const mayBeRate = kind === 'bare' && value <= LARGEST_RATE
  if (label === 'rate') return mayBeRate
  if (label === 'part') return kind === 'percent'
  if (label === 'year')
    return kind === 'bare' && Number.isInteger(value) && value >= FIRST_YEAR && value <= LAST_YEAR
  return label === 'left' ? kind === 'years' : kind === 'money' || (kind === 'bare' && !mayBeRate)
}

/** Whether an amount is what is wanted: "to get 3 lakh", "3 lakh chahiye"; of a deposit a month also "for 3 lakh". */
export function isGoal(
  tokens: readonly Token[],
  { start, end, per }: Quantity,
  isOfPeriod: boolean,
): boolean {
  if (per !== undefined) return false
  const before = textOf(
    tokens.slice(Math.max(0, start - REACH), isCurrency(tokens[start - 1]) ? start - 1 : start),
  )
  const after = textOf(tokens.slice(end, end + 4))
  const isWanted = goalBefore.test(before) || goalAfter.test(after)
  return isWanted || (isOfPeriod && (forBefore.test(before) || forAfter.test(after)))
}

function isToldBefore(tokens: readonly Token[], { start }: Quantity): boolean {
  const end = isCurrency(tokens[start - 1]) ? start - 1 : start
  return outcomeBefore.test(textOf(tokens.slice(Math.max(0, end - REACH), end)))
}

function isToldAfter(tokens: readonly Token[], { start, end }: Quantity): boolean {
  const from = isCurrency(tokens[end]) ? end + 1 : end
  const isPurpose = purpose.test(` ${textOf(tokens.slice(0, start))} `) && asksAmount.test(textOf(tokens))
  return isPurpose && outcomeAfter.test(textOf(tokens.slice(from, from + 4)))
}

/** "1.8 lakh from 1 lakh", where nothing says that it goes on to another amount. */
function isFromAnother(
  tokens: readonly Token[],
  { start, end }: Quantity,
  next: Quantity | undefined,
): boolean {
  if (next === undefined || (next.kind !== 'money' && next.kind !== 'bare')) return false
  const between = textOf(tokens.slice(end, next.start).filter((token) => !isCurrency(token)))
  return between === 'from' && tokens[start - 1]?.text !== 'by'
}

function isCurrency(token: Token | undefined): boolean {
  const unit = units.get(token?.text ?? '')
  return unit !== undefined && currencies[unit] !== undefined
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' ')
}
