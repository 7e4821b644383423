import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { filterNames, type MovementFilter, readMovementFilter } from './movement-filter.ts'

/**
 * The filter in the address, and how it is changed; reload, bookmark and Back keep it. `asset` is the one that the page
 * itself is about: it cannot be chosen.
 */
export function useMovementFilter(asset?: string) {
  const [params, setParams] = useSearchParams()
  const filter = useMemo(
    () => ({ ...readMovementFilter(params), ...(asset !== undefined && { asset }) }),
    [params, asset],
  )
  function change(next: Partial<MovementFilter>) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, text] of Object.entries(next)) {
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
  return { filter, change, clear, isSet, isAssetFixed: asset !== undefined }
}
