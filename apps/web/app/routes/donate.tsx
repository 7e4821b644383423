import { DonationPage } from '#app/features/donate/donation-page.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'

export function meta() {
  return pageMeta(
    'Supporting Our Free Platform',
    'What the platform costs to run, to the cent, and how to help pay for it with a donation in crypto.',
  )
}

export default function Donate() {
  return <DonationPage />
}
