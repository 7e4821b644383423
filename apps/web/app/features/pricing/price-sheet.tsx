import { productName } from '@pkg/ui-kit/brand/product-name.ts'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Card } from '@pkg/ui-kit/components/card.tsx'
import { Figure } from '@pkg/ui-kit/components/figure.tsx'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { priceLines, priceQuestions } from './price-lines.ts'

/** The price, drawn up as the bill that a person would get. */
export function PriceSheet() {
  return (
    <div className="page-width py-12 md:py-20">
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <div>
          <h1 className="text-section font-head">Pricing</h1>
          <p className="mt-4 max-w-[42ch] text-lead text-muted">
            One plan, and everything is in it. It costs nothing, and it needs no card.
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <Button asChild variant="primary" size="lg" className="max-sm:w-full">
              <Link to={paths.signup}>Get Started with {productName}</Link>
            </Button>
            <Button asChild size="lg" className="max-sm:w-full">
              <Link to={paths.donate}>Support it</Link>
            </Button>
          </div>
        </div>
        <Bill />
      </div>
      <section className="mt-16 border-t border-hairline pt-10 md:mt-24 md:pt-14">
        <h2 className="text-title font-head">Asked about the price</h2>
        <dl className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-3">
          {priceQuestions.map(({ question, answer }) => (
            <div key={question}>
              <dt className="text-read font-strong text-figure">{question}</dt>
              <dd className="mt-1.5 text-read text-muted">{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

function Bill() {
  return (
    <Card aria-labelledby="bill">
      <div className="flex items-baseline justify-between gap-4 p-card">
        <h2 id="bill" className="text-read font-strong">
          Your bill, every month
        </h2>
        <span className="text-note text-muted">USD</span>
      </div>
      <ul className="divide-y divide-hairline">
        {priceLines.map(({ what, note }) => (
          <li key={what} className="flex items-baseline justify-between gap-6 px-card py-3.5">
            <span>
              <span className="block text-read font-label text-text">{what}</span>
              <span className="text-small text-muted">{note}</span>
            </span>
            <span className="font-figure text-figure-md text-figure">0.00</span>
          </li>
        ))}
      </ul>
      <div className="flex items-center justify-between gap-6 p-card">
        <span className="text-read font-strong">Total</span>
        <Figure value={formatUsd(0)} size="xl" certainty="settled" />
      </div>
    </Card>
  )
}
