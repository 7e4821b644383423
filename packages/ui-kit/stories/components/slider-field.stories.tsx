import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../../src/components/button.tsx'
import { SliderField } from '../../src/components/slider-field.tsx'
import { longLabel, longSentence } from '../long-texts.ts'

const inr = (value: number) => value.toLocaleString('en-IN')

const meta = {
  component: SliderField,
  args: {
    label: 'Monthly investment',
    value: 5000,
    min: 500,
    max: 100_000,
    step: 500,
    formatNumber: inr,
    formatEnd: (value) => `₹${inr(value)}`,
    formatSpoken: (value) => `${inr(value)} rupees`,
    parse: (text) => (/^[\d,.]+$/.test(text) ? Number(text.replaceAll(',', '')) : undefined),
    sign: '₹',
    onChange: fn(),
    onCommit: fn(),
    onCorrected: fn(),
  },
  render: function Field(args) {
    const [value, setValue] = useState(args.value)
    return (
      <SliderField
        {...args}
        value={value}
        onChange={(next, committed) => {
          setValue(next)
          args.onChange(next, committed)
        }}
      />
    )
  },
} satisfies Meta<typeof SliderField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  async play({ canvas, userEvent }) {
    const slider = canvas.getByRole('slider', { name: 'Monthly investment' })
    slider.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{PageUp}')
    await expect(slider).toHaveAttribute('aria-valuetext', '10,500 rupees')
    await expect(canvas.getByRole('textbox')).toHaveValue('10,500')
  },
}
export const ByLogarithm: Story = { args: { min: 100, max: 1_000_000, value: 10_000, unit: 'a month' } }
export const WithHelp: Story = {
  args: { help: 'What you put aside each month.', children: <Button size="sm">As last year</Button> },
}
export const Corrected: Story = { args: { note: 'The least is ₹500.' } }
export const BeyondTheSlider: Story = {
  args: { value: 250_000, limits: { min: 1, max: 10_000_000 }, typingCap: 10_000_000 },
  async play({ canvas }) {
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      '2,50,000 rupees. The slider ends at ₹1,00,000.',
    )
  },
}
export const BoxAlone: Story = {
  args: { slider: false, unit: 'years', sign: undefined, value: 10, min: 1, max: 40 },
}
export const LongText: Story = { args: { label: longLabel, help: longSentence, note: longSentence } }
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }
export const Turned: Story = {
  globals: { direction: 'rtl' },
  async play({ canvas, userEvent }) {
    const slider = canvas.getByRole('slider')
    slider.focus()
    // The left arrow goes forth where lines run to the left.
    await userEvent.keyboard('{ArrowLeft}')
    await expect(slider).toHaveAttribute('aria-valuetext', '5,500 rupees')
  },
}
