import type { ReactNode } from 'react'

/** The place of a submit button. Where scripts are switched off nothing could be sent: a sentence stands there instead. */
export function SubmitArea({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="grid noscript:hidden">{children}</div>
      <p className="hidden text-small text-muted noscript:block">
        Sending this form needs JavaScript, which is switched off here.
      </p>
    </>
  )
}
