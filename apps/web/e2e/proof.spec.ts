import { formatUnits } from 'viem'
import { expectMessage } from './support/messages.ts'
import { readNode, toFourDecimals } from './support/node-reader.ts'
import { controlSandbox } from './support/sandbox-control.ts'
import { expect, test } from './support/test.ts'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

test('a transfer on the chain shows on the dashboard after Refresh Data, exact to the last base unit', async ({
  page,
  product,
  account,
}) => {
  const node = readNode(product)
  const wallet = product.sandbox.demoAddress

  await test.step('a new account has no wallets and says what to do', async () => {
    await expect(page.getByRole('heading', { name: 'Portfolio Tracker' })).toBeVisible()
    await expect(page.getByText(`Welcome back, ${account.username}`)).toBeVisible()
    await expect(page.getByText('Add a wallet address to get started')).toBeVisible()
  })

  await test.step("the added wallet shows the node's own balances", async () => {
    await page.getByPlaceholder('Enter ETH wallet address (0x...)').first().fill(wallet)
    await page.getByRole('button', { name: 'Add', exact: true }).first().click()
    await expectMessage(page, 'Address added successfully')
    await page.getByRole('tab', { name: /Tokens/ }).click()
    const usdc = page.getByRole('listitem').filter({ hasText: 'USD Coin' })
    await expect(usdc).toContainText(toFourDecimals(await node.tokenOf(USDC, wallet), 6))
    const ether = page.getByRole('listitem').filter({ hasText: 'Ether' }).filter({ hasNotText: 'Wrapped' })
    await expect(ether.first()).toContainText(toFourDecimals(await node.etherOf(wallet), 18))
  })

  await test.step('a real transfer arrives after Refresh Data', async () => {
    const value = 1_234_567_891n
    const { transactionHash } = await controlSandbox(product).sendTransfer({ token: USDC, to: wallet, value })
    const balance = await node.tokenOf(USDC, wallet)

    await page.getByRole('tab', { name: 'Overview' }).click()
    await page.getByRole('button', { name: 'Refresh Data' }).click()
    await expectMessage(page, 'Refreshing data...')

    await page.getByRole('tab', { name: /Tokens/ }).click()
    const usdc = page.getByRole('listitem').filter({ hasText: 'USD Coin' })
    await expect(usdc).toContainText(toFourDecimals(balance, 6))

    await page.getByRole('tab', { name: /Transactions/ }).click()
    const short = `${transactionHash.slice(0, 10)}…${transactionHash.slice(-10)}`
    const row = page.getByRole('row').filter({ hasText: short })
    await expect(row).toContainText('Received')
    await expect(row).toContainText('USDC')
    await expect(row).toContainText(formatUnits(value, 6).replace(/\B(?=(\d{3})+(?=\.))/g, ','))
  })

  await test.step('the answer behind the row carries every base unit', async () => {
    const response = await page.request.get(`/api/portfolio/${wallet}/tokens`)
    const { data } = (await response.json()) as { data: { address: string; balance: string }[] }
    const balances = new Map(data.map((token) => [token.address, token.balance]))
    expect(balances.get(USDC.toLowerCase())).toBe(String(await node.tokenOf(USDC, wallet)))
    expect(balances.get('native')).toBe(String(await node.etherOf(wallet)))
  })
})
