import type { Parts } from './explain.ts'

/** How a sign or a name of a formula is written in JavaScript. */
const writing: readonly (readonly [RegExp, string])[] = [
  [/(\d+(?:\.\d+)?)\s?%/g, '($1/100)'],
  [/×/g, '*'],
  [/÷/g, '/'],
  [/−/g, '-'],
  [/\^/g, '**'],
  [/₹/g, ''],
  [/\b(max|min)\(/g, 'Math.$1('],
]
/** Nothing but arithmetic is computed: a sum over rows, or a word, is read by people alone. */
const isArithmetic = /^(?:[\d\s+\-*/().,e]|Math\.(?:max|min))*$/

/**
 * What each side of a filled formula comes to, in lists of sides that equal each other: what is only about the same begins
 * another. A side that is more than arithmetic, or has figures that are no numbers, is left out.
 */
export function sidesOf(parts: Parts): number[][] {
  return toText(parts)
    .split('≈')
    .map((equals) => equals.split('=').flatMap(compute).filter(Number.isFinite))
}

/** The sides of a filled formula that come to no number: what divides by nothing. */
export function emptySidesOf(parts: Parts): string[] {
  return toText(parts)
    .split(/[≈=]/)
    .filter((side) => compute(side).some((value) => !Number.isFinite(value)))
}

const toText = (parts: Parts): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part
      return typeof part.value === 'number' ? `(${part.value}${part.unit === 'percent' ? '/100' : ''})` : '?'
    })
    .join('')

function compute(side: string): number[] {
  const written = writing.reduce((before, [sign, other]) => before.replace(sign, other), side)
  if (written.trim() === '' || !isArithmetic.test(written)) return []
  const value: unknown = new Function(`return (${written})`)()
  return typeof value === 'number' ? [value] : []
}
