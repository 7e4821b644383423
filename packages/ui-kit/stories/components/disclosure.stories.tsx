import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Disclosure } from '../../src/components/disclosure.tsx'
import { longLabel, longSentence } from '../long-texts.ts'

const meta = {
  component: Disclosure,
  args: {
    summary: 'How is this computed?',
    children: <p className="pb-4 text-muted">By summing the rows.</p>,
  },
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText('How is this computed?'))
    await expect(canvas.getByText('By summing the rows.')).toBeVisible()
  },
}
/** Of one name, one is open at a time. */
export const Accordion: Story = {
  render: () => (
    <div>
      <Disclosure summary="First" name="story" defaultOpen>
        One
      </Disclosure>
      <Disclosure summary="Second" name="story">
        Two
      </Disclosure>
    </div>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText('Second'))
    await expect(canvas.getByText('Two')).toBeVisible()
    await expect(canvas.getByText('One')).not.toBeVisible()
  },
}
/** What lies closed in an open one looks closed. */
export const Nested: Story = {
  args: {
    defaultOpen: true,
    children: <Disclosure summary="What did it cost?">Nothing.</Disclosure>,
  },
  async play({ canvas }) {
    const rotationOf = (summary: string) => {
      const arrow = canvas.getByText(summary).querySelector('svg')
      return arrow && getComputedStyle(arrow).rotate
    }
    await waitFor(() => expect(rotationOf('How is this computed?')).toMatch(/^(none|0deg)$/))
    await expect(rotationOf('What did it cost?')).toBe('-90deg')
  },
}
export const LongText: Story = { args: { summary: longLabel, children: longSentence, defaultOpen: true } }
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }
