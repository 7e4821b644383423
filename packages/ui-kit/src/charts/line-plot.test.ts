import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineRuns } from './line-paths.ts'
import { linePlot } from './line-plot.ts'
import type { LineLook, LineSeries } from './line-series.ts'
import { lineTicks } from './line-ticks.ts'

const single = (ys: (number | null)[], looks: LineLook[] = []): LineSeries => ({
  id: 'a',
  label: 'A',
  points: ys.map((y, x) => ({ x, y, look: looks[x] ?? 'solid' })),
})
const plain = { stacked: false, fromZero: false }

test('no finite amount draws nothing', () => {
  expect(linePlot([], plain)).toBeNull()
  expect(linePlot([single([null, Number.NaN, Number.POSITIVE_INFINITY])], plain)).toBeNull()
})

test('numbers and dates stand at their distance, texts side by side', () => {
  const points = [0, 1, 4].map((x) => ({ x, y: 1 }))
  const dates = [0, 1, 4].map((day) => ({ x: new Date(Date.UTC(2026, 0, 1 + day)), y: 1 }))
  const texts = ['a', 'b', 'c'].map((x) => ({ x, y: 1 }))
  const places = (of: LineSeries['points']) =>
    linePlot([{ id: 'a', label: 'A', points: of }], plain)?.columns.map(({ at }) => at)
  expect(places(points)).toEqual([0, 0.25, 1])
  expect(places(dates)).toEqual([0, 0.25, 1])
  expect(places(texts)).toEqual([0, 0.5, 1])
})

test('series that miss a place have a gap there, and points out of order are put in order', () => {
  const plot = linePlot(
    [
      {
        id: 'a',
        label: 'A',
        points: [
          { x: 2, y: 20 },
          { x: 1, y: 10 },
        ],
      },
      { id: 'b', label: 'B', points: [{ x: 3, y: 5 }] },
    ],
    plain,
  )
  expect(plot?.columns.map(({ x, values }) => [x, ...values])).toEqual([
    [1, 10, null],
    [2, 20, null],
    [3, null, 5],
  ])
})

test('a stack stands on what is below it and begins at zero', () => {
  const plot = linePlot([single([100, 200]), { ...single([10, 50]), id: 'b' }], {
    stacked: true,
    fromZero: true,
  })
  expect(plot?.series[1]?.points.map(({ low, top }) => [low, top])).toEqual([
    [100, 110],
    [200, 250],
  ])
  expect(plot?.domain[0]).toBe(0)
})

test('a band is filled down to the line that it names, whatever its look', () => {
  const named = (id: string, ys: number[], downTo?: string): LineSeries => ({
    ...{ id, label: id, points: ys.map((y, x) => ({ x, y, look: 'soft' })) },
    ...(downTo !== undefined && { downTo }),
  })
  const plot = linePlot(
    [named('top', [4, 9], 'low'), named('low', [2, 3]), named('lost', [5, 5], 'nothing')],
    {
      stacked: false,
      fromZero: true,
    },
  )
  expect(plot?.series.map(({ isBand, fill }) => [isBand, fill])).toEqual([
    [true, true],
    [false, false],
    [true, true],
  ])
  expect(plot?.series[0]?.points.map(({ low, top }) => [low, top])).toEqual([
    [2, 4],
    [3, 9],
  ])
  // A name that no series has is the foot of the plot.
  expect(plot?.series[2]?.points.map(({ low }) => low)).toEqual([0, 0])
})

test('a steady value stays flat: the axis is at least 2 % of it high', () => {
  const plot = linePlot([single([1, 1.0001, 0.9999])], plain)
  const [low, high] = plot?.domain ?? [0, 0]
  expect(high - low).toBeGreaterThanOrEqual(0.02)
})

test('where every amount is nothing, no other amount stands on the axis', () => {
  expect(linePlot([single([0, 0, 0])], plain)?.yTicks).toEqual([0])
  expect(linePlot([single([0, 0.4])], plain)?.yTicks.length).toBeGreaterThan(1)
})

test('every amount lies within the axis', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -1e12, max: 1e12, noNaN: true }), { minLength: 1 }), (ys) => {
      const plot = linePlot([single(ys)], plain)
      const [low, high] = plot?.domain ?? [0, 0]
      return low < high && ys.every((y) => y >= low && y <= high)
    }),
  )
})

