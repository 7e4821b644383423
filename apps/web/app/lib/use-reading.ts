import { startTransition, useCallback, useEffect, useRef, useState } from 'react'

interface ReadOptions {
  signal: AbortSignal
  /** Asks past every cache. */
  refresh: boolean
}

interface Reading<T> {
  /** The last answer; it stays while a newer one is on its way, and when that fails. */
  data: T | undefined
  /** Whether the last reading failed, and with what. */
  failed: boolean
  error: unknown
  /** Whether a reading is under way. */
  busy: boolean
  refresh: () => void
}

interface UseReadingOptions {
  /** How long after a reading the next one begins, in milliseconds; by itself none does where this is not given. */
  everyMs?: number
  /** Nothing is read while this is false. @default true */
  active?: boolean
}

/**
 * The one way in which public pages read: at once, again every `everyMs`, and never while the page is hidden; what
 * fell due meanwhile is read when the page is looked at again. `read` must keep its identity.
 */
export function useReading<T>(
  read: (options: ReadOptions) => Promise<T>,
  { everyMs, active = true }: UseReadingOptions = {},
): Reading<T> {
  const [data, setData] = useState<T>()
  const [failure, setFailure] = useState<{ error: unknown }>()
  const [busy, setBusy] = useState(false)
  const lastStart = useRef(Number.NEGATIVE_INFINITY)
  const start = useRef((_refresh: boolean) => {})

  useEffect(() => {
    if (!active) return
    let timer: number | undefined
    let underWay: AbortController | undefined

    function schedule() {
      window.clearTimeout(timer)
      const isFirst = lastStart.current < 0
      if (document.hidden || (everyMs === undefined && !isFirst)) return
      const waitMs = everyMs === undefined || isFirst ? 0 : lastStart.current + everyMs - Date.now()
      timer = window.setTimeout(() => begin(false), Math.max(0, waitMs))
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
        // Drawn in slices, so that a long answer does not hold up a press of a button.
        startTransition(() => {
          setData(answer)
          setFailure(undefined)
          setBusy(false)
        })
      } catch (error) {
        if (abort.signal.aborted) return
        setFailure({ error })
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
  return { data, failed: failure !== undefined, error: failure?.error, busy, refresh }
}
