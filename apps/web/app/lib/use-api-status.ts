import type { Status } from '@pkg/api-contract'
import { startTransition, useEffect, useState } from 'react'
import { getApiStatus } from './api-status.ts'
import { isEmbedded } from './is-embedded.ts'

interface Answer {
  /** Undefined until the server has said, and where it does not say. */
  status?: Status
  failed: boolean
}

/** How the product runs, once the server has said. Not asked where nothing of it is shown. */
export function useApiStatus(): Answer {
  const [answer, setAnswer] = useState<Answer>({ failed: false })

  useEffect(() => {
    if (isEmbedded()) return
    let left = false
    getApiStatus()
      .then(
        (status): Answer => ({ status, failed: false }),
        (): Answer => ({ failed: true }),
      )
      .then((next) => {
        if (!left) startTransition(() => setAnswer(next))
      })
    return () => {
      left = true
    }
  }, [])

  return answer
}
