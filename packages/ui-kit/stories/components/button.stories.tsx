import type { Meta, StoryObj } from '@storybook/react-vite'
import { RefreshCw } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Button } from '../../src/components/button.tsx'
import { longLabel } from '../long-texts.ts'

const meta = { component: Button, args: { children: 'Add Wallet', onClick: fn() } } satisfies Meta<
  typeof Button
>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  args: { variant: 'primary' },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Wallet' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Secondary: Story = { args: { variant: 'secondary' } }
export const Ghost: Story = { args: { variant: 'ghost' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Delete wallet' } }
export const WithIcon: Story = { args: { icon: <RefreshCw />, children: 'Refresh Data' } }

export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-3">
      <Button {...args} size="sm" />
      <Button {...args} size="md" />
      <Button {...args} size="lg" />
    </div>
  ),
}

export const PrimaryHovered: Story = { args: { variant: 'primary' }, parameters: { pointer: 'button' } }
export const SecondaryHovered: Story = { parameters: { pointer: 'button' } }
export const GhostHovered: Story = { args: { variant: 'ghost' }, parameters: { pointer: 'button' } }
export const DangerHovered: Story = { args: { variant: 'danger' }, parameters: { pointer: 'button' } }

export const Focused: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

/** Stays in the tab order, so that a reason beside it can be read. */
export const Disabled: Story = {
  args: { disabled: true },
  async play({ args, canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Busy: Story = {
  args: { variant: 'primary', busy: true, busyLabel: 'Adding…' },
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Adding…' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

/** A link that looks like a button. */
export const AsLink: Story = {
  args: { asChild: true, variant: 'primary', children: <a href="#signup">Get Started</a> },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Get Started' })).toBeVisible()
  },
}

export const LongText: Story = { args: { children: longLabel, icon: <RefreshCw /> } }
