import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TextStore } from '../text-store.ts'

/** What holds for every store, whatever keeps the texts; `open` gives an empty one. */
export function describeTextStore(name: string, open: () => TextStore | Promise<TextStore>): void {
  describe(`texts kept in ${name}`, () => {
    test('what was never kept is not there', async () => {
      const store = await open()
      expect(await store.get('a')).toBeUndefined()
      expect(await store.getAll(['a', 'b'])).toEqual(new Map())
      expect(await store.getAll([])).toEqual(new Map())
    })

    test('a text comes back as it was, with its time, and a later one replaces it', async () => {
      const store = await open()
      await store.set('a', { value: '{"₹":"१"}', storedAt: 1_767_225_600_000 })
      expect(await store.get('a')).toEqual({ value: '{"₹":"१"}', storedAt: 1_767_225_600_000 })
      await store.set('a', { value: '', storedAt: 2 })
      expect(await store.get('a')).toEqual({ value: '', storedAt: 2 })
    })

    test('many are kept and found in one call each', async () => {
      const store = await open()
      const entries = new Map(
        Array.from({ length: 2_000 }, (_, index) => [`key ${index}`, { value: `${index}`, storedAt: index }]),
      )
      await store.setAll(entries)
      await store.setAll(new Map())
      expect(await store.getAll(['nobody', ...entries.keys()])).toEqual(entries)
    })

    test('after any order of writes it holds what a map would hold', async () => {
      const key = fc.constantFrom('', 'a', 'A', 'a ', '%', '_', 'ä', 'a:b')
      const entry = fc.record({ value: fc.string({ unit: 'grapheme' }), storedAt: fc.nat() })
      // All orders go into one store, each after those before it: a store may be a whole database.
      const store = await open()
      const expected = new Map<string, { value: string; storedAt: number }>()
      await fc.assert(
        fc.asyncProperty(fc.array(fc.array(fc.tuple(key, entry), { maxLength: 4 })), async (writes) => {
          for (const write of writes) {
            const [only] = write
            if (write.length === 1 && only !== undefined) await store.set(...only)
            else await store.setAll(new Map(write))
            for (const [each, text] of new Map(write)) expected.set(each, text)
          }
          expect(await store.getAll(['', 'a', 'A', 'a ', '%', '_', 'ä', 'a:b'])).toEqual(expected)
        }),
        { numRuns: 25 },
      )
    })
  })
}
