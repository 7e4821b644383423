import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Address } from '../../src/components/address.tsx'
import { address } from '../long-texts.ts'

const meta = { component: Address, args: { value: address } } satisfies Meta<typeof Address>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('0x71C7…976F')).toBeVisible()
    await expect(canvas.getByText(address)).toBeInTheDocument()
  },
}
export const Hash: Story = { args: { kind: 'hash', value: `0x5d1c9e40a2${'0'.repeat(44)}77b0f3e81c` } }
export const WithCopy: Story = { args: { copy: true } }
