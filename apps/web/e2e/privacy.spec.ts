import { calculators } from '@pkg/finance-math/calculators'
import { siteBase } from '@pkg/finance-math-docs/site.ts'
import { addWallet } from './support/dashboard.ts'
import { expectMessage } from './support/messages.ts'
import { publicPaths } from './support/public-paths.ts'
import { arrival, expect, test } from './support/test.ts'
import { watchPrivacy } from './support/watch-privacy.ts'

test.use(arrival)

test('the dashboard asks nothing of any other origin, and nothing in it breaks the page policy', async ({
  dashboard: page,
  product,
}) => {
  const expectPrivate = watchPrivacy(page, product.url)
  await page.goto('/user/home')
  await addWallet(page, product.sandbox.demoAddress)
  await expectMessage(page, 'Address added successfully')
  // Reaching for the chart makes it interactive.
  await page.getByRole('img', { name: /Portfolio Distribution/ }).hover()
  for (const name of ['Tokens', 'Transactions', 'NFTs']) {
    await page.getByRole('tab', { name: new RegExp(name) }).click()
    await page.waitForLoadState('networkidle')
  }
  const pictures = page.getByRole('tabpanel').getByRole('img')
  await expect(pictures.first()).toBeVisible()

  expectPrivate()
})

test('every page of the sitemap is one that is looked at for this', async ({ page }) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  expect(paths.length).toBeGreaterThan(20)
  const looked = new Set([...publicPaths, ...calculators.map(({ path }) => path)])
  expect(paths.filter((path) => !path.startsWith(siteBase) && !looked.has(path))).toEqual([])
})

test('the answers carry the headers that keep a page to itself', async ({ page, product }) => {
  for (const path of ['/', '/login', '/no-such-page', '/api/status', '/api/users/dashboard']) {
    const response = await page.request.get(product.url + path)
    const headers = response.headers()
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('no-referrer')
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy'], path).not.toContain('unsafe-inline')
  }
})

test('the sandbox mark is on every page, since every figure comes from it', async ({ page }) => {
  for (const path of ['/', '/login', '/privacy']) {
    await page.goto(path)
    await expect(page.getByText('Sandbox data').first()).toBeVisible()
  }
})
