import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Tabs } from '../../src/components/tabs.tsx'
import { longLabel } from '../long-texts.ts'

const meta = {
  component: Tabs,
  args: {
    label: 'Portfolio',
    value: 'overview',
    onValueChange: fn(),
    items: [
      { value: 'overview', label: 'Overview', content: <p className="pt-4">Overview panel</p> },
      { value: 'tokens', label: 'Tokens', count: 9, content: <p className="pt-4">Tokens panel</p> },
      { value: 'nfts', label: 'NFTs', disabledReason: 'Select a wallet first', content: null },
    ],
  },
  render: function Views(args) {
    const [value, setValue] = useState(args.value)
    return (
      <Tabs
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next)
          args.onValueChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('tab', { name: /NFTs/ }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('tab', { name: /Overview/ }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByText('Tokens panel')).toBeVisible()
  },
}
export const Hovered: Story = { parameters: { pointer: '[role=tab]:nth-child(2)' } }
export const LongText: Story = {
  args: {
    className: 'px-2',
    items: ['overview', 'tokens', 'more'].map((value) => ({
      value,
      label: longLabel,
      content: <p className="pt-4">{value}</p>,
    })),
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }
/** The left arrow goes to the next tab where lines run to the left. */
export const Turned: Story = {
  globals: { direction: 'rtl' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('tab', { name: /Overview/ }))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByText('Tokens panel')).toBeVisible()
  },
}
