import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Card, CardBand } from '@pkg/ui-kit/components/card.tsx'
import { EmptyState } from '@pkg/ui-kit/components/empty-state.tsx'
import { ErrorState } from '@pkg/ui-kit/components/error-state.tsx'
import { Notice } from '@pkg/ui-kit/components/notice.tsx'
import { RefreshCw } from 'lucide-react'
import { useRef, useState } from 'react'
import { ReadAt } from '#app/components/read-at.tsx'
import { NewsPages } from './news-pages.tsx'
import { NewsSkeleton } from './news-skeleton.tsx'
import { NewsStory } from './news-story.tsx'
import { useNews } from './use-news.ts'

const pageSize = 5

/** Crypto news of all feeds, five stories at a time. */
export function NewsPage() {
  const { news, loading, problem, refresh } = useNews()
  const items = news?.data
  const [page, setPage] = useState(1)
  const list = useRef<HTMLElement>(null)
  const pages = Math.max(1, Math.ceil((items?.length ?? 0) / pageSize))
  const shown = items?.slice((page - 1) * pageSize, page * pageSize) ?? []

  function handleRefresh() {
    setPage(1)
    refresh()
  }
  function handlePage(next: number) {
    setPage(next)
    // The new stories begin at the top; whoever reads by keyboard goes on from there.
    list.current?.scrollIntoView({ block: 'start' })
    list.current?.focus({ preventScroll: true })
  }

  return (
    <div className="page-width max-w-[60rem] py-10 md:py-14">
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-head font-head">Crypto News</h1>
          <p className="mt-1 text-body text-muted">
            Read from publishers’ own feeds by our server; nobody learns that you read it.
          </p>
        </div>
        <div className="flex items-center gap-3.5">
          {news && <ReadAt moment={news.timestamp} stale={news.stale} />}
          <Button size="sm" icon={<RefreshCw />} busy={loading} onClick={handleRefresh}>
            Refresh
          </Button>
        </div>
      </header>
      <section ref={list} aria-label="Stories" tabIndex={-1} className="scroll-mt-4 outline-none">
        <Card as="div" aria-busy={loading}>
          {problem && (
            <CardBand>
              <ErrorState
                title="Error"
                action={
                  <Button size="sm" onClick={handleRefresh}>
                    Try Again
                  </Button>
                }
              >
                {problem}
              </ErrorState>
            </CardBand>
          )}
          {news?.missing && !problem && (
            <Notice
              tone="warn"
              title={news.stale ? 'No source could be read anew.' : 'Stories may be missing.'}
            >
              {news.missing}
            </Notice>
          )}
          {items === undefined && loading && <NewsSkeleton />}
          {items?.length === 0 && !problem && (
            <CardBand>
              <EmptyState title="No news available at the moment." />
            </CardBand>
          )}
          {shown.map((item) => (
            <NewsStory key={item.link} item={item} />
          ))}
        </Card>
      </section>
      {items !== undefined && items.length > pageSize && (
        <NewsPages page={Math.min(page, pages)} pages={pages} onPage={handlePage} />
      )}
    </div>
  )
}
