import type { AskCalculation } from '@pkg/api-contract'

/** A piece of text, and whether it is a figure that was computed. */
interface Piece {
  text: string
  isComputed: boolean
}

const figure = /(-?[₹$€£]?\s?\d(?:[\d,]*\d)?(?:\.\d+)?(?:\s?%)?)/

/** The results of verified calculations: figures that may carry the rule of what is settled. */
export function listComputed(calculations: readonly AskCalculation[]): number[] {
  return calculations
    .filter(({ verified }) => verified)
    .flatMap(({ outputs }) => outputs.flatMap(({ value }) => value))
    .filter((value) => typeof value === 'number')
}

/** Cuts a text at its figures; those that are a computed one, rounded as it is written, are marked. */
export function splitFigures(text: string, computed: readonly number[]): Piece[] {
  return text.split(figure).flatMap((piece, index) => {
    if (piece === '') return []
    return { text: piece, isComputed: index % 2 === 1 && isComputed(piece, computed) }
  })
}

function isComputed(text: string, computed: readonly number[]): boolean {
  const digits = text.replace(/[^\d.]/g, '')
  const value = Number(digits)
  // Small whole numbers are years and counts more often than results.
  if (
    !Number.isFinite(value) ||
    digits === '' ||
    (Number.isInteger(value) && value < 100 && !/[₹$%]/.test(text))
  )
    return false
  const decimals = digits.split('.')[1]?.length ?? 0
  return computed.some((one) => Math.abs(Math.abs(one) - value) <= 0.5 * 10 ** -decimals + 1e-9)
}
