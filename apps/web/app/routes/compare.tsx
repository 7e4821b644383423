import { ComparePage } from '#app/features/calculators/compare-page.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'

export function meta() {
  return pageMeta(
    'Compare results',
    'Pin results of any calculators and see them side by side, in one chart and one link, and make one plan over years of them. Nothing leaves your device.',
  )
}

export default function Compare() {
  return <ComparePage />
}
