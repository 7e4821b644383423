import { type ComponentType, memo, Suspense, useDeferredValue, useMemo } from 'react'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import { expectPart } from './coming-parts.ts'

/**
 * A component whose code is loaded after that of the form and the figures. Its prerendered HTML stands until then; it is
 * drawn again only when its props change.
 */
export function deferredPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let isThere = false
  const Part = lazyPart(() =>
    expectPart(load()).finally(() => {
      isThere = true
    }),
  )
  return memo(function DeferredPart(props: Props) {
    // React takes prerendered HTML away where anything in it changes before its code is there, unless the change can wait.
    const late = useDeferredValue(props)
    const shown = isThere ? props : late
    return useMemo(
      () => (
        <Suspense>
          <Part {...shown} />
        </Suspense>
      ),
      [shown],
    )
  })
}
