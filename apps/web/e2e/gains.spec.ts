import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { openPortfolio } from './support/dashboard.ts'
import { expectCleanAtWidths, expectNoWider } from './support/expect-clean.ts'
import { waitForYear } from './support/gains.ts'
import { expectMessage } from './support/messages.ts'
import { expect, test } from './support/test.ts'

/** An amount of rupees in paise. */
const paise = (text: string) =>
  Number(
    text
      .replace(/[^\d−.]/g, '')
      .replace('−', '-')
      .replace('.', ''),
  )

async function openGains(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Gains and tax' }).first().click()
  await expect(page.getByRole('heading', { name: 'Gains and tax', level: 1 })).toBeVisible()
  await waitForYear(page)
}

test('a tax year adds up from its disposals, and its file holds every lot', async ({
  dashboard: page,
  product,
}) => {
  await openPortfolio(page, product.sandbox.demoAddresses.slice(0, 2))
  await openGains(page)
  const table = page.getByRole('table', { name: /Gains and losses by asset/ })
  const column = async (index: number) =>
    (await table.locator(`tbody tr td:nth-child(${index})`).allTextContents()).map(paise)
  const sums = (await table.locator('tfoot td').allTextContents()).slice(1).map(paise)
  const columns = await Promise.all([3, 4, 5, 6].map(column))
  expect(columns.map((list) => list.reduce((sum, one) => sum + one, 0))).toEqual(sums)
  const [received = 0, cost = 0, losses = 0, gains = 0] = sums
  expect(gains + losses).toBe(received - cost)

  const disposals = page.getByRole('region', { name: 'Disposals' })
  const more = disposals.getByRole('button', { name: /^Show \d+ more$/ })
  const count = Number(
    /^(\d+) in the year/.exec((await disposals.locator('p').first().textContent()) ?? '')?.[1],
  )
  // What can be said of a disposal opens inside of it.
  const heads = disposals.locator('li > details > summary')
  for (let shown = await heads.count(); shown < count; ) {
    await more.click()
    await expect.poll(() => heads.count()).toBeGreaterThan(shown)
    shown = await heads.count()
  }
  // One that is not certain tells both ends of what it lies between, and so does the year.
  const endsOf = (text: string) => {
    const amounts = (text.match(/[+−]?₹[\d,.]+/g) ?? []).map(paise)
    return [amounts[0] ?? Number.NaN, amounts[1] ?? amounts[0] ?? Number.NaN] as const
  }
  const rows = (await heads.allTextContents()).map(endsOf)
  const headline = await page
    .getByRole('region', { name: 'The year' })
    .locator('p + div')
    .first()
    .textContent()
  const year = endsOf(headline ?? '')
  expect([0, 1].map((end) => rows.reduce((sum, one) => sum + (one[end] ?? 0), 0))).toEqual(year)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Schedule VDA' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^hodlwise-schedule-vda-in-\d{4}-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n')
  expect(lines[0]).toContain('Date of Acquisition,Date of Transfer')
  expect(lines.length).toBeGreaterThan(count)
})

test('every figure of the year is followed to its transaction in two presses', async ({
  dashboard: page,
  product,
}) => {
  await openPortfolio(page, product.sandbox.demoAddresses.slice(0, 2))
  // The explorers are elsewhere: what is pressed leads there, whatever they answer.
  await page
    .context()
    .route(/^https:\/\/(?!127\.)[^/]+\/tx\//, (route) => route.fulfill({ body: 'A transaction' }))
  await page.goto('/user/gains?country=in&year=2025-26')
  await waitForYear(page)
  // Ether that cost more than it was ever worth: what is given up of it loses.
  const said = await page.evaluate(async () => {
    const year = await (await fetch('/api/gains/2025-26?country=in')).json()
    const { receipt, on } = year.questions.find(
      (one: { receipt: string | null; symbol: string | null }) =>
        one.receipt !== null && one.symbol === 'ETH',
    )
    const answer = await fetch('/api/gains/overrides/cost', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ receipt, amount: '50000000', currency: 'INR', day: on }),
    })
    return answer.status
  })
  expect(said).toBe(200)
  await page.reload()
  await waitForYear(page)
  const disposals = page.getByRole('list', { name: 'Disposals' })
  const leads: [region: string, figure: RegExp, to: RegExp | string][] = [
    ['The year', /, Gains: show what it is made of$/, /^Those that gained: [\d,]+\. Together they gained ₹/],
    ['The year', /, Losses: show what it is made of$/, /^Those that lost: [\d,]+\. Together they lost −₹/],
    ['The year', /, Taxable .*: show what it is made of$/, /come to the taxable ₹/],
    ['The year', /, Tax, 30 % of it: show what it is made of$/, /come to the taxable ₹/],
    ['The year', /^Show the transfers that it can have been deducted from$/, /^All but fees: /],
    ['The year', /, Income on receipt: show what it is made of$/, 'Income on receipt'],
    ['Gas paid in 2025-26', /, Gas paid in 2025-26: show what it is made of$/, /^Fees alone: .* worth ₹/],
  ]
  for (const [region, figure, to] of leads) {
    const pressed = page.getByRole('region', { name: region }).getByRole('button', { name: figure })
    await pressed.click()
    const made = typeof to === 'string' ? page.getByRole('region', { name: to }) : disposals
    if (typeof to !== 'string') {
      await expect(page.getByRole('region', { name: 'Disposals' }).getByRole('status')).toHaveText(to)
    }
    const link = made.getByRole('link', { name: /transaction on /i }).first()
    await expect(link).toBeInViewport()
    const opened = page.waitForEvent('popup')
    await link.click()
    expect((await opened).url()).toMatch(/^https:\/\/[^/]+\/tx\/0x[\da-f]{64}$/)
    await (await opened).close()
  }
})

