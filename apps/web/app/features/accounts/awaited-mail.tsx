import { Notice } from '@pkg/ui-kit/components/notice.tsx'
import { useDeferredValue } from 'react'
import { useLocation } from 'react-router'

/** What the signup tells the login page where a mail comes first: the same whether or not the address was free. */
export const awaitingMail = { awaitsMail: true } as const

/** Says, after such a signup, to answer the mail. */
export function AwaitedMail() {
  // The HTML was written without it, and a reload keeps it.
  const state = useDeferredValue<unknown>(useLocation().state, null)
  if (!isAwaitingMail(state)) return null
  return (
    <Notice title="Answer the mail first." className="mb-5 rounded-base">
      We sent you one. Open its link within 24 hours to confirm your email, then log in here.
    </Notice>
  )
}

function isAwaitingMail(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'awaitsMail' in state
}
