import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../src/components/button.tsx'
import { Figure } from '../../src/components/figure.tsx'
import { Popover } from '../../src/components/popover.tsx'
import { longSentence } from '../long-texts.ts'

const meta = {
  component: Popover,
  args: {
    label: 'Ethereum gas prices',
    align: 'start',
    trigger: <Button variant="ghost">1.84 gwei</Button>,
    onOpenChange: fn(),
    children: (
      <div className="p-4">
        Average <Figure value="1.84" size="lg" />
      </div>
    ),
  },
  decorators: [
    (Story) => (
      <div className="min-h-48">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByRole('dialog', { name: 'Ethereum gas prices' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}
export const Open: Story = { args: { open: true } }
export const LongText: Story = {
  args: { open: true, children: <p className="p-4">{longSentence}</p>, className: 'max-w-72' },
}
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }
