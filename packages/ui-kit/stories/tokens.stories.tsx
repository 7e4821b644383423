import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = { title: 'tokens' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const roles = {
  ground: ['bg-canvas', 'bg-surface', 'bg-raised', 'bg-sunken', 'bg-hover', 'bg-selected', 'bg-skeleton'],
  rules: ['bg-hairline', 'bg-hairline-strong', 'bg-control'],
  ink: ['bg-figure', 'bg-text', 'bg-muted', 'bg-faint'],
  brass: [
    'bg-accent',
    'bg-accent-line',
    'bg-accent-text',
    'bg-accent-tint',
    'bg-primary',
    'bg-primary-hover',
  ],
  meaning: [
    'bg-gain',
    'bg-gain-tint',
    'bg-loss',
    'bg-loss-tint',
    'bg-warn',
    'bg-warn-line',
    'bg-warn-tint',
    'bg-focus',
  ],
  series: [
    ...['bg-series-1', 'bg-series-2', 'bg-series-3', 'bg-series-4', 'bg-series-5'],
    ...['bg-series-6', 'bg-series-7', 'bg-series-8', 'bg-series-rest'],
  ],
}

const swatches = (names: readonly string[]): Story => ({
  render: () => (
    <div className="flex flex-wrap gap-2">
      {names.map((role) => (
        <div key={role} className="w-20">
          <i className={`block h-9 rounded-base ring-1 ring-hairline ring-inset ${role}`} />
          <span className="text-note text-muted">{role.slice(3)}</span>
        </div>
      ))}
    </div>
  ),
})

export const Ground = swatches(roles.ground)
export const Rules = swatches(roles.rules)
export const Ink = swatches(roles.ink)
export const Brass = swatches(roles.brass)
export const Meaning = swatches(roles.meaning)
export const Series = swatches(roles.series)

export const Type: Story = {
  render: () => (
    <div className="grid gap-2">
      <span className="text-display font-display text-figure">Hold longer.</span>
      <span className="text-section font-head">Every wallet, one ledger</span>
      <span className="text-head font-head">Dashboard</span>
      <span className="text-title font-head">Portfolio Distribution</span>
      <span className="text-lead">Lead 18/28</span>
      <span className="text-read">Read 16/24</span>
      <span className="text-body">Body 14/20. Sum of 17 tokens in 3 wallets</span>
      <span className="text-small">Small 13/20</span>
      <span className="text-note text-muted">Note 12/16</span>
      <span className="font-mono text-small">0x71C7…976F 0x5d1c9e40a2…77b0f3e81c</span>
      <span>₹ − × ÷ ≈ … ’ ↑ ↓ → € “quoted” 0123456789</span>
    </div>
  ),
}
