import type { Locator, Page } from '@playwright/test'
import { waitForNetWorth, walletRow } from './support/dashboard.ts'
import { expect, test } from './support/test.ts'

/** Presses Tab until the element has the focus; fails when the whole page was walked without meeting it. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target, 'reached by Tab').toBeFocused()
}

// As for most people: what has the focus may still be on its way in.
test.use({ reducedMotion: 'no-preference' })

test('the dashboard is worked by the keyboard alone', async ({ dashboard: page, product }) => {
  // The first thing to do has the focus already.
  await expect(page.getByPlaceholder('Enter ETH wallet address (0x...)')).toBeFocused()
  await page.keyboard.type(product.sandbox.demoAddress)
  await page.keyboard.press('Enter')
  await waitForNetWorth(page)

  const menu = page.getByRole('button', { name: /^More for 0x/ })
  await tabTo(page, menu)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Refresh this wallet' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Label and tags' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Label')).toBeFocused()
  await page.keyboard.type('Cold storage')
  await page.keyboard.press('Enter')
  await expect(walletRow(page, /^Cold storage .*0x/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^More for Cold storage/ })).toBeFocused()

  const walker = page.getByRole('slider', { name: 'Portfolio History, point' })
  await expect(walker).toBeVisible()
  await tabTo(page, walker, 'Shift+Tab')
  await page.keyboard.press('Home')
  const said = await walker.getAttribute('aria-valuetext')
  await page.keyboard.press('ArrowRight')
  expect(await walker.getAttribute('aria-valuetext')).not.toBe(said)
  await page.keyboard.press('t')
  await expect(page.getByRole('table', { name: 'Portfolio History' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show as chart' })).toBeFocused()
  await page.keyboard.press('t')

  await tabTo(page, page.getByRole('img', { name: /^Portfolio Distribution/ }))
  await page.keyboard.press('t')
  await expect(page.getByRole('table', { name: 'Portfolio Distribution' })).toBeVisible()

  await tabTo(page, page.getByRole('tab', { name: 'Overview' }), 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: /^Tokens for/ })).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByRole('heading', { name: 'NFT Collection' })).toBeVisible()
})
