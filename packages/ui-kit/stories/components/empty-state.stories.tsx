import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../src/components/button.tsx'
import { EmptyState } from '../../src/components/empty-state.tsx'
import { longLabel, longSentence } from '../long-texts.ts'

const meta = { component: EmptyState, args: { title: 'No transactions yet' } } satisfies Meta<
  typeof EmptyState
>

export default meta
type Story = StoryObj<typeof meta>

export const Quiet: Story = { args: { size: 'quiet' } }
export const AsFigure: Story = {
  args: {
    size: 'figure',
    title: 'Add a wallet address to get started',
    children: 'Your net worth will be the sum of every token in every wallet you add.',
    action: <Button variant="primary">Add Wallet</Button>,
  },
}
export const LongText: Story = {
  args: { ...AsFigure.args, title: longLabel, children: longSentence },
}
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }
