import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { pages, paths } from '#app/paths.ts'

/** Stands at every address that has no page. */
export function NotFound() {
  return (
    <div className="page-width py-10 md:py-16">
      <div className="max-w-prose">
        <p className="text-small text-muted">404: page not found</p>
        <h1 className="mt-2 text-section font-head">Connection Lost</h1>
        <p className="mt-3 text-read text-muted">
          Nothing stands at this address. It may have moved, or the link may be misspelt.
        </p>
        <p className="mt-5">
          <Link
            to={paths.home}
            className="hit-area font-label underline underline-offset-3 hover:text-figure"
          >
            Return to Dashboard
          </Link>
        </p>
        <section className="mt-10 rounded-base border border-hairline bg-surface">
          <h2 className="border-b border-hairline px-card py-3.5 text-body font-strong">Popular pages</h2>
          <ul className="divide-y divide-hairline">
            {pages.map(({ path, label }) => (
              <li key={path}>
                <Link to={path} className="flex min-h-row items-center gap-3 px-card hover:bg-hover">
                  <span className="flex-1 font-label">{label}</span>
                  <span className="font-mono text-small text-muted">{path}</span>
                  <ChevronRight aria-hidden="true" className="size-4 stroke-[1.75] text-muted" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}
