import { productName } from '@pkg/ui-kit/brand/product-name.ts'
import { ClosingBand } from '#app/features/landing/closing-band.tsx'
import { Faq } from '#app/features/landing/faq.tsx'
import { Features } from '#app/features/landing/features.tsx'
import { Hero } from '#app/features/landing/hero.tsx'
import { questions } from '#app/features/landing/questions.ts'
import { TopCoins } from '#app/features/market/top-coins.tsx'
import { titledMeta } from '#app/lib/page-meta.ts'
import { siteOrigin } from '#app/lib/site-origin.ts'
import { structuredData } from '#app/lib/structured-data.ts'

const description =
  'Track many wallets in one place, on Ethereum and the chains beside it: net worth, holdings, transfers and NFTs. Watch-only, private, free.'

export function meta() {
  return [
    ...titledMeta(`${productName}: every address you hold, in one ledger`, description),
    ...structuredData({
      '@graph': [
        {
          '@type': 'WebApplication',
          name: productName,
          url: `${siteOrigin}/`,
          description,
          applicationCategory: 'FinanceApplication',
          operatingSystem: 'Any',
          isAccessibleForFree: true,
          offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
        },
        {
          '@type': 'FAQPage',
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ],
    }),
  ]
}

export default function Home() {
  return (
    <>
      <Hero />
      <Features />
      <ClosingBand />
      <TopCoins />
      <Faq />
    </>
  )
}
