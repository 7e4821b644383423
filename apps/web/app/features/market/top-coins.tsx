import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Card, CardBand } from '@pkg/ui-kit/components/card.tsx'
import { ErrorState } from '@pkg/ui-kit/components/error-state.tsx'
import { Notice } from '@pkg/ui-kit/components/notice.tsx'
import { RefreshCw } from 'lucide-react'
import { Suspense } from 'react'
import { ReadAt } from '#app/components/read-at.tsx'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import { loadApi } from '#app/lib/load-api.ts'
import { useReading } from '#app/lib/use-reading.ts'
import { CoinRowsSkeleton } from './coin-rows-skeleton.tsx'

const everyMs = 20 * 60_000
const failure = 'Failed to fetch data'

// Rows, drawings and the caller of the server come after the page.
const CoinRows = lazyPart(() => import('./coin-rows.tsx').then((loaded) => loaded.CoinRows))

async function read(options: { signal: AbortSignal; refresh: boolean }) {
  await loadApi()
  const { getTopCoins } = await import('./market-calls.ts')
  return getTopCoins(options)
}

/** The five largest coins with their last week; read anew every 20 minutes while the page is looked at. */
export function TopCoins() {
  const { data: coins, failed, busy, refresh } = useReading(read, { everyMs })
  const first = coins?.[0]

  return (
    <section aria-labelledby="top-coins" className="page-width py-12 md:py-18">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="top-coins" className="text-section font-head text-balance">
          Top 5 Cryptocurrencies
        </h2>
        <div className="flex items-center gap-3.5">
          {first && <ReadAt moment={first.updatedAt} stale={first.stale === true} />}
          <Button size="sm" icon={<RefreshCw />} busy={busy} busyLabel="Refreshing..." onClick={refresh}>
            Refresh
          </Button>
        </div>
      </div>
      <Card as="div" aria-busy={busy}>
        {failed && coins && (
          <Notice
            tone="warn"
            title={`${failure}.`}
            action={
              <Button size="sm" onClick={refresh}>
                Try Again
              </Button>
            }
          >
            These are the figures read before.
          </Notice>
        )}
        {coins ? (
          <Suspense fallback={<CoinRowsSkeleton />}>
            <CoinRows coins={coins} />
          </Suspense>
        ) : failed && !busy ? (
          <CardBand>
            <ErrorState
              title="Error"
              action={
                <Button size="sm" onClick={refresh}>
                  Try Again
                </Button>
              }
            >
              {failure}
            </ErrorState>
          </CardBand>
        ) : (
          <CoinRowsSkeleton />
        )}
      </Card>
    </section>
  )
}
