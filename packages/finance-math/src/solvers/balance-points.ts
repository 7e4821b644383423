import { balancePoint, type Measure, toBalance } from './balance-point.ts'

/** The logarithms of inflows and outflows at one force of interest, and their derivatives by it. */
interface View {
  force: number
  inflow: number
  outflow: number
  inflowSlope: number
  outflowSlope: number
}

/** Above 709, 1 + r is beyond the largest double; far below 0, no double above -1 can say the rate. */
const highest = 709
const lowest = -1e6
/** After so many halvings an interval holds no more than one point, or two that touch. */
const finest = 20
/** Ten times what any flows need whose sums stay within the range of a double; others are not worth more. */
const mostLooks = 1500

/** The one point of flows that change direction once; `late` is a flow at their end. None beyond a double. */
export function lonePoint(measure: Measure, late: number): number[] {
  const point = balancePoint(measure, lowest, highest, late)
  return isWithinReach(point) ? [point] : []
}

/**
 * Every force of interest u = ln(1 + r) at which inflows and outflows balance, ascending, none of them lost.
 *
 * The logarithms of both sums are convex in u: they lie above their tangents and below their chords, and
 * their slopes only rise. So an interval can be proved to hold no point, or exactly one; any other is halved.
 */
export function balancePoints(measure: Measure): number[] {
  const points: number[] = []
  let looks = 0
  const look = (force: number, back: boolean): View => {
    looks++
    const at = toBalance()
    measure(force, back, at)
    return {
      force,
      // What is too small for a double counts as the smallest one, which it is below.
      inflow: Math.log(at.inflow || Number.MIN_VALUE),
      outflow: Math.log(at.outflow || Number.MIN_VALUE),
      inflowSlope: at.inflowSlope / at.inflow,
      outflowSlope: at.outflowSlope / at.outflow,
    }
  }
  const add = (point: number) => {
    const isNew = Math.abs(point - (points.at(-1) ?? lowest)) > 1e-7 * Math.abs(point) + 1e-12
    if (isNew && isWithinReach(point)) points.push(point)
  }
  const search = (low: View, high: View, back: boolean, halvings: number): void => {
    const isSame = gap(low) >= 0 === gap(high) >= 0
    if (isSame && areApart(low, high)) return
    if (halvings < finest && looks < mostLooks && !isMonotone(low, high)) {
      // Halves on a scale that is even around 0 and logarithmic far from it.
      const half = (Math.asinh(low.force * 1000) + Math.asinh(high.force * 1000)) / 2
      const middle = look(Math.sinh(half) / 1000, back)
      search(low, middle, back, halvings + 1)
      search(middle, high, back, halvings + 1)
      return
    }
    const [end] = [low, high].filter((view) => gap(view) === 0)
    if (!isSame) add(end ? end.force : balancePoint(measure, low.force, high.force, gap(low)))
    else if (slope(low) * slope(high) <= 0) {
      // Where the slope, straight over so short a way, passes 0: the flows may touch balance there.
      const part = slope(low) / (slope(low) - slope(high))
      const turn = end ?? look(low.force + (high.force - low.force) * part, back)
      if (Math.abs(gap(turn)) < 1e-14) add(turn.force)
    }
  }
  const { inflow, outflow, ...start } = look(0, false)
  // Summed in the other order the figures may differ by their last digit, and a point between them be lost.
  search(look(lowest, true), { ...look(0, true), inflow, outflow }, true, 0)
  search({ ...start, inflow, outflow }, look(highest, false), false, 0)
  return points
}

const isWithinReach = (point: number): boolean => point > lowest * 0.999 && point < highest - 0.1
const gap = ({ inflow, outflow }: View): number => inflow - outflow
const slope = ({ inflowSlope, outflowSlope }: View): number => inflowSlope - outflowSlope

/** Whether the logarithms' difference only rises or only falls from one force to another. */
function isMonotone(low: View, high: View): boolean {
  return low.inflowSlope >= high.outflowSlope || high.inflowSlope <= low.outflowSlope
}

/** Whether the tangents of the larger sum stay above the chord of the smaller one. */
function areApart(low: View, high: View): boolean {
  const [upper, lower] = gap(low) >= 0 ? (['inflow', 'outflow'] as const) : (['outflow', 'inflow'] as const)
  const width = high.force - low.force
  const from = low[upper]
  const to = high[upper]
  const rise = low[`${upper}Slope`]
  const fall = high[`${upper}Slope`]
  const meeting = Math.min(width, Math.max(0, (to - fall * width - from) / (rise - fall) || 0))
  const floor = Math.max(from + rise * meeting, to + fall * (meeting - width))
  const ceiling = low[lower] + ((high[lower] - low[lower]) * meeting) / width
  return floor > ceiling + 1e-13
}
