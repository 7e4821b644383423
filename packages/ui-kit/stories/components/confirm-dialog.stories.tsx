import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../../src/components/button.tsx'
import { ConfirmDialog } from '../../src/components/confirm-dialog.tsx'
import { longLabel, longSentence } from '../long-texts.ts'

const meta = {
  component: ConfirmDialog,
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Delete this wallet?',
    children: 'Hodlwise stops tracking it. Nothing happens on the chain.',
    confirmLabel: 'Delete wallet',
    danger: true,
    onConfirm: fn(),
  },
  render: function Question(args) {
    const [open, setOpen] = useState(args.open)
    return (
      <div className="min-h-80">
        <Button variant="danger" onClick={() => setOpen(true)}>
          Delete…
        </Button>
        <ConfirmDialog
          {...args}
          open={open}
          onOpenChange={(next) => {
            setOpen(next)
            args.onOpenChange(next)
          }}
        />
      </div>
    )
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete…' }))
    await expect(canvas.getByRole('alertdialog', { name: 'Delete this wallet?' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete wallet' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
export const Cancelled: Story = {
  args: { cancelLabel: 'Keep it' },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete…' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }))
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Delete…' })).toHaveFocus()
  },
}
export const Busy: Story = { args: { open: true, busy: true } }
export const Harmless: Story = { args: { open: true, danger: false, confirmLabel: 'Send again' } }
export const LongText: Story = {
  args: { open: true, title: longLabel, children: longSentence, confirmLabel: longLabel },
}
export const Narrow: Story = { args: { open: true }, globals: { viewport: { value: 'phone' } } }
