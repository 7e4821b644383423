import type { ReactNode } from 'react'

interface ProseProps {
  title: string
  /** The line under the title: when it was last changed. */
  updated: string
  children: ReactNode
}

/** A page to be read from top to bottom; where there is room its headings stand in the margin. */
export function Prose({ title, updated, children }: ProseProps) {
  return (
    <article className="page-width py-10 md:py-16">
      <div className="max-w-prose lg:max-w-[calc(18rem+var(--prose-max))]">
        <h1 className="text-section font-head">{title}</h1>
        <p className="mt-3 border-b border-hairline pb-6 text-small text-muted">{updated}</p>
        <div className="text-read text-text lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:[&>*]:col-start-2 lg:[&>h2]:col-start-1 lg:[&>h2]:pr-8 lg:[&>h2+*]:mt-10 [&_h2]:mt-10 [&_h2]:mb-2 [&_h2]:text-title [&_h2]:font-head [&_li]:mt-1.5 [&_li]:pl-1 [&_p]:mt-3 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-5 [&_ul]:marker:text-accent-line">
          {children}
        </div>
      </div>
    </article>
  )
}
