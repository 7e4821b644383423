import { NewsPage } from '#app/features/news/news-page.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'

export function meta() {
  return pageMeta(
    'Crypto News',
    'The latest crypto news of several publishers on one quiet page, without trackers.',
  )
}

export default function News() {
  return <NewsPage />
}