test('a stretch between two points is drawn as the less sure of them', () => {
  const plot = linePlot([single([1, 2, 3, 4, 5], ['dashed', 'dashed', 'soft', 'solid', 'solid'])], plain)
  const runs = plot?.series
    .flatMap(lineRuns)
    .map(({ look, points }) => [look, ...points.map(({ top }) => top)])
  expect(runs).toEqual([
    ['dashed', 1, 2, 3],
    ['soft', 3, 4],
    ['solid', 4, 5],
  ])
})

test('a missing amount cuts the line and never draws zero', () => {
  const plot = linePlot([single([5, null, 6, 7])], plain)
  const runs = plot?.series.flatMap(lineRuns).map(({ points }) => points.map(({ top }) => top))
  expect(runs).toEqual([[5], [6, 7]])
})

test('labels of the axis keep both ends and their distance', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 400 }), fc.constantFrom(190, 440), (count, width) => {
      const points = Array.from({ length: count }, (_, day) => ({
        x: new Date(Date.UTC(2026, 0, 1 + day)),
        y: 1,
      }))
      const plot = linePlot([{ id: 'a', label: 'A', points }], plain)
      const format = (x: unknown) => new Date(Number(x)).toISOString().slice(2, 10)
      const ticks = lineTicks(plot?.columns ?? [], { format, width, count: 5 })
      const labels = ticks.map(({ label }) => label)
      expect(labels[0]).toBe('26-01-01')
      expect(new Set(labels).size).toBe(labels.length)
      const middles = ticks.slice(1, -1).map(({ at }) => at * width)
      return middles.every((x, index) => index === 0 || x - (middles[index - 1] ?? 0) >= 5 * 6.6)
    }),
  )
})

test('labels between the ends are evenly spaced, and name nothing that no column holds', () => {
  const labelsOf = (last: number, width: number) => {
    const points = Array.from({ length: Math.ceil(last) + 1 }, (_, x) => ({ x: Math.min(x, last), y: 1 }))
    const plot = linePlot([{ id: 'a', label: 'A', points }], plain)
    const format = (x: unknown) => (x === 0 ? 'Start' : `Month ${Math.round(Number(x))}`)
    return lineTicks(plot?.columns ?? [], { format, width, count: 5 }).map(({ label }) => label)
  }
  // Month 10 has no room beside the start: 20, 30, 40 alone would make the first ten months look like twenty.
  expect(labelsOf(60, 440)).toEqual(['Start', 'Month 20', 'Month 40', 'Month 60'])
  expect(labelsOf(2, 440)).toEqual(['Start', 'Month 1', 'Month 2'])
  // Month 10 has no room beside the end: 2, 4, 6, 8 and 12 would make the last four months look like two.
  expect(labelsOf(12, 440)).toEqual(['Start', 'Month 4', 'Month 8', 'Month 12'])
  expect(labelsOf(11.97, 440)).toEqual(['Start', 'Month 4', 'Month 8', 'Month 12'])
})

test('an amount that is left out beside the end makes no stretch look shorter than it is', () => {
  const points = Array.from({ length: 41 }, (_, step) => ({ x: (1_800_000 * step) / 40, y: 1 }))
  const plot = linePlot([{ id: 'a', label: 'A', points }], plain)
  const format = (x: unknown) => (x === 0 ? '₹0' : `₹${Number(x) / 100_000} lakh`)
  const labels = (width: number) =>
    lineTicks(plot?.columns ?? [], { format, width, count: 5 }).map(({ label }) => label)
  // 15 lakh has no room beside 18: 5 and 10 alone would make the last eight lakh look like five.
  expect(labels(440)).toEqual(['₹0', '₹10 lakh', '₹18 lakh'])
  expect(labels(700)).toEqual(['₹0', '₹5 lakh', '₹10 lakh', '₹15 lakh', '₹18 lakh'])
})

test('every day of a week has its label where there is room for it', () => {
  const points = Array.from({ length: 8 }, (_, day) => ({ x: new Date(Date.UTC(2026, 10, 22 + day)), y: 1 }))
  const plot = linePlot(
    [single([])].map((line) => ({ ...line, points })),
    plain,
  )
  const format = (x: unknown) => `${new Date(Number(x)).getUTCDate()} Nov`
  expect(lineTicks(plot?.columns ?? [], { format, width: 504, count: 5 }).map(({ label }) => label)).toEqual(
    [22, 23, 24, 25, 26, 27, 28, 29].map((day) => `${day} Nov`),
  )
})
