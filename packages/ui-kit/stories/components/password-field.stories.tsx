import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PasswordField } from '../../src/components/password-field.tsx'
import { longLabel, longSentence } from '../long-texts.ts'

const meta = {
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Hidden: Story = { args: { defaultValue: 'correct horse', hint: 'At least 8 characters' } }
export const Shown: Story = {
  args: { defaultValue: 'correct horse' },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show characters' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide characters' })).toBeVisible()
  },
}
export const WithError: Story = {
  args: { defaultValue: 'short', error: 'Too short' },
  async play({ canvas }) {
    await expect(canvas.getByLabelText('Password')).toBeInvalid()
  },
}
export const Disabled: Story = { args: { disabled: true, hideLabel: true } }
export const LongText: Story = { args: { label: longLabel, defaultValue: longSentence, error: longSentence } }
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }
