import { PriceSheet } from '#app/features/pricing/price-sheet.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'

export function meta() {
  return pageMeta(
    'Pricing',
    'One plan, everything in it, free: wallet tracking, calculators, news and gas prices. No card, no trial, no limits that unlock.',
  )
}

export default function Pricing() {
  return <PriceSheet />
}
