import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StackedBar } from '../../src/charts/stacked-bar.tsx'
import { formatInr } from '../../src/format/format-inr.ts'
import { longLabel } from '../long-texts.ts'

const meta = {
  component: StackedBar,
  args: {
    label: 'Total paid',
    formatAmount: (value) => formatInr(value),
    parts: [
      { id: 'principal', label: 'Principal', value: 1_000_000 },
      { id: 'interest', label: 'Interest', value: 380_000 },
      { id: 'fees', label: 'Fees', value: 0 },
    ],
  },
} satisfies Meta<typeof StackedBar>

export default meta
type Story = StoryObj<typeof meta>

export const Named: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: 'Total paid' })).toBeVisible()
    await expect(canvas.getByText(/72\.5\s%/)).toBeVisible()
  },
}
export const NamedElsewhere: Story = {
  args: { named: false },
  async play({ canvas }) {
    await expect(
      canvas.getByRole('img', { name: /^Total paid: Principal 72\.5\s%, Interest 27\.5\s%$/ }),
    ).toBeVisible()
  },
}
export const SixParts: Story = {
  args: { parts: [6, 5, 4, 3, 2, 1].map((value) => ({ id: String(value), label: `Part ${value}`, value })) },
}
export const LongText: Story = {
  args: {
    parts: [
      { id: 'a', label: longLabel, value: 1e12 },
      { id: 'b', label: longLabel, value: 2e12 },
    ],
  },
}
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }
