import { useMemo, useState } from 'react'
import { useAddressQuery } from '#app/lib/use-address-query.ts'
import { filterNames, type MovementFilter, readMovementFilter } from '../queries/movement-filter.ts'

/**
 * The filter in the address, and how it is changed; reload, bookmark and Back keep it. The address follows a change a
 * moment later: until then the change stands beside it, so that no field falls back to what it was under a person's
 * hands. `asset` is the one that the page itself is about: it cannot be chosen.
 */
export function useMovementFilter(asset?: string) {
  const [params, changeParams] = useAddressQuery()
  const [ahead, setAhead] = useState<{ of: URLSearchParams; next: Partial<MovementFilter> } | null>(null)
  const next = ahead?.of === params ? ahead.next : null
  const filter = useMemo(
    () => ({ ...readMovementFilter(params), ...next, ...(asset !== undefined && { asset }) }),
    [params, next, asset],
  )
  function change(more: Partial<MovementFilter>) {
    const changed = { ...next, ...more }
    setAhead({ of: params, next: changed })
    changeParams(
      (after) => {
        for (const [name, text] of Object.entries(more)) {
          if (text === '') after.delete(name)
          else after.set(name, text)
        }
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }
  const clear = () => change(Object.fromEntries(filterNames.map((name) => [name, ''])))
  const isSet = filterNames.some(
    (name) => name !== 'hidden' && !(name === 'asset' && asset !== undefined) && filter[name] !== '',
  )
  /** Whether the first day comes after the last: then there is nothing to ask for. */
  const isBackwards = filter.from !== '' && filter.to !== '' && filter.from > filter.to
  return { filter, change, clear, isSet, isBackwards, isAssetFixed: asset !== undefined }
}
