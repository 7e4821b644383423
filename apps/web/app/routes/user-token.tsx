import { useParams } from 'react-router'
import { TokenPage } from '#app/features/portfolio/token-page.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'

export function meta() {
  return [
    ...pageMeta('Token', 'What your wallets hold of one token, its price, and every movement of it.'),
    { name: 'robots', content: 'noindex' },
  ]
}

export default function UserToken() {
  const { chainId = '', address = '' } = useParams()
  // Another token is another page: nothing of the one before stays on it.
  return <TokenPage key={`${chainId}:${address}`} chainId={chainId} address={address} />
}
