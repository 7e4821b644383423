import { Notice } from '@pkg/ui-kit/components/notice.tsx'
import { useAfterSignup } from './after-signup.ts'

/** Says, after a signup that a mail follows, to answer it. */
export function AwaitedMail() {
  if (useAfterSignup()?.awaitsMail !== true) return null
  return (
    <Notice title="Answer the mail first." className="mb-5 rounded-base">
      We sent you one. Open its link within 24 hours to confirm your email, then log in here.
    </Notice>
  )
}
