import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isSignedOut } from '#app/lib/is-signed-out.ts'
import { takeRecentLogin } from '#app/lib/recent-login.ts'
import { persistQueries } from '#app/lib/stored-queries.ts'
import { useLeaveOnFailure } from '#app/lib/use-leave-on-failure.ts'
import { adoptStored } from './adopt-stored.ts'
import { welcome } from './queries.ts'

interface PortfolioSession {
  /** The welcome line, once the server has said who is here. */
  message: string | undefined
  /** Whether what the browser kept for this person is in place, so that queries may run. */
  ready: boolean
}

/** Asks who is signed in, brings back what was kept for that person, and leads everybody else away. */
export function usePortfolioSession(): PortfolioSession {
  const client = useQueryClient()
  const [ready, setReady] = useState(false)
  const { data, error } = useQuery(welcome())
  const message = data?.message

  useEffect(() => {
    if (message === undefined) return
    takeRecentLogin()
    adoptStored(client, message)
    setReady(true)
  }, [client, message])

  // What was brought back need not be written again.
  useEffect(() => (ready ? persistQueries(client) : undefined), [client, ready])

  useEffect(() => watchSession(client), [client])

  useLeaveOnFailure(error, message !== undefined)

  return { message, ready }
}

/** Asks who is here when any call is refused as a stranger's: the session may have ended elsewhere. */
function watchSession(client: QueryClient): () => void {
  const { queryKey } = welcome()
  function check(error: unknown) {
    if (isSignedOut(error)) void client.invalidateQueries({ queryKey }, { cancelRefetch: false })
  }
  const stops = [
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      if (event.query.queryKey[0] !== queryKey[0]) check(event.action.error)
    }),
    client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') check(event.action.error)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
