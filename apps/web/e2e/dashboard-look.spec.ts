import { addWallet, openPortfolio, waitForNetWorth } from './support/dashboard.ts'
import { expectCleanAtWidths, expectCleanInBothThemes, expectNoWider } from './support/expect-clean.ts'
import { waitForYear } from './support/gains.ts'
import { expectMessage } from './support/messages.ts'
import { expect, test } from './support/test.ts'

test('the dashboard is clean, empty and full, in every tab', async ({ dashboard: page, product }) => {
  await expect(page.getByText('Add a wallet address to get started')).toBeVisible()
  await expectCleanAtWidths(page, 'no wallets')
  await addWallet(page, product.sandbox.demoAddress)
  await expectMessage(page, 'Address added successfully')
  await waitForNetWorth(page)
  await expectCleanAtWidths(page, 'Overview')
  for (const name of ['Tokens', 'Transactions', 'NFTs']) {
    await page.getByRole('tab', { name: new RegExp(name) }).click()
    await expect(page.getByRole('tabpanel')).not.toBeEmpty()
    await expectCleanAtWidths(page, name)
  }
})

test('the page fits at 320 px and with text twice as large', async ({ dashboard: page, product }) => {
  await addWallet(page, product.sandbox.demoAddress)
  await waitForNetWorth(page)
  // The bar is one line high also where gas costs the most that its button has room for.
  await page.route('**/api/gas', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), average: 8888 } })
  })
  await page.reload()
  await waitForNetWorth(page)
  const bar = page.getByRole('banner')
  await expect(bar.getByText('Sandbox', { exact: false }).first()).toBeVisible()
  await expect(bar.getByText('8,888')).toBeVisible()
  const heights = new Map<number, number | undefined>()
  for (const width of [320, 340, 359, 360, 366, 375, 383, 384, 390, 412, 480, 640]) {
    await page.setViewportSize({ width, height: 640 })
    heights.set(width, (await bar.boundingBox())?.height)
  }
  expect([...heights].filter(([, height]) => height !== heights.get(640))).toEqual([])
  await page.unroute('**/api/gas')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectCleanInBothThemes(page, '320 px')
  // 200 % zoom of a 1280 px window leaves 640 CSS pixels.
  await page.setViewportSize({ width: 640, height: 480 })
  await expectCleanInBothThemes(page, '200 %')
})

test('no page of somebody’s own is wider than a phone whose letters are set twice as large', async ({
  dashboard: page,
  product,
  enlargeLetters,
}) => {
  await openPortfolio(page, product.sandbox.demoAddresses)
  await page.setViewportSize({ width: 360, height: 740 })
  await enlargeLetters()
  const tabs = ['tokens', 'transactions', 'nfts'].map((tab) => `/user/home?tab=${tab}`)
  for (const path of ['/user/home', ...tabs, '/user/gains?year=2025-26']) {
    await page.goto(path)
    await (path.startsWith('/user/gains')
      ? waitForYear(page)
      : expect(page.getByRole('tabpanel')).not.toBeEmpty())
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await expectNoWider(page, path)
  }
})

test('the sum of the wallets ends under the figures that it adds up, and no name of a holding is cut', async ({
  dashboard: page,
  product,
}) => {
  await openPortfolio(page, product.sandbox.demoAddresses.slice(0, 3))
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 })
    const cut = await page
      .getByRole('list', { name: 'Top holdings' })
      .evaluate((list) =>
        [...list.querySelectorAll('.truncate')].flatMap((name) =>
          name.scrollWidth > name.clientWidth ? (name.textContent ?? '') : [],
        ),
      )
    expect(cut, `${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  const ends = await page.evaluate(() => {
    const amounts = [...document.querySelectorAll('main span')].filter((element) =>
      /^\$[\d,]+\.\d\d$/.test(element.textContent ?? ''),
    )
    const right = (element: Element) => Math.round(element.getBoundingClientRect().right)
    return {
      rows: amounts.filter((element) => element.closest('[aria-pressed]')).map(right),
      sum: amounts
        .filter((element) => element.closest('div')?.textContent?.startsWith('3 wallets'))
        .map(right),
    }
  })
  expect(ends.rows).toHaveLength(3)
  expect(new Set([...ends.rows, ...ends.sum]).size).toBe(1)
})
