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

/** The figure of the dashboard. */
export function netWorth(page: Page) {
  return page
    .locator('[data-slot="card"]')
    .filter({ has: page.getByRole('heading', { name: 'Total Net Worth' }) })
    .getByText(/^\$[\d,]+\.\d{2}$/)
    .first()
}

/**
 * Waits until every wallet is read and the figure of the dashboard stands. On a busy machine a source may be too slow
 * for its time limit: then Try Again is pressed, as a person would.
 */
export async function waitForNetWorth(page: Page): Promise<void> {
  const again = page.getByRole('button', { name: 'Try Again' }).first()
  await expect(async () => {
    await expect(netWorth(page).or(again).first()).toBeVisible()
    if (await again.isVisible()) await again.click({ timeout: 5_000 })
    await expect(netWorth(page)).toBeVisible()
    expect(await again.isVisible()).toBe(false)
  }).toPass()
}

/** Takes in lines by the import panel and leaves it open, with the fate of each line. */
export async function importLines(page: Page, lines: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Import' }).first().click()
  await page.getByLabel('Addresses to import').fill(lines.join('\n'))
  await sendImport(page)
}

/** Sends what stands in the import panel and waits for its outcome. */
export async function sendImport(page: Page): Promise<void> {
  await page.locator('form').getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText(/^\d+ wallets? added/)).toBeVisible()
}

/** Adds wallets by pasting a list. */
export async function importWallets(page: Page, addresses: readonly string[]): Promise<void> {
  await importLines(page, addresses)
  await page.getByRole('button', { name: 'Done' }).click()
}

/** Adds wallets by pasting a list and waits until every one is read. */
export async function openPortfolio(page: Page, addresses: readonly string[]): Promise<void> {
  await importWallets(page, addresses)
  await waitForNetWorth(page)
}

/** The row that selects a wallet, by the beginning of what it is called. */
export function walletRow(page: Page, name: RegExp) {
  return page.locator('[aria-pressed]').and(page.getByRole('button', { name }))
}
