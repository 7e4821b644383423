import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Sparkline } from '../../src/charts/sparkline.tsx'

const wave = Array.from(
  { length: 60 },
  (_, index) => 3400 + 120 * Math.sin(index / 6) + 40 * Math.cos(index * 2),
)

const meta = {
  component: Sparkline,
  args: { points: wave, label: 'Ethereum, past 7 days' },
} satisfies Meta<typeof Sparkline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: 'Ethereum, past 7 days' })).toBeVisible()
  },
}
/** A coin that is meant to stay at a dollar looks as if it did. */
export const Stable: Story = {
  args: { points: [1, 1.0002, 0.9999, 1.0001, 1], label: 'Tether, past 7 days' },
}
export const WithGaps: Story = { args: { points: [3, Number.NaN, 5, 4], className: 'h-6 w-32' } }
export const Wide: Story = { args: { className: 'h-10 w-full' } }