test.describe('on a phone', () => {
  // By finger: what is pressed is larger, and leaves less room.
  test.use({ hasTouch: true, isMobile: true })

  test('the figures of a year are one line each on a phone, their signs with them, and fit', async ({
    dashboard: page,
    product,
  }) => {
    // The wallet with something in contracts of every kind has lakhs of gains, the other one a piece whose number has 78 digits.
    const index = await (await page.request.get(product.sandbox.url)).text()
    const [inContracts = ''] = /0x[0-9a-f]{40}(?=\s+inside contracts)/i.exec(index) ?? []
    await openPortfolio(page, [inContracts, product.sandbox.demoAddress])
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/user/gains?country=in&year=2025-26')
    await waitForYear(page)
    const figures = page.getByRole('region', { name: 'The year' }).locator('[data-certainty]')
    // Not all of it is settled: the two ends of a range, long enough to be broken where they may be.
    for (const [end, sign] of ['−', '+'].entries()) {
      const figure = figures.nth(end)
      await expect(figure).toHaveText(new RegExp(`^\\${sign}₹\\d{2},\\d{2},\\d{3}\\.\\d{2}`))
      const { lines, right, edge } = await figure.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element.firstElementChild ?? element)
        return {
          lines: new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size,
          right: range.getBoundingClientRect().right,
          edge: element.closest('.\\@container')?.getBoundingClientRect().right ?? 0,
        }
      })
      expect(lines).toBe(1)
      expect(right).toBeLessThanOrEqual(edge)
    }
    // Nor does a long name push the figures of a table out of sight.
    await expect(page.getByRole('table', { name: /Movements that need an answer/ })).toBeVisible()
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('table')].flatMap(({ caption, parentElement }) =>
        parentElement && parentElement.scrollWidth > parentElement.clientWidth
          ? (caption?.textContent ?? '')
          : [],
      ),
    )
    expect(wide).toEqual([])
  })
})

test.describe('on a phone, in a year of 13 digits', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('the tax fits the window also where letters are twice as large, and no button is wider than its card', async ({
    dashboard: page,
    product,
    enlargeLetters,
  }) => {
    await openPortfolio(page, product.sandbox.demoAddresses.slice(0, 1))
    await page.setViewportSize({ width: 360, height: 800 })
    // What no wallet of the sandbox has come to: the server's answer with larger amounts.
    await page.route(/\/api\/gains\/\d{4}-\d\d\?/, async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      await route.fulfill({ response, body: text.replaceAll(/"-?\d+\.\d{2}"/g, '"1234567890123.45"') })
    })
    await page.goto('/user/gains?country=in&year=2025-26&income=60000000')
    const summary = page.getByRole('region', { name: 'The year' })
    const button = summary.getByRole('link', { name: /^Carry it into the income tax calculator/ })
    await expect(button).toBeVisible()
    const [card, inner] = [await summary.boundingBox(), await button.boundingBox()]
    expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((card?.x ?? 0) + (card?.width ?? 0))
    await enlargeLetters()
    await expect(summary.getByText('₹12,34,56,78,90,123').first()).toBeVisible()
    await expectNoWider(page, 'gains of 13 digits, letters twice as large')
  })
})

