/** An amount without its sign: how much moved, whichever way. */
export const absolute = (amount: bigint): bigint => (amount < 0n ? -amount : amount)
