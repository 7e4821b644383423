import { productName } from '@pkg/ui-kit/brand/product-name.ts'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { ExampleLedger } from './example-ledger.tsx'

/** What the product is, in three slogans and one page of a ledger. */
export function Hero() {
  return (
    <section className="page-width grid grid-cols-[minmax(0,1fr)] items-center gap-x-16 gap-y-12 py-12 md:py-20 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:py-24">
      <div>
        <h1 className="text-display font-display">
          Trade smarter. <span className="block text-faint">Hold longer.</span>
          <span className="block text-faint">Secure your crypto future.</span>
        </h1>
        <p className="mt-7 max-w-[46ch] text-lead text-muted">
          Every Ethereum address you hold, in one ledger. Watch-only: no keys, no connected wallet, no third
          parties.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button asChild variant="primary" size="lg" className="max-sm:w-full">
            <Link to={paths.signup}>Get Started with {productName}</Link>
          </Button>
          <Button asChild size="lg" className="max-sm:w-full">
            <Link to={paths.login}>Login</Link>
          </Button>
        </div>
      </div>
      <ExampleLedger />
    </section>
  )
}
