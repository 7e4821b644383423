/**
 * The force of interest a period, ln(1 + i), at which coupons of `coupon` at the times w, w + 1, … and the
 * redemption with the last of them are worth `price`.
 *
 * As a function of the force, the logarithm of that worth falls and is convex, so Newton's steps reach the
 * point from either side: at most one step past it, then ever nearer from below.
 */
export function yieldForce(
  price: number,
  coupon: number,
  redemption: number,
  coupons: number,
  firstTime: number,
): number {
  const end = firstTime + coupons - 1
  let force = 0
  for (let step = 0; step < 200; step++) {
    // The largest of the discounted flows goes out of the sum, so that no power overflows.
    const shift = -force * (force < 0 ? end : firstTime)
    let sum = redemption * Math.exp(-force * end - shift)
    let timed = sum * end
    for (let k = 0; k < coupons; k++) {
      const flow = coupon * Math.exp(-force * (firstTime + k) - shift)
      sum += flow
      timed += flow * (firstTime + k)
    }
    const gap = Math.log(sum / price) + shift
    const change = (gap * sum) / timed
    force += change
    if (!(Math.abs(change) > 1e-15 * (1 + Math.abs(force)))) break
  }
  return force
}
