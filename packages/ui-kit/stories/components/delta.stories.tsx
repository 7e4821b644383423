import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Delta } from '../../src/components/delta.tsx'

const meta = { component: Delta, args: { change: 3.08 } } satisfies Meta<typeof Delta>

export default meta
type Story = StoryObj<typeof meta>

export const Gain: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('+3.08 %')).toBeVisible()
  },
}
export const Loss: Story = { args: { change: -2.14 } }
export const NoChange: Story = { args: { change: 0 } }
export const InDollars: Story = {
  args: { change: 4451.34, text: '+$4,451.34', also: '+2.92 %', period: 'in 7 days' },
}
export const LongText: Story = {
  args: {
    change: -1,
    text: '−$1,234,567,890.12',
    also: '−99.99 %',
    period: 'since the first transaction of the wallet',
  },
}
