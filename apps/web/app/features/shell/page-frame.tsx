import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'

interface PageFrameProps {
  bar: ReactNode
  children: ReactNode
}

/** Bar, main part and foot; the foot stands at the bottom of short pages too. */
export function PageFrame({ bar, children }: PageFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col print:block print:min-h-0">
      {bar}
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col print:block">
        {children}
      </main>
      <Footer />
    </div>
  )
}
