import type { ReactNode } from 'react'

/** Stands in the place of a form that only a whole link opens. */
export function IncompleteLink({ children }: { children?: ReactNode }) {
  return (
    <p className="text-body text-muted">
      This page is opened by a link in a mail, and the link is not complete. {children}
    </p>
  )
}
