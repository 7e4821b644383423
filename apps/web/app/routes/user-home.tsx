import { Dashboard } from '#app/features/portfolio/overview/dashboard.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'

export function meta() {
  return [
    ...pageMeta('Portfolio Tracker', 'Net worth, holdings, transfers and NFTs of the wallets you track.'),
    { name: 'robots', content: 'noindex' },
  ]
}

export default function UserHome() {
  return <Dashboard />
}
