import { TermsOfUse } from '#app/features/content/terms-of-use.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'

export function meta() {
  return pageMeta('Terms of Use', 'What you may expect of us, and what we expect of you.')
}

export default function Terms() {
  return <TermsOfUse />
}
