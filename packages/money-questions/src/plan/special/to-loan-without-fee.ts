import { asksWithFee, feeEnd, feeJoints, feeStart } from '../../grammar/loan-fees.ts'
import type { Quantity } from '../../read/quantity.ts'
import type { Reading } from '../../read/read-words.ts'
import { withoutWords } from '../../read/reword.ts'

/** A loan whose instalment is asked for, with the fee beside it, which is paid once and is no part of an instalment. */
export interface LoanWithFee {
  loan: Reading
  fee: Quantity
}

/** "EMI with 15000 processing fee on 50 lakh …" without the fee; undefined where there is none, or where it counts. */
export function toLoanWithoutFee(reading: Reading): LoanWithFee | undefined {
  const { tokens, quantities, text } = reading
  if (asksWithFee.test(text)) return undefined
  const start = tokens.findIndex(
    ({ text: word }, at) => feeStart.has(word) && feeEnd.has(tokens[at + 1]?.text ?? ''),
  )
  if (start < 0) return undefined
  const end = start + 2
  const isJoint = (from: number, to: number) =>
    tokens.slice(from, to).every(({ text: word }) => feeJoints.has(word))
  const beside = quantities.filter(({ kind, start: from, end: to }) => {
    const isFee = kind === 'money' || kind === 'bare' || kind === 'percent'
    return isFee && ((to <= start && isJoint(to, start)) || (from >= end && isJoint(end, from)))
  })
  const [before, behind] = [
    beside.findLast(({ end: to }) => to <= start),
    beside.find(({ start: from }) => from >= end),
  ]
  // "Processing fee 1 %, 50 lakh": what stands right behind it is the fee, else what stands before it. Of two percentages
  // ("2 % processing fee, 12 %") the smaller is: no lender takes more once than in a year.
  const isOfBoth = before?.kind === 'percent' && behind?.kind === 'percent'
  const fee = isOfBoth && before.value < behind.value ? before : (behind ?? before)
  if (fee === undefined || quantities.length < 4) return undefined
  let from = Math.min(start, fee.start)
  let to = Math.max(end, fee.end)
  while (feeJoints.has(tokens[from - 1]?.text ?? '')) from--
  if (tokens[to]?.text === 'extra' || tokens[to]?.text === 'bhi') to++
  return { loan: withoutWords(reading, [from, to]), fee }
}
