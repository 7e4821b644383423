import { type ComponentType, memo, Suspense } from 'react'
import { lazyPart } from '#app/lib/lazy-part.tsx'

/**
 * A part of the page that stands as HTML already: its code comes behind that of the form and the figures, and it is
 * drawn again only when what it is given changes.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazyPart(load)
  return memo(function Later(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  })
}
