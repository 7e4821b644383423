import type { Draft } from '../../answer/answer.ts'
import { lines } from '../../answer/parts.ts'
import { askedNumber, toCalculation } from '../../answer/result.ts'
import { run } from '../../answer/run.ts'
import { say } from '../../answer/say.ts'
import { fill } from '../../languages/phrases.ts'
import type { Mention } from '../../read/find-concepts.ts'
import type { Reading } from '../../read/read-words.ts'
import { clarify } from '../ask-back.ts'

/** The yearly return of dated payments; undefined where the question is about something else. */
export function solveFlows(reading: Reading): Draft | undefined {
  const { quantities, concepts, tokens, mentions } = reading
  const dates = quantities.filter(({ kind }) => kind === 'date')
  if (!concepts.has('xirr') && !(dates.length >= 2 && (concepts.has('returns') || concepts.has('askRate'))))
    return undefined
  const amounts = quantities.filter(
    ({ kind, per }) => (kind === 'money' || kind === 'bare') && per === undefined,
  )
  const askForFlows = clarify(({ askBack }) => askBack.flows)
  if (dates.length < 2 || dates.length !== amounts.length || quantities.length !== dates.length * 2)
    return askForFlows

  // Where one carries a minus sign, what carries none is a plus: the signs tell the ways.
  const isSigned = amounts.some(({ isNegative }) => isNegative)
  const flows: { date: string; amount: number }[] = []
  for (const [index, amount] of amounts.entries()) {
    const date = dates[index]
    if (date?.text === undefined) return askForFlows
    const sign = tokens[amount.start - 1]?.text
    const from = index === 0 ? 0 : Math.max(amounts[index - 1]?.end ?? 0, dates[index - 1]?.end ?? 0)
    const before = mentions.filter(({ start, end }) => start >= from && end <= amount.start)
    const after = mentions.filter(({ start }) => start >= amount.end && start < date.start)
    const isWay = ({ concepts: meant }: Mention) => meant.includes('paidIn') || meant.includes('received')
    // "received 8 lakh on …" or "8 lakh received on …"
    const said = before.findLast(isWay) ?? after.find(isWay)
    const last = flows.at(-1)
    const isIn = amount.isNegative
      ? true
      : sign === '+'
        ? false
        : said
          ? said.concepts.includes('paidIn')
          : isSigned
            ? false
            : last && last.amount < 0 && hasNothingNew(reading, index)
              ? true
              : undefined
    if (isIn === undefined) return askForFlows
    flows.push({ date: date.text, amount: isIn ? -amount.value : amount.value })
  }
  const result = run({ calculator: 'xirr', values: { flows } })
  if (result === undefined) return clarify(({ askBack }) => `${askBack.noFlowRate} ${askBack.flows}`)
  return {
    kind: 'answer',
    say: (phrases) =>
      lines(
        say(phrases.flows.answer, result, phrases),
        fill(phrases.sentences.assumed, { what: phrases.flows.assumes }),
      ),
    calculations: [toCalculation(result)],
    asked: [askedNumber(result)],
  }
}

/** "paid 50000 on … and 50000 on …": the second amount goes the way of the first. */
function hasNothingNew({ tokens, quantities }: Reading, index: number): boolean {
  const amount = quantities.filter(({ kind }) => kind === 'money' || kind === 'bare')[index]
  return amount !== undefined && ['and', ',', 'aur', '+'].includes(tokens[amount.start - 1]?.text ?? '')
}
