import { useCallback, useEffect, useState } from 'react'

const matrixMs = 5000

/** Turns the whole page black for five seconds. */
export function useMatrix(): { running: boolean; start: () => void } {
  const [running, setRunning] = useState(false)

  useEffect(() => {
    if (!running) return
    document.documentElement.dataset.matrix = ''
    const timer = setTimeout(() => setRunning(false), matrixMs)
    return () => {
      clearTimeout(timer)
      delete document.documentElement.dataset.matrix
    }
  }, [running])

  return { running, start: useCallback(() => setRunning(true), []) }
}
