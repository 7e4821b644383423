import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextArea } from '../../src/components/text-area.tsx'
import { address, longLabel, longSentence } from '../long-texts.ts'

const meta = {
  component: TextArea,
  args: { label: 'Message', rows: 3, placeholder: 'What we should know' },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('Message')
    await userEvent.type(field, 'Hello{Enter}there')
    await expect(field).toHaveValue('Hello\nthere')
    await userEvent.clear(field)
  },
}
export const Mono: Story = {
  args: { label: 'Addresses', hideLabel: true, mono: true, defaultValue: `${address}\n${address}` },
}
export const Focused: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Message')).toHaveFocus()
  },
}
export const WithError: Story = {
  args: { defaultValue: 'Hi', error: 'At least 10 characters', hint: 'We answer by mail' },
  async play({ canvas }) {
    await expect(canvas.getByLabelText('Message')).toBeInvalid()
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Sent' } }
export const LongText: Story = {
  args: { label: longLabel, defaultValue: longSentence, hint: longSentence, error: longSentence },
}
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }
