import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FileButton } from '../../src/components/file-button.tsx'
import { longLabel } from '../long-texts.ts'

const meta = {
  component: FileButton,
  args: {
    children: 'Choose a CSV',
    accept: '.csv,text/csv',
    fileLabel: 'CSV of an exchange',
    onChoose: fn(),
  },
} satisfies Meta<typeof FileButton>

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {}
export const Chosen: Story = {
  async play({ args, canvas, userEvent }) {
    const box = canvas.getByLabelText<HTMLInputElement>('CSV of an exchange')
    const file = new File(['Date,Asset\n'], 'trades.csv', { type: 'text/csv' })
    await userEvent.upload(box, file)
    await userEvent.upload(box, file)
    await expect(args.onChoose).toHaveBeenCalledTimes(2)
    await expect(args.onChoose).toHaveBeenLastCalledWith(file)
    await expect(box).toHaveValue('')
  },
}
export const Busy: Story = {
  args: { busy: true, busyLabel: 'Reading...' },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Reading...' })).toHaveAttribute('aria-busy', 'true')
  },
}
export const LongText: Story = { args: { children: longLabel } }
