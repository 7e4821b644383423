import { type AnyCalculator, calculators } from '@pkg/finance-math/calculators'
import type { Page } from '@playwright/test'
import { paths } from '../app/paths.ts'
import { coveringCalculators } from './support/covering-calculators.ts'
import { expectClean, expectCleanAtWidths, expectNoWider, settleColours } from './support/expect-clean.ts'
import { arrival, expect, test } from './support/test.ts'
import { watchPrivacy } from './support/watch-privacy.ts'
import { watchShifts } from './support/watch-shifts.ts'

// Long, and each of them by itself: whichever worker is free takes the next.
test.describe.configure({ mode: 'parallel' })

const phone = { width: 360, height: 780 }
const desk = { width: 1440, height: 1000 }

function openDetails(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '')
  })
}

/** The page with all that comes behind its first load, and everything that can be opened open. */
async function openWhole(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' })
  await openDetails(page)
}

/** What search engines and people without scripts get: read as the page's HTML, in a document of its own. */
async function expectHtmlToSayEverything(page: Page, { path, name, id }: AnyCalculator): Promise<void> {
  const html = await (await page.request.get(path)).text()
  const said = await page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'text/html')
    return {
      heading: read.querySelector('h1')?.textContent,
      title: read.title,
      description: read.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
      data: read.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
      styled: read.querySelectorAll('[style]').length,
      isExplained: read.querySelector('main')?.textContent.includes('How is this computed?'),
    }
  }, html)
  expect(said).toMatchObject({ heading: name.en, title: expect.stringContaining(name.en), styled: 0 })
  expect(said.description).not.toBe('')
  expect(JSON.parse(said.data)).toMatchObject({ '@type': 'WebApplication' })
  // Its rate comes with the page's code.
  expect(said.isExplained).toBe(id !== 'currency')
}

/** On a phone every figure of the schedule is whole and in view, and each is named. */
async function expectScheduleInView(page: Page, { schedule }: AnyCalculator): Promise<void> {
  if (schedule === undefined) return
  const table = page.getByRole('table', { name: /schedule$/ })
  await table.scrollIntoViewIfNeeded()
  const cut = await table.evaluate((element) => {
    const right = element.parentElement?.getBoundingClientRect().right ?? 0
    return [...element.querySelectorAll('th, td, td span')].filter(
      (cell) => cell.getBoundingClientRect().right > right + 1,
    ).length
  })
  expect(cut, 'figures cut off').toBe(0)
  for (const { label } of Object.values(schedule.columns).slice(1))
    await expect(table.getByText(label.en).filter({ visible: true }).first()).toBeVisible()
}

/**
 * The keyboard alone reaches every control, in the order they stand. The page notes what has the focus, so that it is
 * asked a few times and not after every press.
 */
async function expectKeyboardToReachAll(page: Page): Promise<void> {
  await page.locator('main').focus()
  const reached = await page.evaluateHandle(() => {
    const seen: EventTarget[] = []
    document.addEventListener('focusin', ({ target }) => target && seen.push(target))
    return seen
  })
  // Of a group of radio buttons the chosen one is reached; the arrows lead on.
  const controls = page.locator(
    'main :is(a[href], button:enabled, select, summary, input:not([type=radio], [tabindex="-1"]), input[type=radio]:checked)',
  )
  const count = await controls.count()
  const isLastReached = () => controls.last().evaluate((control, seen) => seen.includes(control), reached)
  // A table that is wider than its place is reached too, and a day has three parts.
  for (let presses = 1; presses <= count * 5; presses++) {
    await page.keyboard.press('Tab')
    if (presses >= count && (await isLastReached())) break
  }
  const [stood, focused] = await controls.evaluateAll(
    (all, seen) => [
      all.map((_, place) => place),
      [...new Set(seen)].map((one) => all.indexOf(one as HTMLElement)).filter((place) => place >= 0),
    ],
    reached,
  )
  expect(focused, 'controls in the order of the keyboard').toEqual(stood)
}

const covering = coveringCalculators()

test.describe('for the first time', () => {
  test.use(arrival)

  for (const definition of covering) {
    const { id, path } = definition
    // One visit holds all of it: what a page costs is its coming.
    test(`${id} comes without a jerk, says everything and is clean, narrow and wide`, async ({
      page,
      product,
    }) => {
      // In the empty page: the policy of ours lets nobody parse HTML.
      await expectHtmlToSayEverything(page, definition)
      await page.setViewportSize(phone)
      const expectStill = await watchShifts(page)
      const expectPrivate = watchPrivacy(page, product.url)
      await page.goto(path, { waitUntil: 'networkidle' })
      await expectStill()
      await expectScheduleInView(page, definition)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openDetails(page)
      await expectCleanAtWidths(page, path)
      await page.setViewportSize(desk)
      await expectKeyboardToReachAll(page)
      expectPrivate()
    })
  }
})

// What others show too has its room at each width, and is looked at narrow and dark, or wide and light.
const others = calculators.filter((one) => !covering.includes(one))
const together = 8

for (let start = 0; start < others.length; start += together) {
  const few = others.slice(start, start + together)
  // From one to the next as a person goes, by the list of all of them: the code of the page stays as it is.
  test(`${few.map(({ id }) => id).join(', ')}: each says everything and is clean`, async ({
    page,
    product,
  }) => {
    for (const definition of few) await expectHtmlToSayEverything(page, definition)
    const expectPrivate = watchPrivacy(page, product.url)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(paths.calculators, { waitUntil: 'networkidle' })
    for (const [index, definition] of few.entries()) {
      const { path, name } = definition
      const isWide = index % 2 === 1
      await page.locator(`main a[href="${path}"]`).first().click()
      await expect(page.getByRole('heading', { level: 1, name: name.en })).toBeVisible()
      await page.waitForLoadState('networkidle')
      // On a page that is at rest: a theme that changes on the way back to the list may leave the browser without a frame.
      await page.emulateMedia({ colorScheme: isWide ? 'light' : 'dark' })
      await settleColours(page)
      await page.setViewportSize(phone)
      await expectScheduleInView(page, definition)
      await openDetails(page)
      if (!isWide) await expectClean(page, `${path}, narrow`)
      await expectNoWider(page, `${path}, narrow`)
      await page.setViewportSize(desk)
      if (isWide) await expectClean(page, `${path}, wide`)
      await expectNoWider(page, `${path}, wide`)
      await page.goBack()
    }
    expectPrivate()
  })
}

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
