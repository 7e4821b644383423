import { Assistant } from '#app/features/assistant/assistant.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'

export function meta() {
  return pageMeta(
    'AI Financial Calculator',
    'Ask about savings, loans, deposits or tax in your own words. Every number is computed by our own formulas and shown with them.',
  )
}

export default function AiCalculator() {
  return <Assistant />
}
