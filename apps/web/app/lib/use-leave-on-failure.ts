import { toast } from '@pkg/ui-kit/components/toast.ts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#app/paths.ts'
import { forgetAccount } from './forget-account.ts'
import { isSignedOut } from './is-signed-out.ts'
import { cookieAdvice, takeRecentLogin } from './recent-login.ts'
import { toErrorMessage } from './to-error-message.ts'

/**
 * Leads to the first page, and says why, when nobody can tell who is here. Whoever is here already stays when the
 * server is out of reach for a moment; what is shown says so itself.
 */
export function useLeaveOnFailure(error: Error | null, isHere: boolean): void {
  const navigate = useNavigate()

  useEffect(() => {
    if (!error || (isHere && !isSignedOut(error))) return
    toast.error(toErrorMessage(error, { fallback: 'Something went wrong' }))
    if (isSignedOut(error)) {
      forgetAccount()
      // Signed in a moment ago and already a stranger: the browser did not keep the cookie.
      if (takeRecentLogin()) toast.info(cookieAdvice)
    }
    navigate(paths.home, { replace: true })
  }, [error, isHere, navigate])
}
