import { lazy, Suspense, useEffect, useState } from 'react'

// Only a house with a sandbox shows it.
const Chip = lazy(() =>
  import('@pkg/ui-kit/components/chip.tsx').then((loaded) => ({ default: loaded.Chip })),
)

/** Says, on every page and for good, that the figures are not from the real chain. Nothing in live mode. */
export function SandboxMark() {
  const [sandbox, setSandbox] = useState(false)

  useEffect(() => {
    let left = false
    // Loaded apart: no public page waits for the client of the server.
    import('#app/lib/api-status.ts')
      .then(({ getApiStatus }) => getApiStatus())
      .then(({ mode }) => {
        if (!left) setSandbox(mode === 'sandbox')
      })
      // Without an answer nothing is claimed.
      .catch(() => undefined)
    return () => {
      left = true
    }
  }, [])

  if (!sandbox) return null
  return (
    <Suspense>
      <Chip tone="sandbox" title="Figures come from the built-in sandbox, not from a live provider">
        Sandbox data
      </Chip>
    </Suspense>
  )
}
