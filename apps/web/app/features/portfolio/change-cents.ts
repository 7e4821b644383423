import {
  addUpCents,
  type ChangePartKind,
  microsToCents,
  parseMicros,
  type ValueChange,
} from '@pkg/api-contract'

/** A change in whole cents: `start` and the parts add up to the end, on every screen alike. */
export interface ChangeCents {
  start: number
  difference: number
  parts: { kind: ChangePartKind; cents: number }[]
}

/** Rounds the parts of a change so that they add up. */
export function toChangeCents({ from, parts }: Pick<ValueChange, 'from' | 'parts'>): ChangeCents {
  const start = parseMicros(from.exactValue)
  const cents = addUpCents(
    parts.map(({ exactValue }) => parseMicros(exactValue)),
    start,
  )
  return {
    start: microsToCents(start),
    difference: cents.reduce((sum, part) => sum + part, 0),
    parts: parts.map(({ kind }, index) => ({ kind, cents: cents[index] ?? 0 })),
  }
}
