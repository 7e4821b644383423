import type { NewsItem } from '@pkg/api-contract'
import { CardBand } from '@pkg/ui-kit/components/card.tsx'
import { Chip } from '@pkg/ui-kit/components/chip.tsx'
import { formatRelativeTime } from '@pkg/ui-kit/format/format-relative-time.ts'
import { ArrowUpRight } from 'lucide-react'
import { NewsSources } from './news-sources.tsx'
import { toByline } from './to-byline.ts'

const shownCategories = 3

/** A dot before each of several; the one that a line would begin with is cut off. */
const dotted =
  "-ml-4 flex flex-wrap gap-y-0.5 *:before:inline-block *:before:w-4 *:before:text-center *:before:content-['·'_/_'']"

/** One story. Its links open beside this page, and the page behind them is not told from where. */
export function NewsStory({ item }: { item: NewsItem }) {
  const { title, link, description, pubDate, categories, sources } = item

  return (
    <CardBand>
      <article className="wrap-anywhere">
        <h2 className="text-read font-strong text-balance text-figure">
          <a href={link} target="_blank" rel="noopener noreferrer" className="hover:underline">
            {title}
          </a>
        </h2>
        <p className="mt-1 overflow-x-clip text-small text-muted">
          <span className={dotted}>
            <span>{toByline(item)}</span>
            {pubDate === null ? <span>Unknown date</span> : <time dateTime={pubDate}>{toAge(pubDate)}</time>}
            {sources.length > 1 && <NewsSources sources={sources} />}
          </span>
        </p>
        {description !== '' && (
          <p className="mt-2.5 line-clamp-3 max-w-prose text-body text-text">{description}</p>
        )}
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            className="hit-area inline-flex items-center gap-1 text-small font-label text-text underline underline-offset-3 hover:text-figure"
          >
            Read more<span className="sr-only">: {title}</span>
            <ArrowUpRight aria-hidden="true" className="size-3.5 stroke-[1.75]" />
          </a>
          {categories.length > 0 && (
            <ul aria-label="Categories" className="flex max-w-full flex-wrap gap-1.5">
              {categories.slice(0, shownCategories).map((category) => (
                <li key={category} className="max-w-full">
                  <Chip className="max-w-full">
                    <span className="truncate">{category}</span>
                  </Chip>
                </li>
              ))}
            </ul>
          )}
        </div>
      </article>
    </CardBand>
  )
}

/** "Just now" under a minute, then minutes, hours and days. */
function toAge(pubDate: string): string {
  const age = formatRelativeTime(pubDate, Date.now())
  return age.charAt(0).toUpperCase() + age.slice(1)
}
