import type { Meta, StoryObj } from '@storybook/react-vite'
import { Moon, Sun } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Button } from '../../src/components/button.tsx'
import { DropdownMenu } from '../../src/components/dropdown-menu.tsx'
import { longLabel } from '../long-texts.ts'

const onSelect = fn()

const meta = {
  component: DropdownMenu,
  args: {
    label: 'Theme',
    align: 'start',
    trigger: <Button variant="ghost">Theme</Button>,
    items: [
      { label: 'Light', icon: <Sun />, checked: true, onSelect },
      { label: 'Dark', icon: <Moon />, checked: false, onSelect },
    ],
  },
  decorators: [
    (Story) => (
      <div className="min-h-56">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DropdownMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Choice: Story = {
  async play({ canvas, userEvent }) {
    canvas.getByRole('button', { name: 'Theme' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('menu', { name: 'Theme' })).toBeVisible()
    await expect(canvas.getByRole('menuitemcheckbox', { name: 'Light' })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('menuitemcheckbox', { name: 'Dark' })).toHaveFocus()
  },
}
export const Commands: Story = {
  args: {
    label: 'Wallet',
    align: 'end',
    trigger: <Button>Wallet</Button>,
    items: [
      { label: 'Rename', onSelect },
      { label: 'Export', disabled: true, onSelect },
      { label: 'Delete', danger: true, onSelect },
    ],
  },
  async play({ canvas, userEvent }) {
    canvas.getByRole('button', { name: 'Wallet' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('menuitem', { name: 'Export' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(canvas.getByRole('menuitem', { name: 'Rename' })).toHaveFocus()
  },
}
export const Note: Story = {
  args: {
    label: 'Export',
    note: 'Of all your wallets on all their chains, whatever is shown here.',
    trigger: <Button>Export</Button>,
    items: [
      { label: 'Everything (JSON)', onSelect },
      { label: 'Holdings (CSV)', onSelect },
    ],
  },
  async play({ canvas, userEvent }) {
    canvas.getByRole('button', { name: 'Export' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('menu', { name: 'Export' })).toHaveAccessibleDescription(
      'Of all your wallets on all their chains, whatever is shown here.',
    )
    await expect(canvas.getByRole('menuitem', { name: 'Everything (JSON)' })).toHaveFocus()
  },
}
export const LongText: Story = {
  args: {
    items: [
      { label: longLabel, checked: true, onSelect },
      { label: 'Short', checked: false, onSelect },
    ],
  },
  async play({ canvas, userEvent }) {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('menu')).toBeVisible()
  },
}
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }
