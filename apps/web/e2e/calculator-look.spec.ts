import { calculators } from '@pkg/finance-math/calculators'
import type { Page } from '@playwright/test'
import { expectClean } from './support/expect-clean.ts'
import { expect, test } from './support/test.ts'

const sizes = [
  { width: 360, height: 780 },
  { width: 1440, height: 1000 },
]

/** The page with all that comes behind its first load, and everything that can be opened open. */
async function openWhole(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '')
  })
}

for (const { id, path } of calculators) {
  test(`${id} is clean in both themes, narrow and wide`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openWhole(page, path)
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const size of sizes) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize(size)
        await expectClean(page, `${path}, ${colorScheme}, ${size.width} px`)
      }
    }
  })

  test(`${id}: the keyboard alone reaches every control, in the order they stand`, async ({ page }) => {
    await openWhole(page, path)
    await page.locator('main').focus()
    // Of a group of radio buttons the chosen one is reached; the arrows lead on.
    const controls = page.locator(
      'main :is(a[href], button:enabled, select, summary, input:not([type=radio], [tabindex="-1"]), input[type=radio]:checked)',
    )
    const count = await controls.count()
    for (let index = 0; index < count; index++) {
      const control = controls.nth(index)
      // A table that is wider than its place is reached too, and a day has three parts.
      for (let presses = 0; presses < 5; presses++) {
        await page.keyboard.press('Tab')
        if (await control.evaluate((element) => element === document.activeElement)) break
      }
      await expect(control, `control ${index + 1}`).toBeFocused()
    }
  })
}

test('the keyboard alone works each kind of control', async ({ page }) => {
  await openWhole(page, '/calculator/sip-calculator')
  const result = page.getByRole('region', { name: 'Result' })

  await page.getByRole('radio', { name: 'SIP' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('textbox', { name: 'Lump sum', exact: true })).toBeVisible()
  await page.keyboard.press('ArrowLeft')

  const amount = page.getByRole('textbox', { name: 'Monthly investment', exact: true })
  await amount.focus()
  await page.keyboard.press('ArrowUp')
  await expect(amount).toHaveValue('5,100')

  await page.getByRole('checkbox', { name: 'In today’s money' }).focus()
  await page.keyboard.press('Space')
  await expect(result).toContainText('Over time, in today’s money')
  await expect(result).toContainText('in the money of their own dates')

  await page.getByRole('button', { name: 'Show as table' }).focus()
  await page.keyboard.press('Enter')
  await expect(result.getByRole('table', { name: 'Over time' })).toBeVisible()
  await page.keyboard.press('t')
  await expect(result.getByRole('table', { name: 'Over time' })).toHaveCount(0)

  await page.getByRole('radio', { name: 'Yearly' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(result).toContainText('120 rows')

  const question = page.getByRole('combobox', { name: 'Question' })
  const asked = await question.inputValue()
  await question.focus()
  await page.keyboard.press('ArrowDown')
  await expect(question).not.toHaveValue(asked)

  await page.getByRole('button', { name: 'Reset' }).focus()
  await page.keyboard.press('Enter')
  await expect(amount).toHaveValue('5,000')
})
