import { productName } from '@pkg/ui-kit/brand/product-name.ts'
import { ClosingBand } from '#app/features/landing/closing-band.tsx'
import { Features } from '#app/features/landing/features.tsx'
import { Hero } from '#app/features/landing/hero.tsx'

export function meta() {
  return [
    { title: `${productName}: every Ethereum address you hold, in one ledger` },
    {
      name: 'description',
      content:
        'Track many Ethereum wallets in one place: net worth, holdings, transfers and NFTs. Watch-only, private, free.',
    },
  ]
}

export default function Home() {
  return (
    <>
      <Hero />
      <Features />
      <ClosingBand />
    </>
  )
}
