import { asksPart, ofDebt, ofLoan, ofRateBefore, spanRules } from '../grammar/instalment-spans.ts'

/** A part of a plan in a question: its first and its last instalment. */
export interface ReadSpan {
  span: string
  /** Whether it is called instalments, which only a loan has. */
  isOfLoan: boolean
  index: number
  length: number
}

/** The part of a loan that its interest or its principal is asked of: "in the first year" are instalments 1 to 12. */
export function readSpans(text: string): ReadSpan[] {
  if (!asksPart.test(text)) return []
  for (const { pattern, isOfLoan, toSpan } of spanRules) {
    const found = isOfLoan && !ofLoan.test(text) ? null : pattern.exec(text)
    const span = found && toSpan(found.groups ?? {})
    if (found && span && !ofRateBefore.test(text.slice(0, found.index)))
      return [
        {
          span,
          isOfLoan: ofLoan.test(found[0]) || ofDebt.test(text),
          index: found.index,
          length: found[0].length,
        },
      ]
  }
  return []
}

/** First and last instalment of a part; NaN where the plan is too short to have it. */
export function toInstalments(span: string, months: number): { fromMonth: number; toMonth: number } {
  const [from = '', to = from] = span.split('-')
  const last = from === 'last' ? months : Number(to)
  const first = from === 'last' ? months - Number(to) + 1 : Number(from)
  const isInside = first >= 1 && last <= months && first <= last
  return isInside ? { fromMonth: first, toMonth: last } : { fromMonth: Number.NaN, toMonth: Number.NaN }
}
