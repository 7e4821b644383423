import { Button } from '@pkg/ui-kit/components/button.tsx'
import { useHydrated } from '@pkg/ui-kit/components/use-hydrated.ts'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import { paths } from '#app/paths.ts'

// What is pinned is known in the browser alone, and most of what shows it is of no use to whoever pinned nothing.
const CompareBoard = lazyPart(() => import('./compare-board.tsx').then((loaded) => loaded.CompareBoard))

/** Pinned results side by side. What stands in the HTML says how to come by them. */
export function ComparePage() {
  const isHydrated = useHydrated()
  return (
    <div className="page-width min-h-dvh py-6 md:py-8 print:min-h-0 print:py-1">
      <nav aria-label="Breadcrumb" className="text-small text-muted print:hidden">
        <Link to={paths.calculators} className="hover:text-figure">
          Calculators
        </Link>
        <span aria-hidden="true"> / </span>
        <span>Compare</span>
      </nav>
      <h1 className="mt-1 text-head font-head">Compare results</h1>
      {isHydrated ? (
        <Suspense fallback={<HowToPin />}>
          <CompareBoard empty={<HowToPin />} />
        </Suspense>
      ) : (
        <HowToPin />
      )}
    </div>
  )
}

/** What stands where nothing is pinned. */
function HowToPin() {
  return (
    <div className="mt-6 max-w-prose">
      <p className="text-body text-text">Nothing is pinned on this device yet.</p>
      <ol className="mt-4 list-decimal space-y-2 pl-5 text-body text-muted">
        <li>Open a calculator and put in your numbers.</li>
        <li>Press “Pin” above its result. Its inputs are kept in this browser, and nowhere else.</li>
        <li>
          Pin another one, of the same calculator or of any other. Here they stand side by side, with their
          differences, in one chart, one link and one page of paper, and become one plan over years.
        </li>
      </ol>
      <Button asChild variant="primary" className="mt-6">
        <Link to={paths.calculators}>Open the calculators</Link>
      </Button>
    </div>
  )
}
