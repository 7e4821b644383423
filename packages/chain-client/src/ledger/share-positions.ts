import type { AssetMovement } from '../ports/movements.ts'

/** Movements of which each has the place of its transaction in the block where another one of that transaction has it. */
export function sharePositions(movements: readonly AssetMovement[]): AssetMovement[] {
  const positions = new Map<string, number>()
  for (const { id, position } of movements) {
    if (position !== undefined) positions.set(hashOf(id), position)
  }
  return movements.map((movement) => {
    const position = movement.position ?? positions.get(hashOf(movement.id))
    return position === movement.position ? movement : { ...movement, position: position as number }
  })
}

const hashOf = (id: string) => id.slice(0, id.indexOf(':'))
