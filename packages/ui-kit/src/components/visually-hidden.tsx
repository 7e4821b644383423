import type { ReactNode } from 'react'

interface VisuallyHiddenProps {
  children: ReactNode
}

/** Words for screen readers that the eye gets in another way. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className="sr-only">{children}</span>
}
