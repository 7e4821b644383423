import { setImmediate } from 'node:timers/promises'
import { type Micros, toBookedMicros } from '@pkg/api-contract'
import type {
  KeptMovement,
  MovementFilter,
  MovementPlace,
  MovementScope,
  MovementsRepository,
} from '../../../database/movements.repository.ts'
import { absolute } from '../../../lib/absolute.ts'
import type { ScopedMovement } from './create-row-valuer.ts'
import { readPage } from './read-page.ts'

/** How many are read and valued at once; in between, others are answered. */
const ROWS_AT_ONCE = 1_000
/** How many are valued for one page at most: a page may have fewer than it could, or none, and another one behind it. */
const MOST_VALUED = 10_000

/** Whether a movement was worth so much, whichever way it went, as lists write it. What has no known value was not. */
export const isWorth = ({ value }: Pick<ScopedMovement, 'value'>, least: Micros): boolean =>
  value !== null && toBookedMicros(absolute(value.micros)) >= least

/**
 * A page of the movements that were worth something at least, and the place after which the next one begins; null behind the
 * last. No value is kept, since prices are learnt late: they are worked out of the movements that the filter leaves, part by part.
 */
export async function readPageOfValue(
  movements: Pick<MovementsRepository, 'list'>,
  scopes: readonly MovementScope[],
  filter: MovementFilter,
  {
    after,
    size,
    least,
    value,
    atOnce = ROWS_AT_ONCE,
    most = MOST_VALUED,
  }: {
    after: MovementPlace | null
    size: number
    least: Micros
    value: (rows: readonly KeptMovement[]) => Promise<{ movements: ScopedMovement[]; pending: boolean }>
    atOnce?: number
    most?: number
  },
): Promise<{ movements: ScopedMovement[]; next: MovementPlace | null; pending: boolean }> {
  const found: ScopedMovement[] = []
  let place = after
  let pending = false
  for (let valued = 0; valued < most; valued += atOnce) {
    const { rows, next } = await readPage(movements, scopes, filter, { after: place, size: atOnce })
    const part = await value(rows)
    pending ||= part.pending
    found.push(...part.movements.filter((movement) => isWorth(movement, least)))
    place = next
    if (next === null || found.length > size) break
    await setImmediate()
  }
  const page = found.slice(0, size)
  return { movements: page, next: found.length > size ? (page.at(-1)?.row ?? null) : place, pending }
}
