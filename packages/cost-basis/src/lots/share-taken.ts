import { divide } from '../primitives/decimal.ts'
import { type Basis, least, takeFrom } from './basis.ts'
import type { Origin, Piece } from './ledger.ts'

/** What was taken for one disposal from the purchases of a day, or from the pool: all of it at one cost per unit. */
export interface Taken extends Basis {
  rule: NonNullable<Piece['rule']>
  /** Where its units came from, in order; one without an origin from the pool. */
  sources: { origin?: Origin; quantity: bigint }[]
}

/** A part of the disposal; filled in here. */
interface Part {
  quantity: bigint
  pieces: readonly Piece[]
  missing: bigint
}

/**
 * Shares what was taken for a disposal among its parts by their quantities, so that every part has the same cost per unit.
 * What is not covered is missing of each part alike.
 *
 * Each part takes its share of what is left, and the last one the rest: nothing gets lost. Units are rounded as running sums, so
 * that those of a part add up to it. The purchases of a day go to the parts one after the other: a part has few pieces, however
 * many purchases and parts there are.
 */
export function shareTaken(all: readonly Taken[], parts: readonly Part[]): void {
  let open = parts.reduce((sum, { quantity }) => sum + quantity, 0n)
  for (const part of parts) {
    const pieces: Piece[] = []
    let before = 0n
    let covered = 0n
    for (const taken of all) {
      before += taken.quantity
      const quantity = divide(before * part.quantity, open) - covered
      if (quantity === 0n) continue
      covered += quantity
      tell(cut(taken, quantity, { quantity: part.quantity, of: open }), taken, pieces)
    }
    part.pieces = pieces
    part.missing = part.quantity - covered
    open -= part.quantity
  }
}

/** Takes units out of a basis, with that ratio of its money: its units are cut at whole ones, its money is not. */
function cut(basis: Basis, quantity: bigint, ratio: { quantity: bigint; of: bigint }): Basis {
  const isAll = quantity === basis.quantity
  const money = (amount: bigint): bigint => (isAll ? amount : divide(amount * ratio.quantity, ratio.of))
  const [cost, arrivalValue] = [money(basis.cost), money(basis.arrivalValue)]
  const taken = takeFrom({ ...basis }, quantity)
  basis.quantity -= quantity
  basis.cost -= cost
  basis.unknown -= taken.unknown
  basis.arrivalValue -= arrivalValue
  basis.unvalued -= taken.unvalued
  return { ...taken, cost, arrivalValue }
}

/** Tells a share by where its units came from, and takes them off there. */
function tell(share: Basis, { rule, sources }: Taken, pieces: Piece[]): void {
  while (share.quantity > 0n) {
    const source = sources[0] as Taken['sources'][0]
    const quantity = least(share.quantity, source.quantity)
    const { origin } = source
    pieces.push({ ...takeFrom(share, quantity), ...(origin && { origin }), rule })
    source.quantity -= quantity
    if (source.quantity === 0n) sources.shift()
  }
}
