import type { MetaDescriptor } from 'react-router'

/**
 * What search engines read of a page, as schema.org has it. It stands in prerendered HTML alone: nobody else reads
 * it, and the page's policy lets no script make script elements.
 */
export function structuredData(data: Record<string, unknown>): MetaDescriptor[] {
  if (typeof document !== 'undefined') return []
  return [{ 'script:ld+json': { '@context': 'https://schema.org', ...data } }]
}
