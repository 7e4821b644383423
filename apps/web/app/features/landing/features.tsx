import type { ReactNode } from 'react'
import { BalancesPicture } from './balances-picture.tsx'
import { HistoryPicture } from './history-picture.tsx'
import { useLandingMotion } from './use-landing-motion.ts'
import { WalletsPicture } from './wallets-picture.tsx'

const features: readonly { title: string; text: string; picture: ReactNode }[] = [
  {
    title: 'Track Multiple Wallets',
    text: 'Add any address or ENS name. The four bars are its last four characters, so you know it before you read it.',
    picture: <WalletsPicture />,
  },
  {
    title: 'Wallet Balance Insights',
    text: 'Balances to four decimals, priced by contract. Every figure says when it was read and from where.',
    picture: <BalancesPicture />,
  },
  {
    title: 'Portfolio Analytics & Graphs',
    text: 'Performance, gains and losses over time. What was observed is solid; what was worked out later is lighter.',
    picture: <HistoryPicture />,
  },
]

/** The three things that the product does for a person. */
export function Features() {
  const list = useLandingMotion<HTMLUListElement>('revealChildren')
  return (
    <section className="page-width py-12 md:py-18">
      <h2 className="text-section font-head">What the ledger keeps for you</h2>
      <ul ref={list} className="mt-6 grid gap-4 md:mt-8 md:gap-6 lg:grid-cols-3">
        {features.map(({ title, text, picture }) => (
          <li key={title} className="grid">
            <article className="grid rounded-base border border-hairline bg-surface hover:animate-card-pulse max-lg:sm:grid-cols-2 lg:grid-rows-[204px_1fr]">
              <div
                aria-hidden="true"
                data-drawing=""
                className="grid min-h-48 content-center overflow-hidden border-hairline max-sm:border-b max-lg:sm:border-r lg:border-b"
              >
                {picture}
              </div>
              <div className="p-card lg:px-6 lg:pt-5 lg:pb-6">
                <h3 className="text-lead font-head">{title}</h3>
                <p className="mt-1.5 text-[0.9375rem] leading-[1.4375rem] text-muted">{text}</p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}
