import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { LineChart } from '../../src/charts/line-chart.tsx'
import type { LineLook, LinePoint, LineX } from '../../src/charts/line-series.ts'
import { Card, CardBand } from '../../src/components/card.tsx'
import { EmptyState } from '../../src/components/empty-state.tsx'
import { formatInr } from '../../src/format/format-inr.ts'
import { formatUsd } from '../../src/format/format-usd.ts'
import { longLabel, longSentence } from '../long-texts.ts'

const lookAt = (day: number): LineLook =>
  day < 14 ? 'dashed' : day < 54 ? 'soft' : day < 60 ? 'broken' : 'solid'

const history = Array.from(
  { length: 91 },
  (_, day): LinePoint => ({
    x: new Date(Date.UTC(2026, 7, 23 + day)),
    y: 139_000 + day * 190 + 3_000 * Math.sin(day / 7) + 900 * Math.cos(day * 2.3),
    look: lookAt(day),
    marked: day > 64 && day < 68,
  }),
)
const start = history[20]?.x ?? 0
const end = history[60]?.x ?? 0

const years = Array.from({ length: 11 }, (_, year) => year)
const value = (year: number) => (5000 * 1.01 * (1.01 ** (12 * year) - 1)) / 0.01
const growth = [
  { id: 'invested', label: 'Invested', points: years.map((x) => ({ x, y: 60_000 * x })) },
  { id: 'returns', label: 'Returns', points: years.map((x) => ({ x, y: value(x) - 60_000 * x })) },
]
const balances = [
  { id: 'loan', label: 'Balance', points: years.map((x) => ({ x, y: 1_000_000 * (1 - (x / 10) ** 1.6) })) },
  { id: 'paid', label: 'Interest paid', points: years.map((x) => ({ x, y: 380_000 * (x / 10) ** 0.7 })) },
]
const week = [5, 7, null, 4, -3, -6, 2].map((y, index) => ({
  x: ['M', 'T', 'W', 'Th', 'F', 'S', 'Su'][index] ?? '',
  y,
}))

const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})
const dayTick = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' })
const lakh = (inr: number) => (inr < 100_000 ? formatInr(inr) : `₹${Math.round(inr / 1000) / 100} lakh`)
const year = (x: LineX) => (x === 0 ? 'Today' : `Year ${x}`)

const meta = {
  component: LineChart,
  args: {
    title: 'Portfolio History',
    series: [{ id: 'worth', label: 'Net worth', points: history }],
    xLabel: 'Date',
    formatX: (x) => day.format(Number(x)),
    formatXTick: (x) => dayTick.format(Number(x)),
    formatY: (usd) => formatUsd(usd),
    formatYTick: (usd) => `$${Math.round(usd / 100) / 10}k`,
    onPointFocus: fn(),
    onPointPick: fn(),
  },
  decorators: [
    (Story) => (
      <Card>
        <CardBand>
          <Story />
        </CardBand>
      </Card>
    ),
  ],
} satisfies Meta<typeof LineChart>

export default meta
type Story = StoryObj<typeof meta>

const inYears = {
  xLabel: 'Year',
  formatX: year,
  formatXTick: year,
  formatY: (inr: number) => formatInr(inr),
  formatYTick: lakh,
}

/** One line tells by its look how sure it is; the looks are named under the axis. */
export const Provenance: Story = {
  args: {
    note: 'in US dollars',
    lookNames: {
      solid: { label: 'Observed by Hodlwise', short: 'Observed' },
      soft: { label: 'Reconstructed from transfers and prices', short: 'Reconstructed' },
      broken: { label: 'Partial' },
      dashed: { label: 'Illustrative', short: 'Illustr.' },
    },
    markers: [{ x: new Date(Date.UTC(2026, 7, 37)), label: 'Certain from 6 Sep' }],
  },
}
/** A person walks over the points; each is spoken, and Enter picks one. */
export const Interactive: Story = {
  args: { title: 'Growth over time', series: growth, stacked: true, totalLabel: 'Total value', ...inYears },
  async play({ args, canvas, userEvent }) {
    const walker = canvas.getByRole('slider', { name: 'Growth over time, point' })
    walker.focus()
    fireEvent.change(walker, { target: { value: '9' } })
    await expect(walker).toHaveAttribute(
      'aria-valuetext',
      'Year 9, Total value ₹9,74,108, Invested ₹5,40,000, Returns ₹4,34,108',
    )
    await userEvent.keyboard('{Enter}')
    await expect(args.onPointPick).toHaveBeenCalledWith(9)
    fireEvent.change(walker, { target: { value: '4' } })
    await expect(args.onPointFocus).toHaveBeenLastCalledWith(4)
  },
}
export const Stacked: Story = {
  args: { title: 'Growth over time', series: growth, stacked: true, ...inYears },
}
export const SeveralLines: Story = {
  args: { title: 'Balances', series: balances, fromZero: true, ...inYears },
}
export const Chosen: Story = {
  args: {
    chosen: [start, end],
    answer: <p className="mb-3 text-small">Between the two days: +$7,600.00</p>,
    describePoint: (column) => ({
      heading: `Point ${column}`,
      rows: [{ label: 'Net worth', value: '$1' }],
      note: 'Explained.',
    }),
  },
}
export const GapAndBelowZero: Story = {
  args: {
    title: 'With a gap and below zero',
    series: [{ id: 'a', label: 'Change', points: week }],
    xLabel: 'Day',
    formatX: String,
    formatXTick: String,
    formatYTick: (usd) => formatUsd(usd, { decimals: 0 }),
    height: 120,
  },
}
export const AsTable: Story = {
  args: {
    title: 'Growth over time',
    series: growth,
    stacked: true,
    ...inYears,
    tableExtra: { columns: ['Remark'], cells: (column) => [column === 0 ? 'Begin' : ''] },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getByRole('columnheader', { name: 'Remark' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: '₹5,40,000' })).toBeVisible()
  },
}
/** On a phone the last figure keeps its column, and the others stand in it: nothing is cut off. */
export const NarrowTable: Story = {
  ...AsTable,
  globals: { viewport: { value: 'phone' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    const table = canvas.getByRole('region', { name: 'Growth over time' })
    await expect(table.scrollWidth).toBe(table.clientWidth)
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(heads).toEqual(['Year', 'Total'])
    const row = canvas.getAllByRole('row').at(-1)
    await expect(row).toHaveTextContent(/^Year 10₹11,61,695Invested ₹6,00,000Returns ₹5,61,695$/)
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/Remark: Begin/)
  },
}
/** Of nothing known there is no line: show an EmptyState in its place. */
export const Empty: Story = {
  render: (args) => (
    <>
      <LineChart {...args} series={[{ id: 'a', label: 'Nothing', points: [] }]} />
      <EmptyState title="The history begins tomorrow" />
    </>
  ),
  async play({ canvas }) {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
export const LongText: Story = { args: { title: longLabel, note: longSentence } }
export const Narrow: Story = { ...Provenance, globals: { viewport: { value: 'phone' } } }
