import type {
  KeptMovement,
  MovementFilter,
  MovementPlace,
  MovementScope,
  MovementsRepository,
} from '../../../database/movements.repository.ts'

/** A page of movements, and the place after which the next one begins; null behind the last. */
export async function readPage(
  movements: Pick<MovementsRepository, 'list'>,
  scopes: readonly MovementScope[],
  filter: MovementFilter,
  { size, ...from }: { after: MovementPlace | null; size: number; oldestFirst?: boolean },
): Promise<{ rows: KeptMovement[]; next: MovementPlace | null }> {
  const found = await movements.list(scopes, filter, { ...from, limit: size + 1 })
  const rows = found.slice(0, size)
  return { rows, next: found.length > size ? (rows.at(-1) ?? null) : null }
}
