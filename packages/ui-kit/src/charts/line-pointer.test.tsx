import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { LineChart, type LineChartProps } from './line-chart.tsx'
import { linePlot } from './line-plot.ts'
import { nearestColumn } from './line-pointer.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const chart: LineChartProps = {
  title: 'Growth',
  xLabel: 'Year',
  formatX: (x) => `Year ${x}`,
  formatY: (value) => `$${value}`,
  series: [{ id: 'worth', label: 'Worth', points: [0, 1, 2, 3, 4].map((x) => ({ x, y: 100 + x })) }],
}

/** The place over the plot that takes the pointer, as if it were 400 px wide from 100 px on. */
function pointer(container: HTMLElement): HTMLElement {
  const box = container.querySelector<HTMLElement>('.touch-pan-y')
  if (!box) throw new Error('The chart takes no pointer.')
  vi.spyOn(box, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 400, 200))
  return box
}

/** jsdom has no pointer events of its own. */
function send(box: HTMLElement, type: string, clientX: number, pointerType: string) {
  const event = new MouseEvent(type, { bubbles: true, clientX })
  Object.defineProperty(event, 'pointerType', { value: pointerType })
  fireEvent(box, event)
}

const said = () => screen.getByRole('slider').getAttribute('aria-valuetext')

test('the first touch is answered, and a finger that moves is followed; what it found stays', () => {
  const { container } = render(<LineChart {...chart} />)
  const box = pointer(container)
  send(box, 'pointerdown', 190, 'touch')
  expect(said()).toBe('Year 1, Worth $101')
  send(box, 'pointermove', 330, 'touch')
  expect(said()).toBe('Year 2, Worth $102')
  send(box, 'pointermove', 900, 'touch')
  expect(said()).toBe('Year 4, Worth $104')
  send(box, 'pointerout', 900, 'touch')
  send(box, 'pointermove', 100, 'touch')
  expect(said()).toBe('Year 0, Worth $100')
})

test('a touch is answered after the keys too, when the walker gives up the focus to it', () => {
  const { container } = render(<LineChart {...chart} />)
  const box = pointer(container)
  const walker = screen.getByRole('slider')
  walker.focus()
  fireEvent.change(walker, { target: { value: '0' } })
  expect(said()).toBe('Year 0, Worth $100')
  // As a browser sends it: the press moves the focus once the finger is lifted.
  send(box, 'pointerdown', 190, 'touch')
  fireEvent.blur(walker)
  fireEvent.click(box, { clientX: 190 })
  expect(said()).toBe('Year 1, Worth $101')
})

test('a mouse points without a press, and nothing is pointed at once it has left', () => {
  const onPointFocus = vi.fn()
  const { container } = render(<LineChart {...chart} onPointFocus={onPointFocus} />)
  const box = pointer(container)
  send(box, 'pointermove', 205, 'mouse')
  expect(onPointFocus).toHaveBeenLastCalledWith(1)
  send(box, 'pointerout', 0, 'mouse')
  expect(onPointFocus).toHaveBeenLastCalledWith(null)
})

test('a press picks the nearest point, and its answer is not hidden by the words of the point', () => {
  const onPointPick = vi.fn()
  const { container } = render(<LineChart {...chart} onPointPick={onPointPick} answer="What lies between" />)
  const box = pointer(container)
  const words = () => container.querySelector('dl')
  send(box, 'pointermove', 398, 'mouse')
  expect(words()).not.toBeNull()
  fireEvent.click(box, { clientX: 398 })
  expect(onPointPick).toHaveBeenCalledWith(3)
  expect(words()).toBeNull()
  send(box, 'pointermove', 300, 'mouse')
  expect(words()).not.toBeNull()
  // Above the plot, in view of whoever pressed.
  const answer = screen.getByText('What lies between')
  expect(answer.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('no column is nearer than the one that is found', () => {
  const points = fc.uniqueArray(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(points, fc.double({ min: -1, max: 2, noNaN: true }), (xs, at) => {
      const plot = linePlot([{ id: 'a', label: 'A', points: xs.map((x) => ({ x, y: 1 })) }], {
        stacked: false,
        fromZero: false,
      })
      if (!plot) throw new Error('Nothing was plotted.')
      const found = Math.abs((plot.columns[nearestColumn(plot, at)]?.at ?? Number.NaN) - at)
      expect(found).toBe(Math.min(...plot.columns.map((column) => Math.abs(column.at - at))))
    }),
  )
})
