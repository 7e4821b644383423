import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { NumberBox } from '../../src/components/number-box.tsx'

const meta = {
  component: NumberBox,
  args: {
    'aria-label': 'Monthly investment',
    value: 5000,
    min: 500,
    max: 100_000,
    step: 500,
    format: (value) => value.toLocaleString('en-IN'),
    parse: (text) => (/^[\d,.]+$/.test(text) ? Number(text.replaceAll(',', '')) : undefined),
    onChange: fn(),
    onCorrected: fn(),
    className: 'w-40',
  },
  render: function Box(args) {
    const [value, setValue] = useState(args.value)
    return (
      <NumberBox
        {...args}
        value={value}
        onChange={(next, committed) => {
          setValue(next)
          args.onChange(next, committed)
        }}
      />
    )
  },
} satisfies Meta<typeof NumberBox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { sign: '₹' },
  async play({ args, canvas, userEvent }) {
    const box = canvas.getByLabelText('Monthly investment')
    await userEvent.clear(box)
    await userEvent.type(box, '12000')
    await expect(box).toHaveValue('12000')
    await userEvent.tab()
    await expect(box).toHaveValue('12,000')
    await expect(args.onChange).toHaveBeenLastCalledWith(12_000, true)
  },
}
export const Corrected: Story = {
  args: { sign: '₹' },
  async play({ args, canvas, userEvent }) {
    const box = canvas.getByLabelText('Monthly investment')
    await userEvent.clear(box)
    await userEvent.type(box, '100')
    await userEvent.tab()
    await expect(box).toHaveValue('500')
    await expect(args.onCorrected).toHaveBeenLastCalledWith('below-min', '100')
  },
}
export const CutWhileTyped: Story = {
  args: { typingCap: 200_000 },
  async play({ args, canvas, userEvent }) {
    const box = canvas.getByLabelText('Monthly investment')
    await userEvent.clear(box)
    await userEvent.type(box, '2000000')
    await expect(box).toHaveValue('2,00,000')
    await expect(args.onCorrected).toHaveBeenLastCalledWith('above-max', '2000000')
  },
}
export const Stepped: Story = {
  async play({ canvas, userEvent }) {
    const box = canvas.getByLabelText('Monthly investment')
    await userEvent.type(box, '{ArrowUp}{ArrowUp}{ArrowDown}')
    await expect(box).toHaveValue('5,500')
  },
}
export const WithUnit: Story = { args: { value: 12, min: 1, max: 30, step: 0.1, unit: '% a year' } }
export const Hovered: Story = { args: { sign: '₹', unit: 'a month' }, parameters: { pointer: 'input' } }
export const Focused: Story = {
  args: { sign: '₹', unit: 'a month' },
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Monthly investment')).toHaveFocus()
  },
}
export const Invalid: Story = { args: { invalid: true, sign: '₹', unit: 'a month' } }
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = {
  args: {
    value: 1_234_567_890_123,
    max: 1e15,
    sign: '₹',
    unit: 'at the end of each year',
    className: 'w-64',
  },
}
