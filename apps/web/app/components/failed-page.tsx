import { isRouteErrorResponse, useRouteError } from 'react-router'
import { FatalError } from './fatal-error.tsx'

/** Stands in place of a page that could not be drawn. */
export function FailedPage() {
  const error = useRouteError()
  const message = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`
    : 'Something went wrong. Your wallets are safe: nothing was changed.'
  return (
    <main id="main" tabIndex={-1} className="flex min-h-dvh flex-col">
      <FatalError message={message} />
    </main>
  )
}
