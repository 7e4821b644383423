import { setImmediate } from 'node:timers/promises'
import type {
  KeptMovement,
  MovementFilter,
  MovementPlace,
  MovementScope,
  MovementsRepository,
} from '../../../database/movements.repository.ts'
import { readPage } from './read-page.ts'

/** All movements that a filter leaves, part by part, at least one, which may be empty. Other calls are answered in between. */
export async function* readInParts(
  movements: Pick<MovementsRepository, 'list'>,
  scopes: readonly MovementScope[],
  filter: MovementFilter,
  order: { size: number; oldestFirst?: boolean },
): AsyncGenerator<KeptMovement[]> {
  let after: MovementPlace | null = null
  do {
    const { rows, next } = await readPage(movements, scopes, filter, { ...order, after })
    yield rows
    after = next
    await setImmediate()
  } while (after !== null)
}
