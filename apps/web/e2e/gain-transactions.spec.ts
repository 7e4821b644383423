import { openPortfolio } from './support/dashboard.ts'
import { expectCleanAtWidths } from './support/expect-clean.ts'
import { waitForYear } from './support/gains.ts'
import { expectMessage } from './support/messages.ts'
import { expect, test } from './support/test.ts'

test('every transaction of a year says what it was, and by the keyboard one is said to have been something else', async ({
  dashboard: page,
  product,
}) => {
  await openPortfolio(page, product.sandbox.demoAddresses.slice(0, 2))
  await page.getByRole('link', { name: 'Gains and tax' }).first().click()
  await waitForYear(page)
  const card = page.getByRole('region', { name: 'Transactions' })
  await card.getByRole('button', { name: 'Show them' }).focus()
  await page.keyboard.press('Enter')
  const kinds = card.getByLabel('Of which kind')
  await expect(card.getByRole('list', { name: 'Transactions' })).toBeVisible()
  const options = await kinds.locator('option').allTextContents()
  const counts = options.map((text) => Number(/\(([\d,]+)\)$/.exec(text)?.[1]?.replace(',', '')))
  const isSpam = options.map((text) => text.startsWith('Spam'))
  // The kinds add up to all of them; spam stands apart.
  expect(counts.slice(1).reduce((sum, count, index) => sum + (isSpam[index + 1] ? 0 : count), 0)).toBe(
    counts[0],
  )

  await kinds.selectOption({ label: options.find((text) => text.startsWith('Sent')) ?? '' })
  const row = card.getByRole('list', { name: 'Transactions' }).getByRole('listitem').first()
  // Until those of the kind have come, the list is the one of before: its first row would be opened, and be gone.
  await expect(row).toContainText(/^\S+ \S+ \S+\s*Sent/)
  const head = row.locator('summary').first()
  await head.focus()
  await page.keyboard.press('Enter')
  await expect(row).toContainText('It went to an address that is not yours.')
  const other = row.locator('summary').nth(1)
  await other.focus()
  await page.keyboard.press('Enter')
  await expectCleanAtWidths(page, 'what each transaction was')
  await row.getByLabel('What was it?').selectOption('sold')
  await row.getByLabel('Why (optional)').fill('A car')
  await row.getByRole('button', { name: 'Save' }).focus()
  await page.keyboard.press('Enter')
  await expectMessage(page, 'Kept. The year is computed with it.')
  await kinds.selectOption('sold')
  await expect(card.getByRole('list', { name: 'Transactions' }).getByRole('listitem').first()).toContainText(
    'Sold as you said',
  )
})

test('the returns of any days stand beside what the same money would have made elsewhere, and what came in adds up', async ({
  dashboard: page,
  product,
}) => {
  await openPortfolio(page, product.sandbox.demoAddresses.slice(0, 2))
  const card = page.getByRole('region', { name: 'Performance' })
  // Over a year ago, which is further back than the chart goes.
  await card.getByLabel('From').fill('2025-01-01')
  await card.getByLabel('A fixed deposit at (% a year)').fill('6.5')
  await card.getByRole('button', { name: 'Measure' }).focus()
  await page.keyboard.press('Enter')
  const returns = card.getByRole('status', { name: 'Returns' })
  await expect(returns).toContainText('Time-weighted, 1 Jan 2025 to')
  await expect(card.getByRole('table', { name: /elsewhere/ })).toContainText(
    'Fixed deposit in rupees at 6.5 % a year',
  )
  await card.locator('summary').filter({ hasText: 'What came in and went out' }).click()
  const flows = card.getByRole('table', { name: 'What came in and went out, by day' })
  const cents = (text: string) => Number(text.replace('−', '-').replace(/[^\d-]/g, ''))
  const amounts = (await flows.locator('tbody td:nth-child(2)').allTextContents()).map(cents)
  expect(amounts.length).toBeGreaterThan(1)
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(
    cents((await flows.locator('tfoot td').textContent()) ?? ''),
  )
  await expectCleanAtWidths(page, 'the returns of a range')
})

test('a year that the address chooses is drawn without the page being thrown away, and what is read otherwise is open', async ({
  dashboard: page,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto('/user/gains?country=us')
  await expect(page.getByLabel('Country')).toHaveValue('us')
  await page.goto('/user/gains?country=in&gas=none')
  await expect(page.getByLabel('What a fee in ether is')).toBeVisible()
  await expect(page.getByText('read otherwise than usual')).toBeVisible()
  expect(errors).toEqual([])
})
