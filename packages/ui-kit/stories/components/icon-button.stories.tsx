import type { Meta, StoryObj } from '@storybook/react-vite'
import { Table as TableIcon } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { IconButton } from '../../src/components/icon-button.tsx'

const meta = {
  component: IconButton,
  args: { label: 'Show as table', icon: <TableIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Hovered: Story = { parameters: { pointer: 'button' } }
export const Focused: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}
export const Disabled: Story = { args: { disabled: true } }
