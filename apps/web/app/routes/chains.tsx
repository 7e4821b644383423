import { ChainsPage } from '#app/features/content/chains-page.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'

export function meta() {
  return pageMeta('Chains', 'Which chains are read, and what each can tell of a wallet and what it cannot.')
}

export default function Chains() {
  return <ChainsPage />
}
