import { setTimeout } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { KeptMovement, MovementPlace } from '../../../database/movements.repository.ts'
import type { ScopedMovement } from './create-row-valuer.ts'
import { readPageOfValue } from './read-page-of-value.ts'

/** A ledger of movements of these worths in millionths, newest first; null where none is known. */
function keep(worths: readonly (bigint | null)[]) {
  const rows = worths.map(
    (_, index) => ({ at: worths.length - index, id: `${index}`, address: '0x1', chainId: 1 }) as KeptMovement,
  )
  const asked: number[] = []
  return {
    asked,
    repository: {
      async list(_: unknown, __: unknown, { after, limit }: { after: MovementPlace | null; limit: number }) {
        const start = after === null ? 0 : rows.findIndex(({ id }) => id === after.id) + 1
        return rows.slice(start, start + limit)
      },
    },
    async value(some: readonly KeptMovement[]) {
      asked.push(some.length)
      await setTimeout(0)
      const movements = some.map((row) => {
        const micros = worths[Number(row.id)] ?? null
        return { row, value: micros === null ? null : { micros } } as ScopedMovement
      })
      return { movements, pending: some.some(({ id }) => id === '0') }
    },
  }
}

const sizes = { size: 2, atOnce: 3, most: 6 }

test('the pages put one after another are all that were worth so much, whichever way they went, each once', async () => {
  const worth = fc.option(fc.bigInt({ min: -20_000_000n, max: 20_000_000n }))
  await fc.assert(
    fc.asyncProperty(fc.array(worth, { maxLength: 40 }), async (worths) => {
      const { repository, value } = keep(worths)
      const found: string[] = []
      let after: MovementPlace | null = null
      do {
        const page: Awaited<ReturnType<typeof readPageOfValue>> = await readPageOfValue(
          repository,
          [],
          {},
          {
            ...{ after, least: 5_000_000n, value },
            ...sizes,
          },
        )
        expect(page.movements.length).toBeLessThanOrEqual(sizes.size)
        found.push(...page.movements.map(({ row }) => row.id))
        after = page.next
      } while (after !== null)
      // 4.995 dollars are written as five.
      const meant = worths.flatMap((micros, index) => {
        const size = micros === null ? null : micros < 0n ? -micros : micros
        return size !== null && size >= 4_995_000n ? [String(index)] : []
      })
      expect(found).toEqual(meant)
    }),
    { numRuns: 60 },
  )
})

test('a page ends where many were valued in vain, with the place from which to look further', async () => {
  const { repository, value, asked } = keep(Array.from({ length: 9 }, (_, index) => (index === 8 ? 9n : 1n)))
  const options = { least: 9n, value, ...sizes }
  const first = await readPageOfValue(repository, [], {}, { ...options, after: null })
  expect(first).toMatchObject({ movements: [], next: { id: '5' }, pending: true })
  expect(asked).toEqual([3, 3])
  const second = await readPageOfValue(repository, [], {}, { ...options, after: first.next })
  expect(second.movements.map(({ row }) => row.id)).toEqual(['8'])
  expect(second).toMatchObject({ next: null, pending: false })
})
