/**
 * The specification's line for what nothing is known of: from 85 % of the value to the value, with up to 5 % of
 * noise; from 10,000 to 12,000 where the value is unknown. The noise is of the wallet and the moment (ms since 1970), so that asking
 * twice draws the same line.
 */
export function illustrativeValues(
  key: string,
  moments: readonly number[],
  netWorth: number | null,
): number[] {
  const start = netWorth === null ? 10_000 : netWorth * 0.85
  const end = netWorth ?? 12_000
  return moments.map((moment, index) => {
    const share = moments.length === 1 ? 1 : index / moments.length
    const noise = 1 + (fraction(`${key}:${moment}`) * 2 - 1) * 0.05
    const value = (start + (end - start) * share) * noise
    return Math.round(value * 100) / 100
  })
}

/** A number from 0 to 1 that depends on the text alone (FNV-1a). */
function fraction(text: string): number {
  let hash = 2_166_136_261
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619)
  }
  return (hash >>> 0) / 2 ** 32
}
