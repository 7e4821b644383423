import { calculators } from '@pkg/finance-math/calculators'
import { publicPaths } from './support/public-paths.ts'
import { expect, test } from './support/test.ts'

// A phone, as Lighthouse has it.
test.use({ viewport: { width: 412, height: 823 } })

/** Links that ask for other figures, and for no other fields, than the page has in its HTML. */
const links = [
  '/calculator/sip-calculator?monthlyInvestment=12500&years=25&inflation=6',
  '/calculator/loan-calculator?principal=5000000&years=30&view=yearly',
  '/calculator/tax-calculator?grossIncome=2500000&section80C=150000',
  '/calculator/retirement-calculator?currentAge=40&currentSavings=500000',
]

for (const path of [...publicPaths, ...calculators.map(({ path }) => path), ...links]) {
  test(`${path} stays where it is while its code arrives`, async ({ page }) => {
    await page.addInitScript(() => {
      let sum = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        document.documentElement.dataset.shift = String(sum)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(Number(await page.locator('html').getAttribute('data-shift'))).toBeLessThan(0.02)
  })
}
