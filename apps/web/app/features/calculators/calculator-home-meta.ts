import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '#app/lib/page-meta.ts'
import { siteOrigin } from '#app/lib/site-origin.ts'
import { structuredData } from '#app/lib/structured-data.ts'

/** Title, description and structured data of the list of calculators. */
export function calculatorHomeMeta(calculators: readonly { name: string; path: string }[]): MetaDescriptor[] {
  return [
    ...pageMeta(
      'Financial calculators',
      'Free calculators for SIP, loans, deposits, retirement, tax and more, each with its formula and full schedule.',
    ),
    ...structuredData({
      '@type': 'ItemList',
      itemListElement: calculators.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: siteOrigin + path,
      })),
    }),
  ]
}
