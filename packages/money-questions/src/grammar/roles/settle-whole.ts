/**
 * Which of a stated whole and what is told of its parts counts: the parts where they make it up, the whole where the rest is
 * not listed. Undefined where there are no parts or these are more than it, so that one of them is something else.
 */
export function settleWhole(whole: number, parts: readonly number[]): 'parts' | 'whole' | undefined {
  const sum = parts.reduce((all, part) => all + part, 0)
  if (parts.length === 0 || sum > whole) return undefined
  return sum === whole ? 'parts' : 'whole'
}
