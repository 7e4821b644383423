import type { Status } from '@pkg/api-contract'
import { useEffect, useState } from 'react'

interface Answer {
  /** Undefined until the server has said, and where it does not say. */
  status?: Status
  failed: boolean
}

/** How the product runs, once the server has said. Loaded apart: no public page waits for the client of the server. */
export function useApiStatus(): Answer {
  const [answer, setAnswer] = useState<Answer>({ failed: false })

  useEffect(() => {
    let left = false
    import('./api-status.ts')
      .then(({ getApiStatus }) => getApiStatus())
      .then(
        (status): Answer => ({ status, failed: false }),
        (): Answer => ({ failed: true }),
      )
      .then((next) => {
        if (!left) setAnswer(next)
      })
    return () => {
      left = true
    }
  }, [])

  return answer
}
