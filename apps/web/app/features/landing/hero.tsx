import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { ExampleLedger } from './example-ledger.tsx'
import { ScrollHint } from './scroll-hint.tsx'
import { useLandingMotion } from './use-landing-motion.ts'
import { WayIn } from './way-in.tsx'

/**
 * The banner. Where it may move it is 500 viewport heights tall with a view that stays, and scrolling lights the
 * slogans and writes the ledger; elsewhere it is one still screen with all of it lit and written.
 */
export function Hero() {
  const section = useLandingMotion<HTMLElement>('driveHero')

  return (
    <section ref={section} className="relative border-b border-hairline moving:h-[500vh]">
      <div data-part="stage" className="moving:sticky moving:top-0 moving:h-svh moving:overflow-clip">
        <div
          data-part="glide"
          className="page-width grid min-h-[calc(100svh-57px)] grid-cols-[minmax(0,1fr)] items-center gap-x-18 gap-y-9 py-10 max-lg:content-start lg:content-center lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]"
        >
          <div>
            <h1 className="text-display font-display">
              <span className="block">Trade smarter.</span>{' '}
              <span data-part="slogan" className="mt-[0.14em] block moving:opacity-50">
                Hold longer.
              </span>{' '}
              <span data-part="slogan" className="mt-[0.14em] block moving:opacity-50">
                Secure your crypto&nbsp;future.
              </span>
            </h1>
            <p className="mt-6 max-w-[54ch] text-lead text-pretty text-muted lg:mt-8">
              Every address you hold, on Ethereum and beyond, in one ledger.{' '}
              <span className="whitespace-nowrap">Watch-only:</span> no keys, no connected wallet, no third
              parties.
            </p>
            <div className="mt-6 flex flex-wrap gap-3 lg:mt-7">
              <WayIn />
              <Button asChild size="lg" className="max-sm:hidden">
                <Link to={paths.calculators}>Open the calculators</Link>
              </Button>
            </div>
          </div>
          <ExampleLedger />
        </div>
        <ScrollHint />
      </div>
    </section>
  )
}
