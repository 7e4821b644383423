import type { Html } from './html.ts'

/** Where the site stands, unless it is told otherwise. */
export const siteBase = '/docs/finance-math'

/** What a page is made of: everything but the frame around it. */
export interface SitePage {
  /** Below the base: `/functions/pmt`; empty for the first page. */
  readonly path: string
  readonly title: string
  readonly description: string
  readonly body: Html
}
