/** How many of the runs did something, with how sure that share is of the model behind them. */
export interface LuckShare {
  count: number
  /** From 0 to 1. */
  share: number
  /** Of the share, √(p (1 − p) / n); null where the runs are not drawn apart from each other. */
  standardError: number | null
  /** Wilson's interval at 95 %, which stays meaningful at 0 and 1; null as above. */
  interval: readonly [low: number, high: number] | null
}

/** The point that 2.5 % of a normal distribution lie above. */
const z = 1.959963984540054

/**
 * The share of `count` among `runs`. Its error is that of drawing, and tells nothing of how far the model is from what
 * will come.
 *
 * @see E. B. Wilson, Probable Inference, the Law of Succession, and Statistical Inference, 1927
 */
export function luckShare(count: number, runs: number, areDrawnApart: boolean): LuckShare {
  const share = count / runs
  if (!areDrawnApart) return { count, share, standardError: null, interval: null }
  const middle = (share + z ** 2 / (2 * runs)) / (1 + z ** 2 / runs)
  const reach = (z / (1 + z ** 2 / runs)) * Math.sqrt((share * (1 - share)) / runs + z ** 2 / (4 * runs ** 2))
  return {
    count,
    share,
    standardError: Math.sqrt((share * (1 - share)) / runs),
    interval: [Math.max(0, middle - reach), Math.min(1, middle + reach)],
  }
}
