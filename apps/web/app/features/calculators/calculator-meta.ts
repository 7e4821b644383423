import type { AnyCalculator } from '@pkg/finance-math/calculators'
import { productName } from '@pkg/ui-kit/brand/product-name.ts'
import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '#app/lib/page-meta.ts'
import { structuredData } from '#app/lib/structured-data.ts'

/** Title, description and structured data of a calculator's page. */
export function calculatorMeta({ name, description }: AnyCalculator): MetaDescriptor[] {
  return [
    ...pageMeta(name.en, `${description.en}. Free, exact, with the formula, a chart and the full schedule.`),
    ...structuredData({
      '@type': 'WebApplication',
      name: `${productName} ${name.en}`,
      description: description.en,
      applicationCategory: 'FinanceApplication',
      operatingSystem: 'Any',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'INR' },
    }),
  ]
}
