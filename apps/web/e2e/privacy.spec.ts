import { siteBase } from '@pkg/finance-math-docs/site.ts'
import { addWallet, toast } from './support/dashboard.ts'
import { expect, test } from './support/test.ts'

test('nothing is asked of any other origin, and nothing breaks the page policy', async ({
  page,
  product,
  account,
}) => {
  expect(account.username).toBeTruthy()
  const foreign: string[] = []
  const faults: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (!['data:', 'blob:'].includes(url.protocol) && url.origin !== new URL(product.url).origin) {
      foreign.push(request.url())
    }
  })
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))

  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  expect(paths.length).toBeGreaterThan(20)
  // The pages of functions load the same files, each of them, and so do those of calculators there.
  const isAlike = new RegExp(`^${siteBase}/(?:functions|calculators)/(?!pmt$|loan$)`)
  for (const path of paths.filter((one) => !isAlike.test(one))) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto('/user/home')
  await addWallet(page, product.sandbox.demoAddress)
  await expect(toast(page, 'Address added successfully')).toBeVisible()
  // Reaching for the chart makes it interactive.
  await page.getByRole('img', { name: /Portfolio Distribution/ }).hover()
  for (const name of ['Tokens', 'Transactions', 'NFTs']) {
    await page.getByRole('tab', { name: new RegExp(name) }).click()
    await page.waitForLoadState('networkidle')
  }
  const pictures = page.getByRole('tabpanel').getByRole('img')
  await expect(pictures.first()).toBeVisible()

  expect(foreign).toEqual([])
  expect(faults).toEqual([])
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
