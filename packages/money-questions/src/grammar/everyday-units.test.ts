import { convert, type Unit } from 'convert'
import { expect, test } from 'vitest'
import { convertUnits, everydayUnits } from './everyday-units.ts'

/** What the library does not know, in what it knows, and a metre, which it takes for a minute beside times. */
const defined: Readonly<Record<string, readonly [factor: number, unit: string]>> = {
  tola: [11.6638038, 'g'],
  quintal: [100, 'kg'],
  m: [1, 'meter'],
}
const inLibrary = (unit: string) => defined[unit] ?? ([1, unit] as const)

test('units come to what a library of units makes of them, and none to what measures something else', () => {
  const units = [...new Set(everydayUnits.values())]
  expect(units).toHaveLength(27)
  for (const from of units) {
    for (const to of units) {
      const [[factor, source], [divisor, target]] = [inLibrary(from), inLibrary(to)]
      let expected: number | undefined
      try {
        expected = convert(12.5 * factor, source as Unit).to(target as Unit) / divisor
      } catch {
        // They measure different things.
      }
      const found = convertUnits(12.5, from, to)
      if (expected === undefined) expect(found, `${from} ${to}`).toBeUndefined()
      else
        expect(found, `${from} ${to}`).toBeCloseTo(expected, Math.max(0, 8 - Math.log10(Math.abs(expected))))
    }
  }
})
