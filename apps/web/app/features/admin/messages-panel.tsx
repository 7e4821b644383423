import { formatDateTime } from '@pkg/ui-kit/format/format-date-time.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PagedList } from './paged-list.tsx'
import { messagePage } from './queries.ts'

/** What visitors wrote, the newest first, as the text that it is. */
export function MessagesPanel() {
  const [page, setPage] = useState(1)
  const { data, error } = useQuery({ ...messagePage(page), placeholderData: keepPreviousData })

  return (
    <PagedList total={data?.total} error={error} page={page} onPage={setPage} empty="Nobody has written yet.">
      <ul className="divide-y divide-hairline">
        {data?.messages.map(({ id, name, email, message, createdAt }) => (
          <li key={id} className="py-4 first:pt-0 last:pb-0">
            <p className="flex flex-wrap justify-between gap-x-4 text-small text-muted">
              <span className="wrap-anywhere">
                <strong className="font-strong text-text">{name}</strong>{' '}
                <a href={`mailto:${encodeURIComponent(email)}`} className="underline underline-offset-3">
                  {email}
                </a>
              </span>
              <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
            </p>
            <p className="mt-1.5 max-w-prose text-body wrap-anywhere whitespace-pre-wrap text-text">
              {message}
            </p>
          </li>
        ))}
      </ul>
    </PagedList>
  )
}
