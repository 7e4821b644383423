import { createServer } from 'node:http'
import { listen } from '@pkg/test-settings/listen.ts'
import { arrival, expect, test } from './support/test.ts'
import { watchShifts } from './support/watch-shifts.ts'

test.use(arrival)

// A phone, as Lighthouse has it.
test.use({ viewport: { width: 412, height: 823 } })

/** Links that ask for other figures, and for no other fields, than the page has in its HTML. */
const links = [
  '/calculator/sip-calculator?monthlyInvestment=12500&years=25&inflation=6',
  '/calculator/loan-calculator?principal=5000000&years=30&view=yearly',
  '/calculator/tax-calculator?grossIncome=2500000&section80C=150000',
  '/calculator/retirement-calculator?currentAge=40&currentSavings=500000',
]

for (const path of links) {
  test(`${path} stays where it is while its code arrives`, async ({ page }) => {
    const expectStill = await watchShifts(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await expectStill()
  })
}

/** Pages whose HTML is long on its way, up to where it has come, and what of it stands by then. */
const cut = [
  ['/login', '<footer', 'form'],
  ['/signup', '<footer', 'form'],
  ['/forgot-password', '<footer', 'form'],
  ['/', '<figure', 'h1'],
] as const

for (const [path, until, part] of cut) {
  test(`${path} stays where it is while the end of its HTML is on the way`, async ({ page, product }) => {
    const rest = Promise.withResolvers<void>()
    const slow = createServer(async ({ url }, response) => {
      const answer = await fetch(product.url + url)
      const bytes = Buffer.from(await answer.arrayBuffer())
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
      const end = url === path ? bytes.indexOf(until) : 0
      response.write(bytes.subarray(0, end))
      if (url === path) await rest.promise
      response.end(bytes.subarray(end))
    })
    const { url, close } = await listen(slow)
    try {
      const expectStill = await watchShifts(page)
      const arriving = page.goto(url + path)
      await expect(page.locator(`main ${part}`).first()).toBeVisible()
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
      rest.resolve()
      await arriving
      await expect(page.locator('footer')).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectStill()
    } finally {
      await close()
    }
  })
}

for (const path of ['/', '/donate', '/pricing', '/calculator/sip-calculator']) {
  test(`${path} stays where it is when its letters come late`, async ({ page }) => {
    const letters = Promise.withResolvers<void>()
    // All are at hand before the first is let through: in which order they would come hangs on the machine.
    await page.route('**/*.woff2', async (route) => {
      const response = await route.fetch()
      await letters.promise
      await route.fulfill({ response })
    })
    const expectStill = await watchShifts(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    letters.resolve()
    await page.evaluate(() => document.fonts.ready)
    await page.waitForLoadState('networkidle')
    await expectStill()
  })
}
