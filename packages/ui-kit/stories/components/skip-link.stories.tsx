import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SkipLink } from '../../src/components/skip-link.tsx'

const meta = { component: SkipLink, args: { targetId: 'content' } } satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const Focused: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1} className="pt-16">
        The content
      </main>
    </>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#content')
  },
}
