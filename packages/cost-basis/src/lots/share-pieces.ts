import { divide } from '../primitives/decimal.ts'
import { least } from './basis.ts'
import type { Piece } from './ledger.ts'

/** Some units of a common whole, which its pieces are shared among; filled in here. */
interface Share {
  quantity: bigint
  pieces: readonly Piece[]
  missing: bigint
}

/**
 * Shares the pieces that were taken for a whole among its parts, each piece by the quantities of the parts, so that every
 * part has the same cost per unit. What the pieces do not cover is missing of each part alike.
 *
 * Each part takes its share of what is left, and the last one the rest: nothing gets lost. Units are rounded as running
 * sums over the pieces, so that those of a part add up to it.
 */
export function sharePieces(whole: readonly Piece[], parts: readonly Share[]): void {
  const left = whole.map((piece) => ({ ...piece }))
  let open = parts.reduce((sum, { quantity }) => sum + quantity, 0n)
  for (const part of parts) {
    const pieces: Piece[] = []
    let before = 0n
    let taken = 0n
    for (const piece of left) {
      before += piece.quantity
      const quantity = divide(before * part.quantity, open) - taken
      if (quantity === 0n) continue
      taken += quantity
      pieces.push(cut(piece, quantity, { quantity: part.quantity, of: open }))
    }
    part.pieces = pieces
    part.missing = part.quantity - taken
    open -= part.quantity
  }
}

/** Takes units out of a piece, with that ratio of its money: its units are cut at whole ones, its money is not. */
function cut(piece: Piece, quantity: bigint, ratio: { quantity: bigint; of: bigint }): Piece {
  const money = (amount: bigint): bigint => divide(amount * ratio.quantity, ratio.of)
  const units = (amount: bigint): bigint => least(divide(amount * quantity, piece.quantity), amount)
  const isAll = quantity === piece.quantity
  const taken: Piece = isAll
    ? { ...piece }
    : {
        ...piece,
        quantity,
        cost: money(piece.cost),
        unknown: units(piece.unknown),
        arrivalValue: money(piece.arrivalValue),
        unvalued: units(piece.unvalued),
      }
  piece.quantity -= taken.quantity
  piece.cost -= taken.cost
  piece.unknown -= taken.unknown
  piece.arrivalValue -= taken.arrivalValue
  piece.unvalued -= taken.unvalued
  return taken
}
