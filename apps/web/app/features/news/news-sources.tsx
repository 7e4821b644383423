import type { NewsItem } from '@pkg/api-contract'

/** Who else tells the story: "2 sources: Block Wire, Ledger Daily", each a link to its own telling. */
export function NewsSources({ sources }: Pick<NewsItem, 'sources'>) {
  return (
    <span>
      {sources.length} sources:{' '}
      {sources.map(({ name, link }, index) => (
        <span key={link}>
          {index > 0 && ', '}
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            className="underline underline-offset-3 hover:text-figure"
          >
            {name}
          </a>
        </span>
      ))}
    </span>
  )
}
