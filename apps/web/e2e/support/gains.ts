import { expect, type Page } from '@playwright/test'

/** Waits until the year of gains stands with all of its figures: the page asks again until everything is read. */
export async function waitForYear(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'The year' })).toBeVisible()
  await expect(page.getByText('still being read')).toHaveCount(0, { timeout: 120_000 })
}
