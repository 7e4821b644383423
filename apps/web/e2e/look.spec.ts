import { addWallet, toast, waitForNetWorth } from './support/dashboard.ts'
import { expectCleanInBothThemes } from './support/expect-clean.ts'
import { publicPaths } from './support/public-paths.ts'
import { expect, test } from './support/test.ts'

const publicPages = [...publicPaths, '/no-such-page']
const sizes = [
  { width: 360, height: 780 },
  { width: 1440, height: 1000 },
]

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, reducedMotion: 'reduce' })

    // In two parts: axe takes seconds for each page.
    const middle = Math.ceil(publicPages.length / 2)
    for (const paths of [publicPages.slice(0, middle), publicPages.slice(middle)]) {
      test(`the public pages from ${paths[0]} on are clean`, async ({ page }) => {
        for (const path of paths) {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expectCleanInBothThemes(page, path)
        }
      })
    }

    test('the dashboard is clean, empty and full, in every tab', async ({ page, product, account }) => {
      expect(account.username).toBeTruthy()
      await expect(page.getByText('Add a wallet address to get started')).toBeVisible()
      await expectCleanInBothThemes(page, 'no wallets')
      await addWallet(page, product.sandbox.demoAddress)
      await expect(toast(page, 'Address added successfully')).toBeVisible()
      await waitForNetWorth(page)
      await expectCleanInBothThemes(page, 'Overview')
      for (const name of ['Tokens', 'Transactions', 'NFTs']) {
        await page.getByRole('tab', { name: new RegExp(name) }).click()
        await expect(page.getByRole('tabpanel')).not.toBeEmpty()
        await expectCleanInBothThemes(page, name)
      }
    })
  })
}

test('the page fits at 320 px and with text twice as large', async ({ page, product, account }) => {
  expect(account.username).toBeTruthy()
  await addWallet(page, product.sandbox.demoAddress)
  await waitForNetWorth(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectCleanInBothThemes(page, '320 px')
  // 200 % zoom of a 1280 px window leaves 640 CSS pixels.
  await page.setViewportSize({ width: 640, height: 480 })
  await expectCleanInBothThemes(page, '200 %')
})
