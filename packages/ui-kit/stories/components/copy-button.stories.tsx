import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CopyButton } from '../../src/components/copy-button.tsx'

const meta = {
  component: CopyButton,
  args: { text: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F', label: 'Copy address' },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {}
export const Hovered: Story = { parameters: { pointer: 'button' } }
export const Copied: Story = {
  beforeEach: () => answerClipboard(() => Promise.resolve()),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }))
    await expect(await canvas.findByText('Copied!')).toBeVisible()
  },
}
export const Refused: Story = {
  beforeEach: () => answerClipboard(() => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'))),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }))
    await expect(await canvas.findByText('Could not copy')).toBeVisible()
  },
}

/** Browsers ask a person before a page may write to the clipboard: the story says what the answer is. */
function answerClipboard(writeText: () => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  return () => {
    Reflect.deleteProperty(navigator, 'clipboard')
  }
}
