import type { Page } from '@playwright/test'

/** Where a calculator says its answer. */
export function result(page: Page) {
  return page.getByRole('region', { name: 'Result' })
}

/** A box of a calculator by its label. */
export function box(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true })
}
