import { useCallback } from 'react'
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router'

/** Gives the query that is to be, out of a copy of the one that is. */
type ToNext = (before: URLSearchParams) => URLSearchParams

/**
 * What a place in the history was asked to become. The router draws it a moment later, and its own setter begins with the
 * query that was drawn last: of two changes in between the first would be lost. Shared by all parts of a page.
 */
const ahead = new WeakMap<object, URLSearchParams>()

/** The query of the page's address, and how it is changed: each change begins with those before it. */
export function useAddressQuery(): [
  query: URLSearchParams,
  change: (toNext: ToNext, options?: NavigateOptions) => void,
] {
  const place = useLocation()
  const [query, setQuery] = useSearchParams()
  const change = useCallback(
    (toNext: ToNext, options?: NavigateOptions) => {
      const next = toNext(new URLSearchParams(ahead.get(place) ?? query))
      ahead.set(place, next)
      setQuery(next, options)
    },
    [place, query, setQuery],
  )
  return [query, change]
}
