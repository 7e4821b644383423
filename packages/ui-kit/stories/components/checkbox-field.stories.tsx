import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CheckboxField } from '../../src/components/checkbox-field.tsx'
import { longSentence } from '../long-texts.ts'

const meta = { component: CheckboxField, args: { label: 'Remember me' } } satisfies Meta<typeof CheckboxField>

export default meta
type Story = StoryObj<typeof meta>

export const Unchecked: Story = {}
export const Checked: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText('Remember me'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}
export const Focused: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
  },
}
export const WithError: Story = {
  args: { error: 'Say yes or no' },
  async play({ canvas }) {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Say yes or no')
  },
}
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }
export const WithLink: Story = {
  args: {
    defaultChecked: true,
    label: (
      <>
        I agree to the{' '}
        <a href="#terms" className="underline underline-offset-3">
          terms
        </a>
      </>
    ),
  },
}
export const LongText: Story = { args: { label: longSentence, error: longSentence } }
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }
