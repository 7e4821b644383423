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
  const { quantity: of, cost, unknown, arrivalValue, unvalued } = basis
  const taken: Basis = {
    quantity,
    cost: shareOf(cost, quantity, of),
    unknown: shareOf(unknown, quantity, of),
    arrivalValue: shareOf(arrivalValue, quantity, of),
    unvalued: shareOf(unvalued, quantity, of),
  }
  basis.quantity = of - quantity
  basis.cost = cost - taken.cost
  // Of most units the cost is known.
  if (unknown !== 0n) basis.unknown = unknown - taken.unknown
  if (arrivalValue !== 0n) basis.arrivalValue = arrivalValue - taken.arrivalValue
  if (unvalued !== 0n) basis.unvalued = unvalued - taken.unvalued
  return taken
}

function shareOf(amount: bigint, quantity: bigint, of: bigint): bigint {
  return amount === 0n || quantity === of ? amount : divide(amount * quantity, of)
}

/** Adds one basis to another. */
export function addTo(basis: Basis, added: Basis): void {
  basis.quantity += added.quantity
  basis.cost += added.cost
  if (added.unknown !== 0n) basis.unknown += added.unknown
  if (added.arrivalValue !== 0n) basis.arrivalValue += added.arrivalValue
  if (added.unvalued !== 0n) basis.unvalued += added.unvalued
}

/** The lesser of two. */
export function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}
