import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Segmented } from '../../src/components/segmented.tsx'
import { longLabel } from '../long-texts.ts'

const meta = {
  component: Segmented,
  args: {
    label: 'Range',
    options: ['1d', '1w', '1m', '3m', '1y'].map((value) => ({ value, label: value })),
    value: '1w',
    onChange: fn(),
  },
  render: function Choice(args) {
    const [value, setValue] = useState(args.value)
    return (
      <Segmented
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof Segmented>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', { name: '3m' }))
    await expect(canvas.getByRole('radio', { name: '3m' })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('3m')
  },
}
export const Hovered: Story = { parameters: { pointer: 'label:last-of-type' } }
export const Focused: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '1w' })).toHaveFocus()
  },
}
export const Large: Story = {
  args: {
    label: 'Mode',
    size: 'lg',
    value: 'sip',
    options: [
      { value: 'sip', label: 'SIP' },
      { value: 'lump', label: 'Lump-sum' },
    ],
  },
}
export const LongText: Story = {
  args: {
    size: 'lg',
    value: 'a',
    options: [
      { value: 'a', label: longLabel },
      { value: 'b', label: 'Short' },
    ],
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }
