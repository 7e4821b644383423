import { readFile } from 'node:fs/promises'
import { movements } from '@pkg/api-contract'
import type { Page } from '@playwright/test'
import { openPortfolio } from './support/dashboard.ts'
import { expectCleanAtWidths } from './support/expect-clean.ts'
import { readNode } from './support/node-reader.ts'
import { expect, test } from './support/test.ts'

/** The rows of a file whose cells need no quotes. */
function parseRows(csv: string): Record<string, string>[] {
  const [head = '', ...lines] = csv
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\n')
  const names = head.split(',')
  return lines.map((line) =>
    Object.fromEntries(line.split(',').map((cell, index) => [names[index] ?? '', cell])),
  )
}

async function save(page: Page) {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Save th.* \(CSV\)$/ }).press('Enter')
  const download = await waiting
  return {
    name: download.suggestedFilename(),
    rows: parseRows(await readFile(await download.path(), 'utf8')),
  }
}

test('what was paid in gas in a year is one filter; its file holds every fee that the chain took, and adds up', async ({
  dashboard: page,
  product,
}) => {
  await openPortfolio(page, product.sandbox.demoAddresses)
  // The figure of the page is there before every movement is read.
  let year = ''
  await expect(async () => {
    const { data } = await (await page.request.get(`${movements.listMovements.url}?kind=gas`)).json()
    year = data[0].at.slice(0, 4)
  }).toPass()
  await page.getByRole('tab', { name: 'Transactions' }).click()
  await page.getByLabel('Kind').selectOption('Gas')
  // By keyboard, digit after digit, as a person types it.
  await page.getByLabel('From (UTC)').pressSequentially(`0101${year}`)
  await page.getByLabel('To (UTC)').pressSequentially(`1231${year}`)
  await expect(page).toHaveURL(new RegExp(`kind=gas&from=${year}-01-01&to=${year}-12-31`))
  const sums = page.getByRole('region', { name: 'What these add up to' })
  await expect(sums.getByText(/^Gas paid/)).toBeVisible()
  await expect(sums.getByText(/still being read/)).toHaveCount(0)
  const { name, rows } = await save(page)
  expect(name).toBe(`hodlwise-movements-gas-${year}-01-01-${year}-12-31.csv`)
  expect(rows.length).toBeGreaterThan(3)
  await expect(sums.getByText(`Gas paid (${rows.length})`)).toBeVisible()
  const { feeOf } = readNode(product)
  for (const { transactionHash, amount, at, usdPrice, usdValue, quantity } of rows) {
    expect(`${transactionHash} ${-BigInt(amount ?? 0)}`).toBe(
      `${transactionHash} ${await feeOf(transactionHash as `0x${string}`)}`,
    )
    expect(at?.slice(0, 4)).toBe(year)
    // Booked in whole cents, so that the list adds up to its sum.
    expect(Math.abs(Number(usdValue) - Number(quantity) * Number(usdPrice))).toBeLessThanOrEqual(0.005)
  }
  const paid = rows.reduce((sum, { usdValue }) => sum - Number(usdValue), 0)
  await expect(sums.getByText(`$${paid.toFixed(2)}`)).toBeVisible()
})

test('the page of a token, its transactions and the NFTs are clean, and named after what they show', async ({
  dashboard: page,
  product,
}) => {
  await openPortfolio(page, product.sandbox.demoAddresses)
  await page.getByRole('tab', { name: 'NFTs' }).click()
  await expect(page.getByRole('heading', { name: 'NFT Collection' })).toBeVisible()
  await expect(page.getByText(/^\d+ NFTs in \d+ collections/)).toBeVisible()
  await expectCleanAtWidths(page, 'NFTs')
  await page.getByRole('tab', { name: /Tokens/ }).click()
  await page.getByRole('link', { name: 'USD Coin' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'USD Coin' })).toBeVisible()
  await expect(page).toHaveTitle('USD Coin (USDC) · Hodlwise')
  await expect(page.getByRole('slider', { name: 'Price, point' })).toBeVisible()
  await expect(page.getByText(/^Tokens received/)).toBeVisible()
  await expectCleanAtWidths(page, 'a token')
  await page
    .getByRole('button', { name: /^Whole transaction/ })
    .first()
    .click()
  await expect(page.getByText('Together, for your wallets')).toBeVisible()
  await expectCleanAtWidths(page, 'a whole transaction')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'All tokens' }).click()
  await expect(page).toHaveTitle('Portfolio Tracker · Hodlwise')
})
