import type { Meta, StoryObj } from '@storybook/react-vite'
import { Age } from '../../src/components/age.tsx'
import { longSentence } from '../long-texts.ts'

const meta = { component: Age, args: { children: 'As of 15:42 IST, 2 min ago' } } satisfies Meta<typeof Age>

export default meta
type Story = StoryObj<typeof meta>

export const Fresh: Story = { args: { state: 'fresh' } }
export const Ageing: Story = { args: { state: 'ageing' } }
export const Stale: Story = { args: { state: 'stale', children: 'Stale: as of 14:58 IST, 44 min ago' } }
export const Partial: Story = { args: { state: 'partial', children: 'Partial: 2 of 17 prices are unknown' } }
export const LongText: Story = { args: { state: 'stale', children: longSentence } }
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }
