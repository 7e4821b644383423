import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bars } from '../../src/charts/bars.tsx'
import { formatUsd } from '../../src/format/format-usd.ts'
import { longLabel } from '../long-texts.ts'

const meta = {
  component: Bars,
  args: {
    label: 'Old and new tax',
    formatAmount: (value) => formatUsd(value, { decimals: 0 }),
    groups: [
      {
        label: '2025–26',
        bars: [
          { id: 'old', label: 'Old', value: 1240 },
          { id: 'new', label: 'New', value: 980 },
        ],
      },
      {
        label: '2026–27',
        bars: [
          { id: 'old', label: 'Old', value: 1410 },
          { id: 'new', label: 'New', value: -120 },
        ],
      },
    ],
  },
} satisfies Meta<typeof Bars>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongText: Story = {
  args: { groups: [{ label: longLabel, bars: [{ id: 'a', label: 'Everything', value: 12_345_678_901 }] }] },
}
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }
