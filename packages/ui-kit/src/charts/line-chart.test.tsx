import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { LineChart, type LineChartProps } from './line-chart.tsx'
import { StackedBar } from './stacked-bar.tsx'

afterEach(cleanup)

const worth: LineChartProps = {
  title: 'Portfolio History',
  xLabel: 'Day',
  formatX: (x) => `Day ${x}`,
  formatY: (value) => `$${value}`,
  series: [
    {
      id: 'worth',
      label: 'Net worth',
      points: [
        { x: 1, y: 100 },
        { x: 2, y: null },
        { x: 3, y: 130 },
      ],
    },
  ],
}

const growth: LineChartProps = {
  ...worth,
  title: 'Growth',
  stacked: true,
  totalLabel: 'Total value',
  series: [
    {
      id: 'invested',
      label: 'Invested',
      points: [
        { x: 1, y: 60 },
        { x: 2, y: 120 },
      ],
    },
    {
      id: 'returns',
      label: 'Returns',
      points: [
        { x: 1, y: 4 },
        { x: 2, y: 16 },
      ],
    },
  ],
}

test('a chart tells where it begins and ends in its name', () => {
  render(<LineChart {...worth} />)
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Portfolio History: from Day 1, Net worth $100; to Day 3, Net worth $130. The amounts do not begin at zero.',
  )
})

test('the name of a chart is one sentence, whatever is noted about its ends', () => {
  const describePoint = (column: number) => ({
    heading: `Day ${column + 1}`,
    rows: [{ label: 'Net worth', value: '$100' }],
    note: 'One token without a price is left out.',
  })
  render(<LineChart {...worth} describePoint={describePoint} />)
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Portfolio History: from Day 1, Net worth $100; to Day 3, Net worth $100. The amounts do not begin at zero.',
  )
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(
    'Day 3, Net worth $100, One token without a price is left out.',
  )
})

