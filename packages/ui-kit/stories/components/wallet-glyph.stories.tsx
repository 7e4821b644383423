import type { Meta, StoryObj } from '@storybook/react-vite'
import { WalletGlyph } from '../../src/components/wallet-glyph.tsx'
import { address } from '../long-texts.ts'

const meta = { component: WalletGlyph, args: { address } } satisfies Meta<typeof WalletGlyph>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Selected: Story = { args: { selected: true } }
export const NotAnAddress: Story = { args: { address: 'zz' } }
