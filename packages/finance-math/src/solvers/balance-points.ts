/**
 * The forces of interest u = ln(1 + r) at which `gapAt` is 0, ascending.
 *
 * The gap is ln(inflows / outflows), nearly straight in u and the same for flows of any scale: secant steps
 * inside a bracket, halved where a step leaves it or too many have been taken, until u stops changing in
 * relation to itself. Between two `borders` lies at most one root; at a border the gap may touch 0 without
 * crossing it. `lowSign` and `highSign` are the signs at the far ends; `reach` is the time that the flows span.
 */
export function balancePoints(
  gapAt: (force: number) => number,
  reach: number,
  lowSign: number,
  highSign: number,
  borders: readonly number[] = [],
): number[] {
  const points: number[] = []
  // Beyond these, 1 + r is no longer a double.
  let from = -37
  let fromGap = Math.sign(lowSign)
  for (const to of [...borders, 709]) {
    let gap = Math.sign(highSign)
    if (to < 709) gap = gapAt(to)
    if (Math.abs(gap) < 1e-14) {
      if (to < 709) points.push(to)
      gap = 0
    } else if (fromGap * gap < 0) {
      let low = from
      let high = to
      let force = low < 0 && high > 0 ? 0 : (low + high) / 2
      let before = force
      let gapBefore = 0
      for (let left = 200; left; left--) {
        const now = gapAt(force)
        if (now * fromGap > 0) low = force
        else high = force
        let next = force - now * (force === before ? -2 / reach : (force - before) / (now - gapBefore))
        if (!(next > low && next < high) || (left < 188 && left % 3)) next = (low + high) / 2
        before = force
        gapBefore = now
        force = now ? next : force
        if (Math.abs(force - before) <= 1e-11 * Math.abs(force) + 1e-17) break
      }
      if (force > -36.9 && force < 708.9) points.push(force)
    }
    from = to
    fromGap = gap
  }
  return points
}
