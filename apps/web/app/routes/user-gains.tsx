import { Suspense } from 'react'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'

// Every page is told of the files that a route starts with: imported here, those of this one would cost the public pages.
const GainsPage = lazyPart(() =>
  import('#app/features/portfolio/gains/gains-page.tsx').then((loaded) => loaded.GainsPage),
)

export function meta() {
  return [
    ...pageMeta(
      'Gains and tax',
      'What your wallets gained and lost in a tax year, lot by lot, with what is not known.',
    ),
    { name: 'robots', content: 'noindex' },
  ]
}

export default function UserGains() {
  return (
    <Suspense>
      <GainsPage />
    </Suspense>
  )
}
