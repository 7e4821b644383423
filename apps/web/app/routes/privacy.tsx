import { PrivacyPolicy } from '#app/features/content/privacy-policy.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'

export function meta() {
  return pageMeta('Privacy Policy', 'What we keep about you, why, and how you can have it removed.')
}

export default function Privacy() {
  return <PrivacyPolicy />
}
