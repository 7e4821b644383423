import { type LinePoint, type Micros, parseMicros } from '@pkg/api-contract'

/** What tokens were worth that got their first price on the way to a point of a line; null where the step to it is not known. */
export function toNewlyPriced(
  { exactValue, sincePrevious }: LinePoint,
  previous: Pick<LinePoint, 'exactValue'> | undefined,
): Micros | null {
  if (previous === undefined || sincePrevious === null || sincePrevious.gain === null) return null
  const moved = parseMicros(sincePrevious.netFlows) + parseMicros(sincePrevious.gain)
  return parseMicros(exactValue) - parseMicros(previous.exactValue) - moved
}
