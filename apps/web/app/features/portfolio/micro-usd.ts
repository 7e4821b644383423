/** Millionths of a dollar, exact. */
export type MicroUsd = bigint

/** Reads "12.340000" or "-0.500000" to the last digit. */
export function parseMicroUsd(exact: string): MicroUsd {
  return BigInt(exact.replace('.', ''))
}

const perCent = 10_000n

/** Cents, halves away from zero. */
export function toCentsRounded(micros: MicroUsd): number {
  const half = micros < 0n ? -perCent / 2n : perCent / 2n
  return Number((micros + half) / perCent)
}
