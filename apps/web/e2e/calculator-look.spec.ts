import { calculators } from '@pkg/finance-math/calculators'
import type { Page } from '@playwright/test'
import { coveringCalculators } from './support/covering-calculators.ts'
import { expectClean, expectColoursClean, expectNoWider } from './support/expect-clean.ts'
import { expect, test } from './support/test.ts'

// Long, and each of them by itself: whichever worker is free takes the next.
test.describe.configure({ mode: 'parallel' })

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

const covering = coveringCalculators()

for (const [index, definition] of calculators.entries()) {
  const { id, path } = definition
  const isCovering = covering.includes(definition)
  test(`${id} is clean, narrow and wide`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openWhole(page, path)
    for (const [theme, colorScheme] of (['light', 'dark'] as const).entries()) {
      for (const [place, size] of sizes.entries()) {
        // What no other page shows is looked at in every way. What others show too has its room at each width, and every
        // other page of these is looked at narrow and dark, the rest wide and light.
        if (theme === place && !isCovering) continue
        const isWhole = isCovering ? theme === 0 : theme === index % 2
        const look = isWhole ? expectClean : isCovering ? expectColoursClean : expectNoWider
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize(size)
        await look(page, `${path}, ${colorScheme}, ${size.width} px`)
      }
    }
  })
}

for (const { id, path } of covering) {
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

test('on a phone every figure of a schedule is whole and in view, and each is named', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const { id, schedule } of calculators) {
    if (schedule === undefined) continue
    await page.goto(`/calculator/${id}-calculator`)
    const table = page.getByRole('table', { name: /schedule$/ })
    await table.scrollIntoViewIfNeeded()
    const cut = await table.evaluate((element) => {
      const right = element.parentElement?.getBoundingClientRect().right ?? 0
      return [...element.querySelectorAll('th, td, td span')].filter(
        (cell) => cell.getBoundingClientRect().right > right + 1,
      ).length
    })
    expect(cut, `cut off on ${id}`).toBe(0)
    for (const { label } of Object.values(schedule.columns).slice(1))
      await expect(table.getByText(label.en).filter({ visible: true }).first(), id).toBeVisible()
  }
})

test('a long schedule on a phone scrolls from its first row to its last without a gap', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/calculator/loan-calculator?years=30&principal=50000000')
  const table = page.getByRole('table', { name: /schedule$/ })
  const scroller = page.getByRole('region', { name: /schedule$/ })
  await expect(table.getByText('1', { exact: true })).toBeVisible()
  // The rows grow to their height on a phone once the page is alive; who scrolls goes on until the end.
  await expect
    .poll(async () => {
      await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight))
      return table.getByText('360', { exact: true }).isVisible()
    })
    .toBe(true)
})

test('a printed page is light, whole and without controls', async ({ page }) => {
  for (const [link, rows] of [
    ['/calculator/loan-calculator', 60],
    ['/calculator/sip-calculator?years=50&view=monthly', 600],
    ['/calculator/xirr-calculator', 3],
    ['/calculator/arbitrage-calculator', 2],
  ] as const) {
    await page.setViewportSize({ width: 718, height: 1000 })
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
    await page.goto(link, { waitUntil: 'networkidle' })
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
    await expect(page.getByRole('heading', { name: /^(Over time|Side by side)$/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'How is this computed?' })).toBeVisible()
    const table = page.getByRole('table', { name: /schedule$/ })
    await expect(table.getByRole('row')).toHaveCount(rows + 1)
    await expect(table.getByRole('row').last()).toBeVisible()
    const controls = page.locator('main :is(button, input[type=range], input[type=checkbox]:not(:checked))')
    await expect(controls.filter({ visible: true }), link).toHaveCount(0)
    // What is laid out later on a screen is there at once on paper.
    const bands = page.locator('main .drawn-later')
    const looks = await bands.evaluateAll((all) =>
      all.map((band) => getComputedStyle(band).contentVisibility),
    )
    expect(new Set(looks)).toEqual(new Set(['visible']))
    const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
    expect(await page.evaluate(isWider), `${link} is cut off on A4`).toBe(false)
  }
})

test('a long schedule ends before the foot of the page, also on paper', async ({ page }) => {
  await page.goto('/calculator/sip-calculator?years=50&view=monthly', { waitUntil: 'networkidle' })
  // A grid around the rows leaves no room for the heads that are repeated on each page.
  await page.emulateMedia({ media: 'print' })
  const around = await page.getByRole('table', { name: /schedule$/ }).evaluate((table) => {
    const displays: string[] = []
    for (
      let element = table.parentElement;
      element?.id !== 'main';
      element = element?.parentElement ?? null
    ) {
      if (element === null) break
      displays.push(getComputedStyle(element).display)
    }
    return displays
  })
  expect(around).not.toContain('grid')
})

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
