import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** No finding of axe, and nothing wider than the window. `where` names the screen in a failure. */
export async function expectClean(page: Page, where: string): Promise<void> {
  // The pages have no frames, and what passed need not be listed: both would take most of the time.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
  expect(found, where).toEqual([])
  await expectNoWider(page, where)
}

/** Nothing wider than the window. */
export async function expectNoWider(page: Page, where: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${where}: wider than the window`).toBeLessThanOrEqual(0)
}
