import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  addWallet,
  importLines,
  netWorth,
  openPortfolio,
  sendImport,
  waitForNetWorth,
} from './support/dashboard.ts'
import { expectMessage } from './support/messages.ts'
import { expect, test } from './support/test.ts'

function walker(page: Page) {
  return page.getByRole('slider', { name: 'Portfolio History, point' })
}

/** A row of the statement, in cents. */
function cents(text: string): number {
  const negative = text.includes('−')
  const digits = Number(text.replace(/[^\d]/g, ''))
  return negative ? -digits : digits
}

test('the history opens on a week, and every point says how it is known and why', async ({
  dashboard: page,
  product,
}) => {
  await addWallet(page, product.sandbox.demoAddress)
  await expect(page.getByRole('radio', { name: '1w' })).toBeChecked()
  await expect(walker(page)).toBeVisible()
  await walker(page).focus()
  await page.keyboard.press('Home')
  await expect(walker(page)).toHaveAttribute(
    'aria-valuetext',
    /^\w{3} \d+ \w{3} \d{4}, Net worth \$[\d,.]+, Source (Reconstructed|Observed|Carried price|Partial|Illustrative), .+\.$/,
  )
  await page.keyboard.press('t')
  const rows = page.getByRole('table', { name: 'Portfolio History' }).getByRole('row')
  await expect(rows).toHaveCount(9)
  await page.keyboard.press('t')
  for (const range of ['1d', '1m', '3m', '1y']) {
    await page.getByText(range, { exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`range=${range}`))
    await expect(walker(page)).toBeVisible()
  }
})

test('the explanation of a change adds up on the screen, for the range and between two picked days', async ({
  dashboard: page,
  product,
}) => {
  await addWallet(page, product.sandbox.demoAddress)
  const card = page
    .locator('[data-slot="card"]')
    .filter({ has: page.getByRole('heading', { name: 'Why did it change?' }) })

  async function expectToAddUp() {
    const amounts = (await card.getByRole('definition').allTextContents()).map(cents)
    const parts = amounts.slice(1, -1).reduce((sum, part) => sum + part, 0)
    expect((amounts[0] ?? 0) + parts).toBe(amounts.at(-1))
  }

  await expect(card.getByText('Price moves', { exact: true })).toBeVisible()
  await expectToAddUp()

  await page.getByText('1m', { exact: true }).click()
  await expect(page).toHaveURL(/range=1m/)
  await expect(walker(page)).toHaveAttribute('max', '30')
  await walker(page).focus()
  for (const key of ['Home', 'Enter', 'PageUp', 'Enter']) await page.keyboard.press(key)
  await expect(card).toHaveAttribute('aria-busy', 'false')
  await expectToAddUp()
})

test('an export can be imported again: nothing is added twice, and each line has its fate', async ({
  dashboard: page,
  product,
}) => {
  const [first = '', second = ''] = product.sandbox.demoAddresses
  await importLines(page, [`${first},Savings,cold`, 'not an address', second])
  await expect(page.getByText('2 wallets added, 0 updated, 1 line refused')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await waitForNetWorth(page)

  await page.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Everything (JSON)' }).click()
  const file = await (await download).path()
  const exported = JSON.parse(await readFile(file, 'utf8'))
  expect(exported.wallets.map(({ label }: { label: string | null }) => label)).toEqual(['Savings', null])

  await page.getByRole('button', { name: 'Import' }).click()
  await page.getByLabel('File to import').setInputFiles(file)
  await expect(page.getByLabel('Addresses to import')).not.toHaveValue('')
  await sendImport(page)
  await expect(page.getByText(/^0 wallets added, 0 updated/)).toBeVisible()
  await expect(page.getByText('2 wallets', { exact: true })).toBeVisible()
})

test('hiding a token takes its value out of the total, says so, and one click brings it back', async ({
  dashboard: page,
  product,
}) => {
  await addWallet(page, product.sandbox.demoAddress)
  await waitForNetWorth(page)
  const before = cents((await netWorth(page).textContent()) ?? '')
  await page.getByRole('tab', { name: /Tokens/ }).click()
  const token = page.getByRole('listitem').filter({ hasText: 'ChainLink Token' })
  const worth = cents((await token.getByText(/^\$/).textContent()) ?? '')
  await token.getByRole('button', { name: 'Hide LINK as spam' }).click()
  const show = page.getByRole('button', { name: 'Show LINK' })
  await expect(show).toBeVisible()
  await page.getByRole('tab', { name: 'Overview' }).click()
  // The row is rounded by itself, the total once: they can be a cent apart.
  await expect
    .poll(async () => Math.abs(cents((await netWorth(page).textContent()) ?? '') - (before - worth)))
    .toBeLessThanOrEqual(1)
  await show.click()
  await expect.poll(async () => cents((await netWorth(page).textContent()) ?? '')).toBe(before)
})

test('one wallet is read anew without the others', async ({ dashboard: page, product }) => {
  const [first = '', second = ''] = product.sandbox.demoAddresses
  await openPortfolio(page, [first, second])
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/tokens(\?|$)/.test(request.url())) asked.push(request.url())
  })
  await page
    .getByRole('button', { name: /^More for 0x/ })
    .first()
    .click()
  const answer = page.waitForResponse((response) => response.url().endsWith('/tokens'))
  await page.getByRole('menuitem', { name: 'Refresh this wallet' }).click()
  await answer
  expect(asked).toHaveLength(1)
})

test('a printed overview is light, whole and without controls', async ({ dashboard: page, product }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await addWallet(page, product.sandbox.demoAddress)
  await expectMessage(page, 'Address added successfully')
  await expect(walker(page)).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('button', { name: 'Refresh Data' })).toBeHidden()
  await expect(page.getByRole('tablist')).toBeHidden()
  await expect(page.getByRole('img', { name: /^Portfolio History: / })).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(page.getByRole('table', { name: /^Holdings/ }).getByRole('row')).not.toHaveCount(10)
})
