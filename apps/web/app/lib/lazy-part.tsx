import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A part of a page whose code comes later. Where it cannot be had, a sentence stands in its place and the page stays. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Missing }),
    ),
  )
}

/** Stands where code that comes later cannot be had. */
export function Missing() {
  return <p role="alert">This part could not be loaded. Please reload the page.</p>
}
