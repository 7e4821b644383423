import { Chip } from '@pkg/ui-kit/components/chip.tsx'
import { useEffect, useState } from 'react'

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
    <Chip tone="sandbox" title="Figures come from the built-in sandbox, not from a live provider">
      Sandbox data
    </Chip>
  )
}