test('a sentence about a point stands below the plot for fingers, so that its length moves nothing under them', () => {
  const describePoint = (column: number) => ({
    ...{ heading: `At ${column + 1}`, rows: [], brief: '$100', note: 'Long. '.repeat(column) },
  })
  const { container } = render(<LineChart {...worth} describePoint={describePoint} />)
  const plot = container.querySelector('div.touch-pan-y')
  const place = (text: string) => plot?.compareDocumentPosition(screen.getByText(text))
  expect(place('At 3')).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  expect(place('Long. Long.')).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('arrow keys walk over the points and each is spoken, a missing one as unknown', () => {
  const onPointFocus = vi.fn()
  render(<LineChart {...worth} onPointFocus={onPointFocus} />)
  const walker = screen.getByRole('slider', { name: 'Portfolio History, point' })
  expect(walker.getAttribute('aria-valuetext')).toBe('Day 3, Net worth $130')
  walker.focus()
  // jsdom does not move a range by keys; the browser journey does.
  fireEvent.change(walker, { target: { value: '1' } })
  expect(walker.getAttribute('aria-valuetext')).toBe('Day 2, Net worth unknown')
  expect(onPointFocus).toHaveBeenLastCalledWith(1)
})

test('Enter picks the point, and leaving takes the crosshair away', async () => {
  const onPointPick = vi.fn()
  render(<LineChart {...worth} onPointPick={onPointPick} />)
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByRole('slider')).toBe(document.activeElement)
  await userEvent.keyboard('{Enter}')
  expect(onPointPick).toHaveBeenCalledWith(2)
})

test('the key T on the chart shows the same data as a table, with the sum of a stack, and the chart again', async () => {
  render(<LineChart {...growth} />)
  screen.getByRole('slider').focus()
  await userEvent.keyboard('t')
  const rows = within(screen.getByRole('table', { name: 'Growth' }))
    .getAllByRole('row')
    .map((row) => row.textContent)
  expect(rows).toEqual(['DayTotal valueInvestedReturns', 'Day 1$64$60$4', 'Day 2$136$120$16'])
})

test('every series of several ends in its name and amount', () => {
  const { container } = render(<LineChart {...growth} />)
  const texts = [...container.querySelectorAll('svg text')].map((text) => text.textContent)
  expect(texts).toEqual(expect.arrayContaining(['Invested', '$120', 'Returns', '$16']))
})

test('a line that is over before the others ends in its name too, and its dot stands where it ends', () => {
  const { container } = render(
    <LineChart
      {...worth}
      fromZero
      series={[
        { id: 'short', label: 'Deposit', points: [0, 1, 2].map((x) => ({ x, y: 100 + x })) },
        { id: 'long', label: 'Fund', points: [0, 1, 2, 3, 4].map((x) => ({ x, y: 50 + x })) },
      ]}
    />,
  )
  const texts = [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent)
  expect(texts).toEqual(expect.arrayContaining(['Deposit', '$102', 'Fund', '$54']))
  const dots = [...container.querySelectorAll('circle')].map((dot) => dot.getAttribute('cx'))
  expect(dots).toEqual(['50%', '100%'])
  // Its amount stands where the others end, and says that it is of day 2.
  expect(texts.slice(texts.indexOf('Deposit'))).toEqual(['Deposit', '$102', 'Day 2', 'Fund', '$54'])
})

test('a line that runs over the amounts of the axis takes none of them away: they stand over it, on ground', () => {
  const line = (id: string, ys: readonly number[]) => ({
    id,
    label: id,
    points: ys.map((y, index) => ({ x: index, y })),
  })
  for (const first of [0, 53, 100]) {
    const { container, unmount } = render(
      <LineChart {...worth} fromZero series={[line('Kept', [first, 200]), line('In the pool', [0, 170])]} />,
    )
    const amounts = [...container.querySelectorAll('svg text[x="0"]')]
    expect(amounts.map(({ textContent }) => textContent)).toEqual(['$50', '$100', '$150', '$200'])
    for (const amount of amounts) {
      expect(amount.getAttribute('class')).toMatch(/stroke-surface.*paint-order:stroke/)
      const stroke = container.querySelector('path[vector-effect]') as Element
      expect(stroke.compareDocumentPosition(amount)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    }
    unmount()
  }
})

test('spans under the axis are named after their look', () => {
  const { container } = render(
    <LineChart
      {...worth}
      series={[
        {
          id: 'worth',
          label: 'Net worth',
          points: [1, 2, 3, 4].map((x) => ({ x, y: 100 + x, look: x < 3 ? 'dashed' : 'solid' })),
        },
      ]}
      lookNames={{ dashed: { label: 'Illustrative' }, solid: { label: 'Observed' } }}
    />,
  )
  const texts = [...container.querySelectorAll('svg text')].map((text) => text.textContent)
  expect(texts).toEqual(expect.arrayContaining(['Illustrative', 'Observed']))
})

test('nothing known draws nothing', () => {
  const { container } = render(<LineChart {...worth} series={[{ id: 'a', label: 'A', points: [] }]} />)
  expect(container.innerHTML).toBe('')
})

test('a prerendered chart draws its lines, and offers no key walk before scripts run', () => {
  const html = renderToString(<LineChart {...growth} />)
  expect(html).toContain('stroke-series-2')
  expect(html).not.toContain('type="range"')
})

test('a stacked bar names every part with its amount and share', () => {
  render(
    <StackedBar
      label="Total paid"
      formatAmount={(value) => `₹${value}`}
      parts={[
        { id: 'principal', label: 'Principal', value: 75 },
        { id: 'interest', label: 'Interest', value: 25 },
      ]}
    />,
  )
  expect(screen.getByRole('figure').textContent).toBe('Principal₹75 75.0\u00a0%Interest₹25 25.0\u00a0%')
})

/** Of 0 to 100 in ten years, and of 100 to 100: the first runs through the amounts at the left, and both end in one dot. */
const crossing: LineChartProps = {
  ...worth,
  series: [
    { id: 'rising', label: 'Rising', points: [0, 2, 4, 6, 8, 10].map((x) => ({ x, y: 10 * x })) },
    { id: 'level', label: 'Level', points: [0, 2, 4, 6, 8, 10].map((x) => ({ x, y: 100 })) },
  ],
}

test('each of several lines has its colour beside its name, also where two end in one dot', () => {
  const { container } = render(<LineChart {...crossing} />)
  const keys = [...container.querySelectorAll('rect[width="2"]')].map((key) => key.getAttribute('class'))
  expect(keys).toEqual(['fill-series-1', 'fill-series-2'])
})
