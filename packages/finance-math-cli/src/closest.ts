/** The candidate that differs least from what was typed, where it differs in a third of it or less. */
export function closest(typed: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .map((candidate) => ({ candidate, distance: editDistance(typed, candidate) }))
    .filter(({ distance }) => distance <= Math.max(1, Math.floor(typed.length / 3)))
    .sort((one, other) => one.distance - other.distance)
  return best?.candidate
}

/** How many letters have to be put in, left out or replaced to make one word of the other. */
function editDistance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1]
    for (const [column, own] of [...other].entries()) {
      const replaced = (above[column] as number) + (letter === own ? 0 : 1)
      current.push(Math.min(replaced, (above[column + 1] as number) + 1, (current[column] as number) + 1))
    }
    above = current
  }
  return above[other.length] as number
}
