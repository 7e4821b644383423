import fc from 'fast-check'
import { expect, test } from 'vitest'
import { doughnutArcs, doughnutLabels, wideFrame } from './doughnut-geometry.ts'
import { doughnutSlices } from './doughnut-slices.ts'

const item = (id: string, value: number) => ({ id, label: id, value })
const others = (count: number) => `${count} others`

test('the five largest have a slice each and the others share one', () => {
  const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id, index) => item(id, index + 1))
  const slices = doughnutSlices(items, others)
  expect(slices.map(({ label, value }) => [label, value])).toEqual([
    ['g', 7],
    ['f', 6],
    ['e', 5],
    ['d', 4],
    ['c', 3],
    ['2 others', 3],
  ])
  expect(slices.at(-1)?.series).toBe('rest')
})

test('five items need no slice for others, and what is worth nothing has none', () => {
  const slices = doughnutSlices([item('a', 3), item('b', 0), item('c', 1)], others)
  expect(slices.map(({ label, share }) => [label, share])).toEqual([
    ['a', 0.75],
    ['c', 0.25],
  ])
  expect(doughnutSlices([item('a', 0)], others)).toEqual([])
})

test('whole amounts add up to the rounded sum, however their decimals fall', () => {
  const slices = doughnutSlices([item('a', 1.4), item('b', 1.4), item('c', 1.2)], others)
  expect(slices.map(({ rounded }) => rounded)).toEqual([2, 1, 1])
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 20 }),
      (cents) => {
        const drawn = doughnutSlices(
          cents.map((value, index) => item(String(index), value / 100)),
          others,
        )
        const total = cents.reduce((sum, value) => sum + value, 0) / 100
        expect(drawn.reduce((sum, { rounded }) => sum + rounded, 0)).toBe(Math.round(total))
        for (const { rounded, value } of drawn) expect(Math.abs(rounded - value)).toBeLessThanOrEqual(1)
      },
    ),
  )
})

const worths = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 30 })

test('half a unit of the sum is rounded up in whatever order it is added', () => {
  const values = [6854598, 21, 8446162, 3782779, 1267590].map((cents, index) =>
    item(String(index), cents / 100),
  )
  const sum = (slices: ReturnType<typeof doughnutSlices>) =>
    slices.reduce((total, { rounded }) => total + rounded, 0)
  // 203,511.50
  expect([sum(doughnutSlices(values, others)), sum(doughnutSlices(values.toReversed(), others))]).toEqual([
    203_512, 203_512,
  ])
})

test('shares add up to the whole, the slices to the full turn', () => {
  fc.assert(
    fc.property(worths, (values) => {
      const slices = doughnutSlices(
        values.map((value, index) => item(String(index), value)),
        others,
      )
      const total = slices.reduce((sum, { share }) => sum + share, 0)
      const arcs = doughnutArcs(slices, wideFrame)
      const turn = (arcs.at(-1)?.endAngle ?? 0) - (arcs[0]?.startAngle ?? 0)
      return Math.abs(total - 1) < 1e-9 && Math.abs(turn - 2 * Math.PI) < 1e-9
    }),
  )
})

test('the largest slice lies on the left', () => {
  const [largest] = doughnutArcs(doughnutSlices([item('a', 54), item('b', 46)], others), wideFrame)
  expect(((largest?.startAngle ?? 0) + (largest?.endAngle ?? 0)) / 2).toBeCloseTo(-Math.PI / 2)
})

test('words beside the ring keep their distance, their order and the frame', () => {
  fc.assert(
    fc.property(worths, (values) => {
      const slices = doughnutSlices(
        values.map((value, index) => item(String(index), value)),
        others,
      )
      const rows = doughnutLabels(doughnutArcs(slices, wideFrame), wideFrame).map(({ y }) => y)
      return rows.every((y, index) => {
        const before = rows[index - 1]
        return y >= 15 && y <= wideFrame.height - 15 && (before === undefined || y - before >= 26.5)
      })
    }),
  )
})
