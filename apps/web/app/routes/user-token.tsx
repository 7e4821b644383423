import { Suspense } from 'react'
import { useParams } from 'react-router'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'

// Every page is told of the files that a route starts with: imported here, those of this one would cost the public pages.
const TokenPage = lazyPart(() =>
  import('#app/features/portfolio/token/token-page.tsx').then((loaded) => loaded.TokenPage),
)

export function meta() {
  return [
    ...pageMeta('Token', 'What your wallets hold of one token, its price, and every movement of it.'),
    { name: 'robots', content: 'noindex' },
  ]
}

export default function UserToken() {
  const { chainId = '', address = '' } = useParams()
  // Another token is another page: nothing of the one before stays on it.
  return (
    <Suspense>
      <TokenPage key={`${chainId}:${address}`} chainId={chainId} address={address} />
    </Suspense>
  )
}
