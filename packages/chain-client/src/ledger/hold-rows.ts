import type { AssetMovement } from '../ports/movements.ts'
import type { Logged, TransactionPlace } from '../ports/receipts.ts'

/** A transaction: not what stands for one, as the name of a withdrawal does. */
const HASH = /^0x[0-9a-f]{64}$/

const hashOf = ({ id }: AssetMovement) => id.slice(0, Math.max(0, id.indexOf(':')))
const isLogged = ({ kind }: AssetMovement) => kind === 'transfer' || kind === 'nft'

/** The latest transactions that movements name. */
export function listTransactions(movements: readonly AssetMovement[], most: number): TransactionPlace[] {
  const found = new Map<string, TransactionPlace>()
  for (const movement of movements.toSorted((a, b) => b.block - a.block)) {
    const hash = hashOf(movement)
    if (!HASH.test(hash) || found.has(hash)) continue
    if (found.size === most) break
    found.set(hash, { hash, block: movement.block, at: movement.at })
  }
  return [...found.values()]
}

/**
 * Movements in which those of tokens and pieces are what the logs of their transactions say, as far as these are known. A row that
 * a source makes of another log, as of one that tells of wrapping, is left to it.
 */
export function holdRows(
  movements: readonly AssetMovement[],
  logged: ReadonlyMap<string, Logged | null>,
): { movements: AssetMovement[]; changed: Set<string> } {
  const changed = new Set<string>()
  const told = new Map<string, AssetMovement>()
  for (const one of logged.values())
    for (const movement of one?.movements ?? []) told.set(movement.id, movement)
  const held = movements.flatMap((movement) => {
    const hash = hashOf(movement)
    const known = logged.get(hash)
    if (known === undefined) return [movement]
    if (known !== null && !isLogged(movement)) return [movement]
    const own = told.get(movement.id)
    if (own !== undefined && isSame(own, movement)) {
      told.delete(movement.id)
      return [own.position === undefined ? movement : { ...movement, position: own.position }]
    }
    const place = Number(movement.id.split(':')[2])
    if (own === undefined && known?.others.has(place) === true) return [movement]
    changed.add(hash)
    return []
  })
  for (const movement of told.values()) changed.add(hashOf(movement))
  return { movements: [...held, ...told.values()], changed }
}

const isSame = (one: AssetMovement, other: AssetMovement) =>
  one.asset === other.asset && one.amount === other.amount && one.counterparty === other.counterparty