test('on paper no head stands alone at the end of a page, and every row of a table stands', async ({
  dashboard: page,
  product,
}) => {
  await openPortfolio(page, product.sandbox.demoAddresses.slice(0, 1))
  await openGains(page)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  const questions = page.getByRole('table', { name: /^Movements that need an answer/ })
  await expect(questions).toBeVisible()
  const head = page
    .locator('[data-slot="card"] > div > div:first-child')
    .filter({ hasText: /^What only you know/ })
  for (const place of [head, questions.locator('thead')])
    await expect(place).toHaveCSS('break-after', 'avoid')
  for (const place of ['tbody > tr:nth-child(1)', 'tbody > tr:nth-child(2)'])
    await expect(questions.locator(place)).toHaveCSS('break-before', 'avoid')
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
})

test('gains and tax have nothing for axe to find, with a disposal open', async ({
  dashboard: page,
  product,
}) => {
  await openPortfolio(page, product.sandbox.demoAddresses.slice(0, 1))
  await page.goto('/user/gains?country=in')
  await expect(page.getByRole('region', { name: 'The year' })).toBeVisible()
  await page.getByRole('region', { name: 'Disposals' }).locator('summary').first().click()
  for (const name of ['Lots against the chain', 'Still held'])
    await page.getByRole('region', { name }).locator('summary').click()
  await page
    .getByRole('region', { name: 'Still held' })
    .getByRole('button', { name: /^Lots of / })
    .first()
    .click()
  await expect(page.getByRole('table', { name: /^Lots of .* still held/ })).toBeVisible()
  const questions = page.getByRole('region', { name: 'What only you know' })
  await questions
    .getByRole('checkbox', { name: /^Pick: / })
    .first()
    .check()
  await questions.getByRole('button', { name: 'Answer 1 together' }).click()
  await expectCleanAtWidths(page, 'gains of a year')

  // On a phone every table says all it says without being pushed sideways.
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(page.getByRole('table', { name: /^Lots of this disposal/ })).toBeVisible()
  const cut = await page
    .locator('main section[tabindex="0"]')
    .evaluateAll((tables) =>
      tables
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((table) => table.getAttribute('aria-label')),
    )
  expect(cut).toEqual([])
})

test('the price of a disposal is said by hand with the file that proves it, is told where it counts, and is undone', async ({
  dashboard: page,
  product,
}) => {
  await openPortfolio(page, product.sandbox.demoAddresses.slice(0, 1))
  await openGains(page)
  const disposals = page.getByRole('region', { name: 'Disposals' })
  const row = disposals.locator('li').first()
  const head = row.locator('> details > summary')
  const before = await head.textContent()
  await head.click()
  await row.getByText(/at another price$/).click()
  const form = row.getByRole('form', { name: 'Your answer' }).first()
  await form.getByRole('combobox', { name: 'What was it?' }).selectOption('price')
  await form.getByRole('textbox', { name: /^Price of one / }).fill('1234567.891')
  await form.getByRole('textbox', { name: 'Why (optional)' }).fill('As we agreed')
  // Told by its bytes: what is no picture is refused at its field, and another takes its place.
  const chooser = form.getByLabel('Invoice or statement (optional)')
  await chooser.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<html>') })
  await expect(form.getByText('x.png, 6 bytes')).toBeVisible()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText(/^This is no PDF, PNG, JPEG or WebP/)).toBeVisible()
  await expect(chooser).toBeFocused()
  const agreed = Buffer.from('%PDF-1.7\n\0\xff as we agreed', 'latin1')
  await chooser.setInputFiles({ name: 'agreed.pdf', mimeType: 'application/pdf', buffer: agreed })
  await expect(form.getByText('agreed.pdf, 24 bytes')).toBeVisible()
  await form.getByRole('button', { name: 'Save' }).press('Enter')
  await expectMessage(page, 'Kept. The year is computed with it.')
  await expect(head).not.toHaveText(before ?? '')
  // It stays open, and the keyboard goes on at it.
  await expect(head).toBeFocused()
  await expect(head).toBeInViewport()
  await expect(row.getByText('What it was worth follows from a price that you entered.')).toBeVisible()
  const answers = page.getByRole('region', { name: 'Your answers' })
  await expect(answers.getByText(/^Price of one .*, now INR 1,234,567\.891\.$/)).toBeVisible()
  await expect(answers.getByText('Why: As we agreed')).toBeVisible()
  for (const place of [row, answers]) {
    const download = page.waitForEvent('download')
    await place.getByRole('button', { name: 'Save agreed.pdf, 24 bytes' }).press('Enter')
    const file = await download
    expect(file.suggestedFilename()).toBe('agreed.pdf')
    expect((await readFile(await file.path())).equals(agreed)).toBe(true)
  }
  await expectCleanAtWidths(page, 'an answer with its file')
  await answers.getByRole('button', { name: /^Remove agreed\.pdf: / }).press('Enter')
  await expect(answers.getByRole('button', { name: /^Attach an invoice: / })).toBeFocused()
  await expect(page.getByText(/^Prices that you entered value what moved in one transaction/)).toBeVisible()
  await answers.getByRole('button', { name: /^Undo: Price of one / }).press('Enter')
  await expect(head).toHaveText(before ?? '')
})

