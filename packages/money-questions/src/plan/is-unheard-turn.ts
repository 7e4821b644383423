import type { Draft } from '../answer/answer.ts'
import { amountInTurn, monthTold, periodAlone } from '../grammar/plausible.ts'
import type { Reading } from '../read/read-words.ts'

/**
 * Whether what is said after an answer is told by none of its words: "per month?" that leaves the figure of a year as it
 * is, or "by 800" that is taken for the amount of which 8 % are added.
 */
export function isUnheardTurn(
  now: Draft,
  before: Draft,
  { asked, said = asked, quantities }: Reading,
): boolean {
  const [calculation, former] = [now.calculations[0], before.calculations[0]]
  if (calculation === undefined || calculation.calculator !== former?.calculator) return false
  if (calculation.calculator === 'arithmetic') {
    const isOfPercent = [calculation, former].every(({ inputs }) => ofPercent.test(String(inputs.sum)))
    return isOfPercent && amountInTurn.test(said)
  }
  const [figure] = now.asked
  const label = calculation.outputs.find(({ value }) => value === figure)?.label ?? ''
  const isSame = quantities.length === 0 && figure === before.asked[0]
  return isSame && periodAlone.test(said) && !monthTold.test(label.toLowerCase())
}

const ofPercent = /× \(1 [+−] [\d.,]+ ÷ 100\)$/
