import { expect, type Page } from '@playwright/test'

/** Adds a wallet through whichever form the dashboard shows: the first one, or the one behind Add Wallet. */
export async function addWallet(page: Page, address: string): Promise<void> {
  const field = page.getByPlaceholder('Enter ETH wallet address (0x...)').first()
  const toggle = page.getByRole('button', { name: 'Add Wallet' })
  await expect(field.or(toggle).first()).toBeVisible()
  if (!(await field.isVisible())) await toggle.click()
  await field.fill(address)
  await page.getByRole('button', { name: 'Add', exact: true }).first().click()
}

/** A toast by its sentence; the announced copy for screen readers is another element. */
export function toast(page: Page, sentence: string) {
  return page.getByText(sentence, { exact: true }).first()
}

/** The figure of the dashboard. */
export function netWorth(page: Page) {
  return page
    .locator('[data-slot="card"]')
    .filter({ has: page.getByRole('heading', { name: 'Total Net Worth' }) })
    .getByText(/^\$[\d,]+\.\d{2}$/)
    .first()
}
