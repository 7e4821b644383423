import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { DoughnutChart } from '../../src/charts/doughnut-chart.tsx'
import { narrowFrame } from '../../src/charts/doughnut-geometry.ts'
import { Card, CardBand } from '../../src/components/card.tsx'
import { EmptyState } from '../../src/components/empty-state.tsx'
import { longLabel } from '../long-texts.ts'

const holdings = [
  ['ETH', 84689.59],
  ['WBTC', 39721.74],
  ['USDC', 12480.55],
  ['LINK', 9438.41],
  ['UNI', 6318.21],
  ['AAVE', 2100],
  ['ENS', 1200],
  ['MKR', 1022.4],
] as const

const meta = {
  component: DoughnutChart,
  args: {
    title: 'Portfolio Distribution',
    note: 'by USD value',
    items: holdings.map(([label, value]) => ({ id: label, label, value })),
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
} satisfies Meta<typeof DoughnutChart>

export default meta
type Story = StoryObj<typeof meta>

/** What is drawn first, printed, and shown where no script runs. */
export const Poster: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: /^Portfolio Distribution: ETH 54\.0\s%/ })).toBeVisible()
  },
}
/** Comes once a person reaches for the chart. */
export const Interactive: Story = {
  async play({ canvas, userEvent }) {
    const chart = canvas.getByRole('img', { name: /Portfolio Distribution/ })
    await userEvent.hover(chart)
    const slices = await waitFor(() => {
      const found = chart.querySelectorAll('path[fill^="var(--series"]')
      if (found.length === 0) throw new Error('The interactive ring has not come.')
      return found
    })
    const [, second] = slices
    if (second) await userEvent.hover(second)
    await expect(canvas.getAllByText('WBTC').length).toBeGreaterThan(1)
  },
}
export const AsTable: Story = {
  args: { columns: ['Asset', 'Share', 'Value'], formatExact: (value) => value.toFixed(2) },
  async play({ canvas, userEvent }) {
    canvas.getByRole('button', { name: 'Show as table' }).focus()
    await userEvent.keyboard('t')
    await expect(canvas.getByRole('cell', { name: '84689.59' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show as chart' })).toHaveFocus()
  },
}
export const NarrowTable: Story = {
  ...AsTable,
  globals: { viewport: { value: 'phone' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    const table = canvas.getByRole('region', { name: 'Portfolio Distribution' })
    await expect(table.scrollWidth).toBe(table.clientWidth)
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/^ETH84689\.59Share 53\.95\s%$/)
  },
}
export const EvenShares: Story = {
  args: {
    items: ['DAI', 'USDT', 'GHO', 'CRV', 'LDO', 'GRT', 'SNX'].map((label) => ({
      id: label,
      label,
      value: 100,
    })),
    formatAmount: (value) => `${value} $`,
    othersLabel: (count) => `${count} more`,
  },
}
const besideNamesakes: Story = {
  args: {
    items: [
      { id: 'eth', label: 'ETH', detail: 'Ethereum', value: 46 },
      { id: 'usdc', label: 'USDC', detail: '0xa0b8…eb48', value: 20 },
      { id: 'weth', label: 'WETH', detail: '0xc02a…6cc2', value: 16 },
      { id: 'inside', label: 'WETH', detail: 'Inside Compound v3 USDC', value: 10 },
      { id: 'fees', label: 'WETH', detail: 'Fees earned in Uniswap v3', value: 8 },
    ],
  },
  async play({ canvasElement }) {
    // Not yet laid out, a word has no extent and could not cover another.
    const words = await waitFor(() => {
      const found = [...canvasElement.querySelectorAll('text')]
        .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0)
      if (found.length < 11) throw new Error('The words have not come.')
      return found
    })
    const covered = words.flatMap((one, index) =>
      words
        .slice(index + 1)
        .filter(({ box }) => isOver(box, one.box))
        .map(({ text }) => `${one.text} over ${text}`),
    )
    await expect(covered).toEqual([])
  },
}

/** Lines of one label may touch; what shares more than half a line covers each other. */
function isOver(a: DOMRect, b: DOMRect): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return across > 0 && down > Math.min(a.height, b.height) / 2
}

export const NamesakesBeside: Story = { ...besideNamesakes }
export const NamesakesBesideNarrow: Story = { ...besideNamesakes, globals: { viewport: { value: 'phone' } } }
export const OneHolding: Story = { args: { items: [{ id: 'eth', label: 'ETH', value: 20 }] } }
/** Of nothing there is no ring: show an EmptyState in its place. */
export const Empty: Story = {
  render: (args) => (
    <>
      <DoughnutChart {...args} items={[{ id: 'eth', label: 'ETH', value: 0 }]} />
      <EmptyState title="Nothing to divide yet" />
    </>
  ),
  async play({ canvas }) {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
export const LongText: Story = {
  args: {
    title: longLabel,
    items: holdings.map(([label, value]) => ({ id: label, label: `${label} ${longLabel}`, value })),
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }
/** Two of one name say what tells them apart; in the hole too, where no word may run over the ring. */
export const Namesakes: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    items: [
      { id: 'eth-1', label: 'WSTETHXX', detail: 'Polygon zkEVM', value: 600 },
      { id: 'eth-8453', label: 'WSTETHXX', detail: 'Arbitrum One', value: 400 },
      ...['DAI', 'USDC', 'LINK', 'SHIB'].map((label) => ({ id: label, label, value: 20 })),
    ],
  },
  async play({ canvasElement }) {
    const words = [...canvasElement.querySelectorAll<SVGTextElement>('[text-anchor="middle"] text')].filter(
      (text) => text.checkVisibility(),
    )
    await expect(words.map(({ textContent }) => textContent)).toEqual([
      'WSTET…',
      'Polygon z…',
      expect.stringMatching(/^55\.6/),
      '$600',
    ])
    const { centreX, centreY, innerRadius } = narrowFrame
    for (const word of words) {
      const { x, y, width, height } = word.getBBox()
      // Letters do not reach into the corners of their box: a fifth of its height is room above and below them.
      const [top, bottom] = [y + height * 0.2, y + height * 0.8]
      const far = Math.max(
        ...[x, x + width].flatMap((across) =>
          [top, bottom].map((down) => Math.hypot(across - centreX, down - centreY)),
        ),
      )
      await expect(far, `${word.textContent} lies in the hole`).toBeLessThanOrEqual(innerRadius)
    }
    await expect(canvasElement).toHaveTextContent('1 other')
    await expect(canvasElement).not.toHaveTextContent('1 others')
  },
}
