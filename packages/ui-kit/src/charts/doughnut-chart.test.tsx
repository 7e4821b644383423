import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { DoughnutChart } from './doughnut-chart.tsx'
import { Sparkline } from './sparkline.tsx'

const items = [
  { id: 'eth', label: 'ETH', value: 75 },
  { id: 'dai', label: 'DAI', value: 24.5 },
  { id: 'uni', label: 'UNI', value: 0.5 },
]

afterEach(cleanup)

test('a chart tells its shares in its name', () => {
  render(<DoughnutChart title="Portfolio Distribution" items={items} />)
  const chart = screen.getByRole('img', { name: /^Portfolio Distribution: / })
  expect(chart.getAttribute('aria-label')).toBe(
    'Portfolio Distribution: ETH 75.0\u00a0%, DAI 24.5\u00a0%, UNI 0.5\u00a0%',
  )
})

test('amounts that are too long beside a share are written short, all of them, and exact in the table', async () => {
  const drawn = (value: number) => {
    const { container } = render(
      <DoughnutChart title="Portfolio Distribution" items={[{ id: 'eth', label: 'ETH', value }, ...rest]} />,
    )
    const text = container.textContent ?? ''
    cleanup()
    return text
  }
  const rest = [{ id: 'dai', label: 'DAI', value: 1_234_567.4 }]
  expect(drawn(9_999_999)).toContain('$9,999,999')
  expect(drawn(9_999_999)).toContain('$1,234,567')
  const long = drawn(3_457_654_989_430.52)
  expect(long).toContain('$3.46T')
  expect(long).toContain('$1.23M')
  expect(long).not.toContain('1,234,567')
})

test('the key T shows the same data as a table, and the chart again', async () => {
  render(<DoughnutChart title="Portfolio Distribution" items={items} />)
  screen.getByRole('button', { name: 'Show as table' }).focus()
  await userEvent.keyboard('t')
  const table = screen.getByRole('table', { name: 'Portfolio Distribution' })
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent)
  expect(rows).toEqual([
    'AssetShareValue, USD',
    'ETH75.00\u00a0%$75.00',
    'DAI24.50\u00a0%$24.50',
    'UNI0.50\u00a0%$0.50',
  ])
  await userEvent.keyboard('T')
  expect(screen.queryByRole('table')).toBeNull()
})

test('the table button does the same', async () => {
  render(<DoughnutChart title="Portfolio Distribution" items={items} />)
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }))
  expect(screen.getByRole('table')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Show as chart', pressed: true })).toBeTruthy()
})

test('items worth nothing draw nothing', () => {
  const { container } = render(<DoughnutChart title="Empty" items={[{ id: 'a', label: 'A', value: 0 }]} />)
  expect(container.innerHTML).toBe('')
})

test('a sparkline needs two points, and a stable price stays flat', () => {
  const { container, rerender } = render(<Sparkline points={[1]} label="Past 7 days" />)
  expect(container.innerHTML).toBe('')
  rerender(<Sparkline points={[1, 1.0001, 0.9999, 1]} label="Past 7 days" />)
  const path = screen.getByRole('img', { name: 'Past 7 days' }).querySelector('path')?.getAttribute('d') ?? ''
  const heights = path
    .split(/[ML]/)
    .filter(Boolean)
    .map((point) => Number(point.split(',')[1]))
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1)
})

test('a slice tells its words at the first touch, and the next one when the finger moves on', () => {
  const { container } = render(
    <DoughnutChart
      title="Portfolio Distribution"
      items={[
        { id: 'eth', label: 'ETH', value: 60 },
        { id: 'dai', label: 'DAI', value: 40 },
      ]}
    />,
  )
  const slice = (id: string) => container.querySelector(`[data-slice="${id}"]`) as Element
  const ring = slice('eth').closest('svg') as SVGElement
  const inHole = () => [...ring.querySelectorAll('text')].map((text) => text.textContent).join(' ')
  const before = inHole()
  document.elementFromPoint = () => slice('dai')
  fireEvent.pointerDown(ring)
  const touched = inHole()
  expect(touched).not.toBe(before)
  document.elementFromPoint = () => slice('eth')
  fireEvent.pointerMove(ring)
  expect(inHole()).toBe(before)
})
