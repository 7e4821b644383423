import { productName } from '@pkg/ui-kit/brand/product-name.ts'
import type { MetaDescriptor } from 'react-router'

/** Title and description of a page, as every route exports them. */
export function pageMeta(title: string, description: string): MetaDescriptor[] {
  return [{ title: `${title} · ${productName}` }, { name: 'description', content: description }]
}
