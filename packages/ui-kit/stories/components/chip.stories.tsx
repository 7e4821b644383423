import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chip } from '../../src/components/chip.tsx'
import { longLabel } from '../long-texts.ts'

const meta = { component: Chip, args: { children: 'Received' } } satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { args: { tone: 'plain', title: 'From another wallet' } }
export const Verified: Story = { args: { tone: 'verified', children: 'Verified' } }
export const Stale: Story = { args: { tone: 'stale', children: 'Stale, 44 min' } }
export const Illustrative: Story = { args: { tone: 'illustrative', children: 'Illustrative' } }
export const Sandbox: Story = { args: { tone: 'sandbox', children: 'Sandbox data' } }
export const LongText: Story = { args: { tone: 'verified', children: longLabel } }
