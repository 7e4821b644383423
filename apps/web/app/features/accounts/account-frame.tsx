import type { ReactNode } from 'react'

interface AccountFrameProps {
  title: string
  lead: ReactNode
  children: ReactNode
}

/** A page with one small form in its middle. */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  return (
    <div className="page-width flex flex-1 items-start py-10 lg:py-16">
      <section className="mx-auto w-full max-w-md rounded-base border border-hairline bg-surface p-6 md:p-8">
        <h1 className="text-head font-head">{title}</h1>
        <p className="mt-1 mb-6 text-body text-muted">{lead}</p>
        {children}
      </section>
    </div>
  )
}
