import { startTransition, useCallback, useEffect, useRef, useState } from 'react'

interface ReadOptions {
  signal: AbortSignal
  /** Asks past every cache. */
  refresh: boolean
}

interface Reading<T> {
  /** The last answer; it stays while a newer one is on its way, and when that fails. */
  data: T | undefined
  /** Whether the last reading failed. */
  failed: boolean
  /** Whether a reading is under way. */
  busy: boolean
  refresh: () => void
}

interface UseReadingOptions {
  /** How long after a reading the next one begins, in milliseconds. */
  everyMs: number
  /** Nothing is read while this is false. @default true */
  active?: boolean
}

/**
 * Reads something from the server now and then: at once, again every `everyMs`, and never while the page is
 * hidden; what fell due meanwhile is read when the page is looked at again. `read` must keep its identity.
 */
export function useReading<T>(
  read: (options: ReadOptions) => Promise<T>,
  { everyMs, active = true }: UseReadingOptions,
): Reading<T> {
  const [data, setData] = useState<T>()
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const lastStart = useRef(Number.NEGATIVE_INFINITY)
  const start = useRef((_refresh: boolean) => {})

  useEffect(() => {
    if (!active) return
    let timer: number | undefined
    let underWay: AbortController | undefined

    function schedule() {
      window.clearTimeout(timer)
      if (document.hidden) return
      timer = window.setTimeout(() => begin(false), Math.max(0, lastStart.current + everyMs - Date.now()))
    }

    async function begin(refresh: boolean) {
      underWay?.abort()
      const abort = new AbortController()
      underWay = abort
      lastStart.current = Date.now()
      setBusy(true)
      try {
        const answer = await read({ signal: abort.signal, refresh })
        if (abort.signal.aborted) return
        // Drawn in slices: nobody waits for it with a finger on the page.
        startTransition(() => {
          setData(answer)
          setFailed(false)
          setBusy(false)
        })
      } catch {
        if (abort.signal.aborted) return
        setFailed(true)
        setBusy(false)
      }
      schedule()
    }

    start.current = begin
    schedule()
    document.addEventListener('visibilitychange', schedule)
    return () => {
      start.current = () => {}
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', schedule)
      if (underWay && !underWay.signal.aborted) {
        underWay.abort()
        setBusy(false)
      }
    }
  }, [read, everyMs, active])

  const refresh = useCallback(() => start.current(true), [])
  return { data, failed, busy, refresh }
}
