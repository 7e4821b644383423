import { productName } from '@pkg/ui-kit/brand/product-name.ts'
import type { MetaDescriptor } from 'react-router'

/** Title and description of a page, for its tab, for search engines and for shared links. */
export function pageMeta(title: string, description: string): MetaDescriptor[] {
  return titledMeta(`${title} · ${productName}`, description)
}

/** The same for the one page whose title begins with the product's name. */
export function titledMeta(title: string, description: string): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
  ]
}