test('a holding and a balance lead to the transactions that they stand on in two presses', async ({
  dashboard: page,
  product,
}) => {
  await openPortfolio(page, product.sandbox.demoAddresses.slice(0, 1))
  await openGains(page)
  const held = page.getByRole('region', { name: 'Still held' })
  const button = held.getByRole('button', { name: /^Lots of / }).first()
  const called = /^Lots of (.*)$/.exec((await button.getAttribute('aria-label')) ?? '')?.[1] ?? ''
  await button.press('Enter')
  const panel = held.getByRole('region', { name: `Lots of ${called}`, exact: true })
  await expect(panel).toBeFocused()
  await expect(panel).toBeInViewport()
  const lots = held.getByRole('table', { name: `Lots of ${called} still held, in INR` })
  const links = lots.getByRole('link', { name: /^Transaction that brought it/ })
  await expect(links.first()).toHaveAttribute('href', /\/tx\/0x[0-9a-f]{64}$/)
  const costs = await lots.locator('tbody td:last-child').allTextContents()
  // Of a range its second end: in paise, so that sums of them are exact.
  const highOf = (text: string) => paise(/₹[\d,.]+(?=[^₹]*$)/.exec(text)?.[0] ?? '')
  const total = (await lots.locator('tfoot td').last().textContent()) ?? ''
  expect(costs.map(highOf).reduce((sum, one) => sum + one, 0)).toBe(highOf(total))
  await expectNoWider(page, 'lots that are held')
  await panel.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(button).toBeFocused()
  await expect(panel).toBeHidden()

  const seals = page.getByRole('region', { name: 'Lots against the chain' })
  await seals.getByText(/^All \d+ balances$|^The balance$/).click()
  await seals
    .getByRole('link', { name: /^Show all movements of ETH in / })
    .last()
    .click()
  await expect(page).toHaveURL(/tab=transactions.*asset=1%3Anative/)
  await expect(page.getByRole('row').nth(1)).toContainText('ETH')
})

test('what several transactions were is said at once by keyboard, counts, and is undone one by one', async ({
  dashboard: page,
  product,
}) => {
  await openPortfolio(page, product.sandbox.demoAddresses.slice(0, 1))
  await openGains(page)
  const questions = page.getByRole('region', { name: 'What only you know' })
  const picker = questions.getByRole('combobox', { name: 'Pick several to answer at once' })
  // Those of one asset that went out.
  const groups = await picker.getByRole('option').allTextContents()
  const [group = '', count = ''] = groups.flatMap(
    (text) => /^(Sent: \S+) \((\d+)\)$/.exec(text)?.slice(1) ?? [],
  )
  expect(groups.join()).toContain('Sent: ')
  await picker.selectOption({ value: group })
  await questions.getByRole('button', { name: `Answer ${count} together` }).press('Enter')
  const answer = questions.getByRole('combobox', { name: 'What were they?' })
  await expect(answer).toBeFocused()
  await answer.selectOption('sold')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Paid a builder in parts')
  await page.keyboard.press('Enter')
  await expectMessage(page, /^\d+ answers? kept\. The year is computed with them\.$/)
  const answers = page.getByRole('region', { name: 'Your answers' })
  await expect(answers.getByText('Why: Paid a builder in parts').first()).toBeVisible()
  await expect(picker.getByRole('option', { name: group })).toHaveCount(0)
  const lines = answers.getByRole('listitem')
  const kept = await lines.count()
  await answers
    .getByRole('button', { name: /^Undo: Kind: was Sent, now Sold/ })
    .first()
    .press('Enter')
  await expect(lines).toHaveCount(kept - 1)
})
