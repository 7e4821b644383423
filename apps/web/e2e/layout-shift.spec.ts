import { calculators } from '@pkg/finance-math/calculators'
import { prerenderedPaths } from '../app/paths.ts'
import { expect, test } from './support/test.ts'

// A phone, as Lighthouse has it.
test.use({ viewport: { width: 412, height: 823 } })

const publicPaths = [
  ...prerenderedPaths.filter((path) => !/^\/(user|admin|404)/.test(path)),
  ...calculators.map(({ path }) => path),
]

for (const path of publicPaths) {
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
