import { lazy, Suspense } from 'react'

/** What has been read and how fresh it is, for developers; the production build leaves it out. */
const Devtools = import.meta.env.DEV
  ? lazy(() =>
      import('@tanstack/react-query-devtools').then((loaded) => ({ default: loaded.ReactQueryDevtools })),
    )
  : () => null

export function QueryDevtools() {
  return (
    <Suspense>
      <Devtools />
    </Suspense>
  )
}
