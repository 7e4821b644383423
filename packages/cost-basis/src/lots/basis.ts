import { divide } from '../primitives/decimal.ts'

/**
 * Some units and what they cost, as whole numbers on the scales of their ledger. `unknown` of the units came
 * without a cost; those of them that had a value on arrival are worth `arrivalValue`, `unvalued` had none.
 */
export interface Basis {
  quantity: bigint
  cost: bigint
  unknown: bigint
  arrivalValue: bigint
  unvalued: bigint
}

/** Nothing at all. */
export function emptyBasis(): Basis {
  return { quantity: 0n, cost: 0n, unknown: 0n, arrivalValue: 0n, unvalued: 0n }
}

/**
 * Takes units out of a basis, each with its share of everything. What is left is what was there less what was
 * taken, so that nothing gets lost, and the last one takes every remainder.
 */
export function takeFrom(basis: Basis, quantity: bigint): Basis {
  const share = (amount: bigint): bigint =>
    amount === 0n || quantity === basis.quantity ? amount : divide(amount * quantity, basis.quantity)
  const taken: Basis = {
    quantity,
    cost: share(basis.cost),
    unknown: share(basis.unknown),
    arrivalValue: share(basis.arrivalValue),
    unvalued: share(basis.unvalued),
  }
  basis.quantity -= quantity
  basis.cost -= taken.cost
  basis.unknown -= taken.unknown
  basis.arrivalValue -= taken.arrivalValue
  basis.unvalued -= taken.unvalued
  return taken
}

/** Adds one basis to another. */
export function addTo(basis: Basis, added: Basis): void {
  basis.quantity += added.quantity
  basis.cost += added.cost
  basis.unknown += added.unknown
  basis.arrivalValue += added.arrivalValue
  basis.unvalued += added.unvalued
}

/** The lesser of two. */
export function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}
