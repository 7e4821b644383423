import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextField } from '../../src/components/text-field.tsx'
import { address, longLabel, longSentence } from '../long-texts.ts'

const meta = {
  component: TextField,
  args: { label: 'Username', placeholder: 'meera' },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('Username')
    await userEvent.type(field, 'asha')
    await expect(field).toHaveValue('asha')
    await userEvent.clear(field)
  },
}
export const Filled: Story = { args: { defaultValue: 'meera', hint: 'At least 3 characters' } }
export const Hovered: Story = { parameters: { pointer: 'input' } }
export const Focused: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Username')).toHaveFocus()
  },
}
export const WithError: Story = {
  args: {
    label: 'Email',
    type: 'email',
    defaultValue: 'meera@',
    error: 'Email is invalid',
    hint: 'For mails only',
  },
  async play({ canvas }) {
    const field = canvas.getByLabelText('Email')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Email is invalid For mails only')
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'meera' } }
export const Mono: Story = {
  args: {
    label: 'Wallet address',
    hideLabel: true,
    mono: true,
    inputClassName: 'text-small',
    defaultValue: address,
  },
  async play({ canvas }) {
    await expect(canvas.getByLabelText('Wallet address')).toHaveValue(address)
  },
}
export const LongText: Story = {
  args: { label: longLabel, hint: longSentence, error: longSentence, defaultValue: longSentence },
}
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }
