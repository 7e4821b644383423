import type { Draft } from '../../answer/answer.ts'
import { formatPercent } from '../../answer/format.ts'
import { joined, lines, tell } from '../../answer/parts.ts'
import { findFigure, numberOf, toCalculation } from '../../answer/result.ts'
import { run } from '../../answer/run.ts'
import { toSaid } from '../../answer/to-said.ts'
import { fill, type Phrases } from '../../languages/phrases.ts'
import type { Reading } from '../../read/read-words.ts'
import { clarify } from '../ask-back.ts'

const LARGEST_ODDS = 50
/** What a number right before it counts, so that it is no odds. */
const counted = /^(?:outcomes?|ways?|bookies?|bookmakers?|bets?|sides?|teams?|odds|options?|sites?)$/

/** What asks for the profit as a part of the stake. */
const asksReturn = /\b(?:roi|return on investment|percent(?:age)?|pratishat)\b|%|प्रतिशत/

/** How to split a stake over odds, and what that wins; undefined where the question is about something else. */
export function solveArbitrage({
  quantities: all,
  concepts,
  mentions,
  tokens,
  text,
}: Reading): Draft | undefined {
  const quantities = all.filter(
    ({ value, end }) => !(Number.isInteger(value) && counted.test(tokens[end]?.text ?? '')),
  )
  const askFor = (missing: 'odds' | 'stake') =>
    clarify(({ askBack }) => fill(askBack.arbitrage, { missing: askBack[missing] }))
  const isStake = (start: number, end: number) =>
    mentions.some(
      ({ concepts: meant, start: from, end: to }) =>
        meant.includes('stake') && ((to <= start && start - to <= 2) || (from >= end && from - end <= 1)),
    )
  const large = quantities.filter(({ kind, value }) => kind === 'money' || value > LARGEST_ODDS)
  const stakes =
    large.length > 0
      ? large
      : quantities.filter(({ start, end, value }) => isStake(start, end) && Number.isInteger(value))
  const odds = quantities.filter((quantity) => !stakes.includes(quantity))
  // "5/2" are fractional odds; "2.05 / 2.08" are two.
  const isFraction = tokens.some(
    ({ text }, at) =>
      text === '/' && [at - 1, at + 1].some((beside) => /^\d+$/.test(tokens[beside]?.text ?? '')),
  )
  if (isFraction || odds.length < 2 || odds.some(({ value, kind }) => kind !== 'bare' || value <= 1))
    return askFor('odds')
  const [stake, ...others] = stakes
  if (stake === undefined || others.length > 0) return askFor('stake')
  const asked = concepts.has('split') ? 'stakes' : asksReturn.test(text) ? 'roiPercent' : 'profit'
  const result = run({
    calculator: 'arbitrage',
    asked,
    values: { odds: odds.map(({ value }) => value), totalStake: stake.value },
  })
  if (result === undefined) return askFor('odds')
  const currency = stake.currency ?? 'USD'
  const money = (value: unknown) => toSaid(Number(value), 'inr', { computed: true, currency })
  const listOf = (id: string) => [findFigure(result, id)?.value ?? []].flat().map(Number)
  const [split, at] = [listOf('stakes'), listOf('odds')]
  const profit = numberOf(result, 'profit')
  const percent = numberOf(result, 'roiPercent')
  const roi = toSaid(percent, 'percent', { computed: true, text: formatPercent(percent, 2) })
  const say = ({ arbitrage, sentences }: Phrases) => {
    const stakes = split.map((amount, index) =>
      tell(arbitrage.stake, {
        amount: money(amount),
        odds: toSaid(at[index] ?? 0, 'odds', { computed: false, text: String(at[index]) }),
      }),
    )
    const isReturn = asked === 'roiPercent'
    const told = tell(isReturn ? arbitrage.returns : profit >= 0 ? arbitrage.wins : arbitrage.loses, {
      stakes: joined(stakes, arbitrage.and),
      amount: money(isReturn ? profit : Math.abs(profit)),
      roi,
    })
    return lines(told, fill(sentences.assumed, { what: arbitrage.assumes }))
  }
  return {
    kind: 'answer',
    say,
    calculations: [toCalculation(result)],
    asked: asked === 'stakes' ? split : [asked === 'profit' ? profit : percent],
  }
}
