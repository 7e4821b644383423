import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SelectField } from '../../src/components/select-field.tsx'
import { longLabel, longSentence } from '../long-texts.ts'

const meta = {
  component: SelectField,
  args: {
    label: 'Year',
    options: [
      { value: '2026', label: '2026–27' },
      { value: '2025', label: '2025–26' },
    ],
  },
} satisfies Meta<typeof SelectField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('Year')
    await userEvent.selectOptions(field, '2025–26')
    await expect(field).toHaveValue('2025')
  },
}
export const Hovered: Story = { parameters: { pointer: 'select' } }
export const Focused: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Year')).toHaveFocus()
  },
}
export const WithError: Story = {
  args: { error: 'Choose a year', hint: 'From April to March' },
  async play({ canvas }) {
    await expect(canvas.getByLabelText('Year')).toBeInvalid()
  },
}
export const Disabled: Story = { args: { disabled: true, hideLabel: true } }
export const LongText: Story = {
  args: { label: longLabel, hint: longSentence, options: [{ value: 'a', label: longSentence }] },
}
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }
