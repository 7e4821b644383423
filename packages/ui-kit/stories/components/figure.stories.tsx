import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Figure } from '../../src/components/figure.tsx'

const meta = { component: Figure, args: { value: '$84,690.20' } } satisfies Meta<typeof Figure>

export default meta
type Story = StoryObj<typeof meta>

export const Settled: Story = { args: { value: '₹11,61,695', size: 'lg', certainty: 'settled' } }
export const Observed: Story = { args: { size: 'lg', certainty: 'observed' } }
export const Broken: Story = {
  args: { size: 'lg', certainty: 'broken' },
  async play({ canvas }) {
    await expect(canvas.getByText('(not settled)', { exact: false })).toBeInTheDocument()
  },
}
export const WithoutRule: Story = { args: { size: 'md' } }
export const OneOfAScreen: Story = { args: { value: '₹46,609.57', size: 'xl', certainty: 'settled' } }
export const InText: Story = {
  render: () => (
    <p>
      It comes to <Figure value="₹11,61,695" size="inherit" certainty="settled" /> after ten years.
    </p>
  ),
}
/** The minus stands before the currency, from right to left too. */
export const Negative: Story = { args: { value: '−$1,037.60', certainty: 'settled', live: true } }
export const LongText: Story = {
  args: { value: '₹12,34,56,78,90,12,345.67', size: 'xl', certainty: 'settled' },
}
