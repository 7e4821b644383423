import { Button } from '@pkg/ui-kit/components/button.tsx'

interface NewsPagesProps {
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Previous and next, and where one is. */
export function NewsPages({ page, pages, onPage }: NewsPagesProps) {
  return (
    <nav aria-label="Pages" className="mt-5 flex items-center justify-between gap-4">
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <p role="status" className="text-small text-muted tabular-nums">
        Page {page} of {pages}
      </p>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  )
}
