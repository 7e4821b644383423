/** Exchanges write amounts with six digits at least: what is below a millionth of one may have been cut off. */
const CUT_PART = 1_000_000n

/** Whether what came is no more than an exchange wrote of it, which may be a little less than it was. */
export const isUpTo = (came: bigint, written: bigint): boolean => came <= written + written / CUT_PART

/** Whether what is left of a receipt is no more than what an exchange may have cut off when it wrote the amount. */
export const isCutOff = (left: bigint, came: bigint): boolean => left > 0n && isUpTo(came, came - left)
