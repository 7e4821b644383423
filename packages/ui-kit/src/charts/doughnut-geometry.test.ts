import { expect, test } from 'vitest'
import { doughnutArcs, doughnutLabels, narrowFrame, wideFrame } from './doughnut-geometry.ts'
import type { DoughnutSlice } from './doughnut-slices.ts'

const SERIES = [1, 2, 3, 4, 5, 'rest'] as const

/** Six slices of the same size; those named have a second line. */
function slicesWith(details: readonly number[]): DoughnutSlice[] {
  return SERIES.map((series, index) => ({
    ...{
      id: String(index),
      label: `T${index}`,
      value: 100,
      rounded: 100,
      share: 1 / 6,
      percent: 16.7,
      series,
    },
    ...(details.includes(index) && { detail: 'Inside Compound v3 USDC' }),
  }))
}

const frames = { wide: wideFrame, narrow: narrowFrame }

test.each([
  ['wide', []],
  ['wide', [2, 3]],
  ['wide', [1, 2, 3, 4, 5]],
  ['narrow', []],
  ['narrow', [2, 3]],
  ['narrow', [1, 2, 3, 4, 5]],
] as const)(
  'in a %s ring the second line of %j stands nearer to its own name than to the next row',
  (width, details) => {
    const frame = frames[width]
    const { detailOffset } = frame
    const labels = doughnutLabels(doughnutArcs(slicesWith(details), frame), frame)
    const lines = labels.map(({ slice, y }) => ({
      name: slice.detail === undefined ? y : y - detailOffset,
      last: slice.detail === undefined ? y : y + detailOffset,
    }))
    expect(lines).toHaveLength(5)
    for (const [index, { name, last }] of lines.entries()) {
      const next = lines[index + 1]?.name ?? Number.POSITIVE_INFINITY
      if (last > name) expect(next - last).toBeGreaterThan((last - name) * 1.2)
      // Letters of thirteen pixels.
      expect(next - last).toBeGreaterThanOrEqual(14)
      expect(name).toBeGreaterThanOrEqual(8)
      expect(last).toBeLessThanOrEqual(frame.height - 8)
    }
  },
)

test('a name stands as far below the row above as its letters are high, whether or not a line stands under either', () => {
  // Shares of a real portfolio: the slices of 5.2 and 4.4 percent lie side by side at the right.
  const shares = [0.296, 0.208, 0.128, 0.052, 0.044, 0.272]
  const slices = slicesWith([2, 4]).map((slice, index) => ({ ...slice, share: shares[index] ?? 0 }))
  const { detailOffset } = wideFrame
  const labels = doughnutLabels(doughnutArcs(slices, wideFrame), wideFrame)
  const offsets = labels.map(({ slice }) => (slice.detail === undefined ? 0 : detailOffset))
  // Letters of thirteen pixels, in a line and between two rows.
  expect(2 * detailOffset).toBeGreaterThanOrEqual(15)
  for (const [index, { y }] of labels.slice(1).entries()) {
    const above = (labels[index]?.y ?? 0) + (offsets[index] ?? 0)
    expect(y - (offsets[index + 1] ?? 0) - above).toBeGreaterThanOrEqual(26)
  }
})
