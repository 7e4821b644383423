import type { Page } from '@playwright/test'
import {
  importLines,
  importWallets,
  netWorth,
  openPortfolio,
  sendImport,
  waitForNetWorth,
  walletRow,
} from './support/dashboard.ts'
import { controlSandbox } from './support/sandbox-control.ts'
import { expect, test } from './support/test.ts'

/** A line of the outcome of an import, counted from 0. */
function fate(page: Page, index: number) {
  return page.getByRole('region', { name: 'Fate of each line' }).getByRole('listitem').nth(index)
}

test('a pasted list and a CSV file are taken in, and each line says what became of it', async ({
  dashboard: page,
  product,
}) => {
  const [first = '', second = '', third = ''] = product.sandbox.demoAddresses
  await importLines(page, [first, 'not an address', first.toLowerCase()])
  await expect(page.getByText('1 wallet added, 0 updated, 1 line refused')).toBeVisible()
  await expect(fate(page, 1)).toContainText('Please enter a valid address')
  await expect(fate(page, 1)).toContainText('Not valid')
  await expect(fate(page, 2)).toContainText('Unchanged')

  const csv = `address,label,tags\n${second},Savings,cold;family\n${first},Daily,\n${third},${'x'.repeat(61)},\n`
  await page
    .getByLabel('File to import')
    .setInputFiles({ name: 'wallets.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await sendImport(page)
  await expect(page.getByText('1 wallet added, 1 updated, 1 line refused')).toBeVisible()
  await expect(fate(page, 0)).toContainText('Added')
  await expect(fate(page, 1)).toContainText('Updated')
  await expect(fate(page, 2)).toContainText('A label has at most 60 characters')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(walletRow(page, /^Savings .*0x.+#cold #family/)).toBeVisible()
  await expect(walletRow(page, /^Daily .*0x/)).toBeVisible()
  await expect(page.getByText('2 wallets', { exact: true })).toBeVisible()
})

test('a label and a tag name a wallet everywhere, the address always beside them', async ({
  dashboard: page,
  product,
}) => {
  const [first = '', second = ''] = product.sandbox.demoAddresses
  await importWallets(page, [first, second])
  await page
    .getByRole('button', { name: /^More for 0x/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Label and tags' }).click()
  await page.getByLabel('Label').fill('Cold storage')
  await page.getByLabel('Tags').fill('cold, long-term')
  await page.getByRole('button', { name: 'Save' }).click()
  const row = walletRow(page, /^Cold storage .*0x/)
  await expect(row).toBeVisible()

  // By its tag the overview shows this wallet alone, and says that another is out of view.
  await waitForNetWorth(page)
  const all = await netWorth(page).textContent()
  await page.getByRole('button', { name: /choose the wallets to show/ }).click()
  await page.getByRole('button', { name: '#cold', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/in 1 wallet/)).toBeVisible()
  await expect(netWorth(page)).not.toHaveText(all ?? '')
  await page.reload()
  await expect(page.getByText('1 wallet not shown')).toBeVisible()

  await row.click()
  await page.getByRole('tab', { name: /Transactions/ }).click()
  await expect(page.getByRole('heading', { name: /Transactions for 0x.+ Cold storage/ })).toBeVisible()

  // The other side of a transfer is called by its label once it is tracked.
  const table = page.getByRole('table', { name: 'Transactions', exact: true })
  const stranger = await table
    .getByTitle(/^0x[\da-fA-F]{40}$/)
    .first()
    .getAttribute('title')
  await page.getByRole('tab', { name: 'Overview' }).click()
  await importWallets(page, [`${stranger},The exchange,`])
  await page.getByRole('tab', { name: /Transactions/ }).click()
  await expect(table.getByText(/^(from|to)The exchange0x/).first()).toBeVisible()
})

test('the wallets exported as a table are imported again without doubling one', async ({
  dashboard: page,
  product,
}) => {
  const [first = '', second = ''] = product.sandbox.demoAddresses
  await importWallets(page, [`${first},"Savings, cold",cold`, second])
  await page.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Wallets (CSV)' }).click()
  const file = await (await download).path()
  await page.getByRole('button', { name: 'Import' }).click()
  await page.getByLabel('File to import').setInputFiles(file)
  await sendImport(page)
  await expect(page.getByText(/^0 wallets added, 0 updated$/)).toBeVisible()
  await expect(page.getByText('2 wallets', { exact: true })).toBeVisible()
})

test('one wallet that cannot be read leaves the others and their sum alone', async ({
  dashboard: page,
  product,
}) => {
  test.slow()
  const control = controlSandbox(product)
  const first = product.sandbox.demoAddress
  // A wallet that nobody in this run has read yet.
  const second = `0x${'5e'.repeat(20)}`
  await openPortfolio(page, [first])
  const alone = (await netWorth(page).textContent()) ?? ''
  for (const upstream of ['moralis', 'blockscout', 'rpc']) {
    await control.setFault(upstream, { kind: 'server-error' })
  }
  await importWallets(page, [second])
  await expect(page.getByText('1 wallet could not be read.')).toBeVisible()
  await expect(page.getByText('The sum leaves 1 wallet out.')).toBeVisible()
  await expect(netWorth(page)).toHaveText(alone)
  await expect(walletRow(page, new RegExp(first.slice(0, 6)))).toContainText(alone)
  await expect(walletRow(page, /^0x5[eE]5[eE]/)).toContainText('Not read')
  await expect(page.getByText('2 wallets, one not read')).toBeVisible()

  await control.clearFaults()
  const tryAgain = page.getByRole('button', { name: 'Try Again' }).first()
  // Sources that failed are left to rest for half a minute before they are asked again.
  await expect(async () => {
    if (await tryAgain.isVisible()) await tryAgain.click({ timeout: 1000 })
    await expect(walletRow(page, /^0x5[eE]5[eE]/)).toContainText('0 tokens, empty', { timeout: 4000 })
  }).toPass({ timeout: 200_000 })
  await expect(page.getByText('2 wallets', { exact: true })).toBeVisible()
})
