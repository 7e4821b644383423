import type { ReactNode } from 'react'
import { BalancesPicture } from './balances-picture.tsx'
import { SharesPicture } from './shares-picture.tsx'
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
    text: 'What you hold, what each part is worth and what moved, in charts that say how sure they are.',
    picture: <SharesPicture />,
  },
]

/** The three things that the product does for a person. */
export function Features() {
  return (
    <section className="page-width pb-16 md:pb-24">
      <h2 className="text-section font-head">What the ledger keeps for you</h2>
      <ul className="mt-8 grid gap-4 md:gap-6 lg:grid-cols-3">
        {features.map(({ title, text, picture }) => (
          <li
            key={title}
            className="grid rounded-base border border-hairline bg-surface max-lg:sm:grid-cols-2 lg:grid-rows-[auto_1fr]"
          >
            <div
              aria-hidden="true"
              className="grid min-h-52 content-center border-hairline px-card py-4 max-sm:border-b max-lg:sm:border-r lg:border-b"
            >
              {picture}
            </div>
            <div className="p-card">
              <h3 className="text-lead font-head">{title}</h3>
              <p className="mt-1.5 text-body text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
