import { takeFigures } from '../rephrasings/take-figures.ts'

/** A change that ends at a percentage of what there was: "5000 reduced to 80 %". */
const changedTo =
  /\b(?:reduced|cut|brought down|come down|comes down|came down|decreased|dropped|drops|fell|falls|fallen|rounded down|lowered|shrunk|raised|increased|goes up|went up|gone up|grew|grown|rose|risen|up|down) to (?:about )?\d+(?:\.\d+)? ?(?:%|percent)(?![a-z])(?: of (?:it|that|its|the)(?: (?:original|former|old|self|value|price|amount))*)?/
/** What it was before, or by how much it changed, is another question. */
const others =
  /\b(?:original|originally|before|was|were|earlier|first|how much (?:less|more|did)|difference|drop|rate|interest|inflation)\b.*\?|\bby how\b|\bcuts?\b.*\blost\b/

/** An amount that changes to a percentage of itself: that percentage of it. */
export function tellPercentTo(text: string): string | undefined {
  const { amounts, percents, times } = takeFigures(text)
  const isOne = amounts.length === 1 && percents.length === 1 && times.length === 0
  if (!isOne || !changedTo.test(text) || others.test(text)) return undefined
  return text.indexOf(amounts[0] ?? '') < text.search(changedTo)
    ? `${percents[0]} % of ${amounts[0]}`
    : undefined
}
