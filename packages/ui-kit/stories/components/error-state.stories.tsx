import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../src/components/button.tsx'
import { ErrorState } from '../../src/components/error-state.tsx'
import { longLabel, longSentence } from '../long-texts.ts'

const meta = {
  component: ErrorState,
  args: {
    title: 'Could not be drawn',
    children: '2 of 17 tokens have no price, and shares without them would mislead.',
    action: <Button size="sm">Show the 15 priced tokens</Button>,
    reference: '7f3a-91c2',
  },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Part: Story = {
  args: { size: 'part' },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('ref 7f3a-91c2')
  },
}
export const Page: Story = {
  args: { size: 'page', title: 'This page failed' },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This page failed' })).toBeVisible()
  },
}
export const LongText: Story = { args: { title: longLabel, children: longSentence } }
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }
