import { contrast, correction, denial, plainCorrection, preposition, slip } from '../grammar/corrections.ts'
import { isWithin } from './is-within.ts'
import type { Quantity } from './quantity.ts'
import type { Token } from './tokenize.ts'

/**
 * The question without figures that it takes back itself: "50 lakh, sorry, 40 lakh", "not 8 % but 9 %",
 * "at 9 %, not 8 %". Only a figure of the same kind right beside it takes the place of another.
 */
export function dropCorrected(tokens: readonly Token[], quantities: readonly Quantity[]): readonly Token[] {
  const text = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .map((token) => token.text)
      .join(' ')
  for (const [index, quantity] of quantities.entries()) {
    const next = quantities[index + 1]
    if (next === undefined) continue
    const between = text(quantity.end, next.start)
    const isNegated = tokens[startOfNot(tokens, quantity.start)]?.text === 'not'
    const isPlain = plainCorrection.test(between) || (isNegated && contrast.test(between))
    if (!isAlike(quantity, next) && !(isPlain && quantity.kind === 'bare')) {
      if (next.kind === 'bare' && denial.test(between)) return cut(tokens, quantity.end, next.end)
      continue
    }
    const isSlip = slip.test(between) && areClose(quantity, next)
    if (correction.test(between) || isSlip) return cut(tokens, quantity.start, next.start)
    if (isNegated && contrast.test(between)) {
      const isOwn = preposition.test(tokens[next.start - 1]?.text ?? '')
      return cut(tokens, startOfNot(tokens, quantity.start), next.start - (isOwn ? 1 : 0))
    }
    if (!isNegated && denial.test(between)) return cut(tokens, quantity.end, next.end)
  }
  return tokens
}

function startOfNot(tokens: readonly Token[], at: number): number {
  return preposition.test(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1
}

function isAlike(one: Quantity, other: Quantity): boolean {
  const isAmount = ({ kind }: Quantity) => kind === 'money' || kind === 'bare'
  return (one.kind === other.kind || (isAmount(one) && isAmount(other))) && one.per === other.per
}

/** "20 lakh, no 402" puts nothing right. */
function areClose(one: Quantity, other: Quantity): boolean {
  const isUnitSaidOnce = one.kind === 'bare' && other.kind !== 'bare'
  return isUnitSaidOnce || isWithin(MOST_APART, one.value, other.value)
}

/** What is put right is hardly so many times another. */
const MOST_APART = 10

function cut(tokens: readonly Token[], from: number, to: number): readonly Token[] {
  return [...tokens.slice(0, from), ...tokens.slice(to)]
}
