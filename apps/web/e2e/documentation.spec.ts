import { siteBase } from '@pkg/finance-math-docs/site.ts'
import { expectClean } from './support/expect-clean.ts'
import { expect, test } from './support/test.ts'
import { watchPrivacy } from './support/watch-privacy.ts'

/** One page of each kind. */
const kinds = ['', '/functions/pmt', '/functions/ppf', '/calculators/loan', '/rules', '/from-excel']
const sizes = [
  { width: 360, height: 780, colorScheme: 'dark' },
  { width: 768, height: 1000, colorScheme: 'light' },
  { width: 1440, height: 1000, colorScheme: 'dark' },
] as const

test('the documentation is clean at every width and in both themes, and asks nobody else', async ({
  page,
  product,
}) => {
  const expectPrivate = watchPrivacy(page, product.url)
  for (const [place, path] of kinds.entries()) {
    await page.goto(siteBase + path)
    // Each kind at one width in each theme, all of them at every width between them.
    for (const { width, height, colorScheme } of [sizes[place % 3], sizes[(place + 1) % 3]].flatMap(
      (one) => one ?? [],
    )) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height })
      await expectClean(page, `${path}, ${colorScheme}, ${width} px`)
    }
  }
  expectPrivate()
})

test('a search on any page leads to what is called so, and tells when nothing is', async ({ page }) => {
  await page.goto(`${siteBase}/functions/pmt`)
  const field = page.getByRole('searchbox', { name: 'Search' })
  await field.fill('provident')
  await field.press('Enter')
  await expect(page).toHaveURL(`${siteBase}?q=provident`)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'PPF Calculator' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'pmt', exact: true })).toBeHidden()
  await expect(page.getByRole('status')).toHaveText(/^\d+ found$/)

  await field.fill('ईएमआई')
  await expect(main.getByRole('link', { name: 'Loan EMI Calculator' })).toBeVisible()
  await field.fill('zzz')
  await expect(page.getByRole('status')).toHaveText('Nothing is called “zzz”.')
  await expect(main.getByRole('heading', { name: 'Functions' })).toBeHidden()
  await field.fill('')
  await expect(main.getByRole('link', { name: 'pmt', exact: true })).toBeVisible()
})

test('an example is computed anew with what is entered, by the keyboard alone, and says what is wrong', async ({
  page,
}) => {
  await page.goto(`${siteBase}/functions/lumpSum`)
  const result = page.getByRole('status', { name: 'Result' })
  await expect(result).toBeHidden()
  await page.getByLabel('years').fill('20')
  await page.getByLabel('years').press('Enter')
  // 100,000 × 1.12^20
  await expect(result).toContainText('"futureValue": 964629.3093')
  await page.getByLabel('principal').fill('')
  await page.getByRole('button', { name: 'Compute' }).press('Enter')
  await expect(result).toContainText('principal')
  await expectClean(page, 'a computed example')

  await page.goto(`${siteBase}/functions/toToolName`)
  await page.getByLabel('definition', { exact: true }).selectOption('cardPayoffCalculator')
  await page.getByRole('button', { name: 'Compute' }).press('Enter')
  await expect(result).toHaveText('"card_payoff"')
  await expectClean(page, 'an example with a calculator')

  // What another function makes is made anew: before, or when it is called.
  await page.goto(`${siteBase}/functions/shownRows`)
  await page.getByRole('group', { name: 'computeAnswer' }).getByLabel('annualRatePercent').fill('0')
  await page.getByLabel('view').press('Enter')
  // 1,000,000 ÷ 10
  await expect(result).toContainText('"totalPayment": 100000')
  await expectClean(page, 'an example with another one within')
  await page.goto(`${siteBase}/functions/attempt`)
  await page.getByLabel('decimals').fill('0.5')
  await page.getByLabel('decimals').press('Enter')
  await expect(result).toContainText('"ok": false')
  await page.goto(`${siteBase}/functions/parseFlows`)
  await page.getByLabel('given').fill('2025-01-01:-100, 2025-02-30:50')
  await page.getByLabel('given').press('Enter')
  await expect(result).toContainText('"not-a-flow"')
  await page.goto(`${siteBase}/functions/toSolveForDeclaration`)
  await page.getByLabel('definitions').selectOption(['fdCalculator', 'ppfCalculator'])
  await page.getByRole('button', { name: 'Compute' }).press('Enter')
  await expect(result).toContainText(/"enum": \[\s*"fd",\s*"ppf"\s*\]/)
})

test('the foot of the app leads there, in the theme that was chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/terms')
  await page.evaluate(() => localStorage.setItem('hodlwise.theme', 'dark'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Formulas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'finance-math' })).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
})
