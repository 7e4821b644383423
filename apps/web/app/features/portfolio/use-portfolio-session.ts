import { toast } from '@pkg/ui-kit/components/toast.ts'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { isSignedOut } from '#app/lib/is-signed-out.ts'
import { cookieAdvice, takeRecentLogin } from '#app/lib/recent-login.ts'
import { persistQueries } from '#app/lib/stored-queries.ts'
import { accountPrefix, clearStored } from '#app/lib/stored-state.ts'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { paths } from '#app/paths.ts'
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
  const navigate = useNavigate()
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

  useEffect(() => {
    // Whoever is here already stays when the server is out of reach for a moment; what is shown says so itself.
    if (!error || (message !== undefined && !isSignedOut(error))) return
    toast.error(toErrorMessage(error, { fallback: 'Something went wrong' }))
    if (isSignedOut(error)) {
      clearStored(accountPrefix)
      // Signed in a moment ago and already a stranger: the browser did not keep the cookie.
      if (takeRecentLogin()) toast.info(cookieAdvice)
    }
    navigate(paths.home, { replace: true })
  }, [error, message, navigate])

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
