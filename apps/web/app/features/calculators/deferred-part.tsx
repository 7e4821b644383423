import { type ComponentType, memo, Suspense } from 'react'
import { lazyPart } from '#app/lib/lazy-part.tsx'

/**
 * A component whose code is loaded after that of the form and the figures. Its prerendered HTML stands until then; it is
 * drawn again only when its props change.
 */
export function deferredPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazyPart(load)
  return memo(function DeferredPart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  })
}
