import { importWallets, netWorth, sendImport, walletRow } from './support/dashboard.ts'
import { expect, test } from './support/test.ts'

test('a label and a tag name a wallet everywhere, the address always beside them', async ({
  page,
  house,
  account,
}) => {
  expect(account.username).toBeTruthy()
  const [first = '', second = ''] = house.sandbox.demoAddresses
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
  await expect(netWorth(page)).toBeVisible()
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
  const table = page.getByRole('table', { name: 'Recent transactions' })
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
  page,
  house,
  account,
}) => {
  expect(account.username).toBeTruthy()
  const [first = '', second = ''] = house.sandbox.demoAddresses
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
