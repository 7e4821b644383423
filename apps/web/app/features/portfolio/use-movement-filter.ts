import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { filterNames, type MovementFilter, readMovementFilter } from './movement-filter.ts'

/** The filter in the address, and how it is changed; reload, bookmark and Back keep it. */
export function useMovementFilter() {
  const [params, setParams] = useSearchParams()
  const filter = useMemo(() => readMovementFilter(params), [params])
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
  const isSet = filterNames.some((name) => name !== 'hidden' && filter[name] !== '')
  return { filter, change, clear, isSet }
}
