import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../src/components/button.tsx'
import { Notice } from '../../src/components/notice.tsx'
import { longLabel, longSentence } from '../long-texts.ts'

const meta = {
  component: Notice,
  args: { title: 'Prices could not be refreshed.', children: 'Values use the last prices read.' },
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  args: { tone: 'plain', title: 'This wallet is new.', children: undefined },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('This wallet is new.')
  },
}
export const Warn: Story = { args: { tone: 'warn', action: <Button size="sm">Try Again</Button> } }
export const Loss: Story = {
  args: { tone: 'loss', title: 'The wallet could not be added.' },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}
export const LongText: Story = {
  args: {
    tone: 'warn',
    title: longLabel,
    children: longSentence,
    action: <Button size="sm">Try Again</Button>,
  },
}
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }
