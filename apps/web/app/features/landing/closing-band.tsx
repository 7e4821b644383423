import { productName } from '@pkg/ui-kit/brand/product-name.ts'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'

/** The last word of the first page, and the way in. */
export function ClosingBand() {
  return (
    <section className="border-t border-hairline bg-surface">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-5 py-8">
        <div>
          <h2 className="text-title font-head">Join thousands of crypto enthusiasts</h2>
          <p className="mt-0.5 text-body text-muted">Start tracking your portfolio today</p>
        </div>
        <Button asChild size="lg" className="max-sm:w-full">
          <Link to={paths.signup}>Get Started with {productName}</Link>
        </Button>
      </div>
    </section>
  )
}
