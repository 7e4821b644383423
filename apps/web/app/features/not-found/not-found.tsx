import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { listPages, paths } from '#app/paths.ts'
import type { Place } from './find-page.ts'
import { PageFinder } from './page-finder.tsx'

const popular = listPages(paths.home, paths.calculators, '/news', paths.dashboard, paths.pricing, '/contact')

/** Stands at every address that has no page. `places` is what its finder knows. */
export function NotFound({ places }: { places: readonly Place[] }) {
  return (
    <div className="page-width py-12 md:py-20">
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        <div>
          {/* The rule of a figure that is not settled. */}
          <p aria-hidden="true" className="rule-broken text-display font-display text-figure">
            404
          </p>
          <h1 className="mt-6 text-section font-head">Connection Lost</h1>
          <p className="mt-3 max-w-[40ch] text-lead text-muted">
            Nothing stands at this address. It may have moved, or the link may be misspelt.
          </p>
          <p className="mt-6">
            <Link
              to={paths.home}
              className="hit-area text-read font-label text-text underline decoration-accent-line underline-offset-4 hover:text-figure"
            >
              Return to Dashboard
            </Link>
          </p>
        </div>
        <PageFinder places={places} />
      </div>
      <section className="mt-14">
        <h2 className="text-title font-head">Popular pages</h2>
        <ul className="mt-4 grid border-t border-hairline-strong sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-3">
          {popular.map(({ path, label }) => (
            <li key={path} className="border-b border-hairline">
              <Link to={path} className="group flex min-h-row items-center gap-3 hover:bg-hover">
                <span className="flex-1 text-read font-label group-hover:text-figure">{label}</span>
                <span className="font-mono text-small text-muted">{path}</span>
                <ChevronRight aria-hidden="true" className="size-4 stroke-[1.75] text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
