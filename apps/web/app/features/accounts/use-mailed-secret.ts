import { useEffect, useState } from 'react'

/**
 * The secret that a mailed link carries after its hash sign: undefined until the page runs, '' when there is
 * none. It is taken out of the address bar at once, so that no history keeps it.
 */
export function useMailedSecret(): string | undefined {
  const [secret, setSecret] = useState<string>()

  useEffect(() => {
    const found = window.location.hash.slice(1)
    setSecret((before) => before || found)
    if (found !== '') window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [])

  return secret
}
