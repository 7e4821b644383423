import { ChartPie, Layers, ShieldCheck } from 'lucide-react'

const benefits = [
  {
    Icon: ShieldCheck,
    title: 'Secure and private',
    text: 'Watch-only: an address is enough. Your browser talks to us and to nobody else.',
  },
  {
    Icon: ChartPie,
    title: 'Real-time analytics',
    text: 'Balances and prices read when you ask, each with its source and its time.',
  },
  {
    Icon: Layers,
    title: 'Multi-chain support',
    text: 'Every holding is told apart by chain and contract, never by its name alone.',
  },
]

const stats = [
  { value: '350k+', label: 'supported coins' },
  { value: String(CHAIN_COUNT), label: 'networks' },
  { value: '24/7', label: 'market data' },
]

/** What an account gives, beside the form that makes one. */
export function BenefitsPanel() {
  return (
    <div className="divide-y divide-hairline">
      <h2 className="pb-6 text-section font-head">One ledger for everything you hold</h2>
      {benefits.map(({ Icon, title, text }) => (
        <div key={title} className="grid grid-cols-[auto_1fr] gap-x-4 py-5">
          <Icon aria-hidden="true" className="mt-1 size-4 stroke-[1.75] text-muted" />
          <div>
            <h3 className="text-read font-strong">{title}</h3>
            <p className="mt-0.5 max-w-[44ch] text-body text-muted">{text}</p>
          </div>
        </div>
      ))}
      <dl className="grid grid-cols-3 gap-4 pt-6">
        {stats.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="text-figure-lg font-figure text-figure">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
