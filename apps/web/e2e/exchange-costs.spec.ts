import type { GainsYear } from '@pkg/api-contract'
import type { Page } from '@playwright/test'
import { openPortfolio } from './support/dashboard.ts'
import { expectCleanAtWidths } from './support/expect-clean.ts'
import { waitForYear } from './support/gains.ts'
import { expectMessage } from './support/messages.ts'
import { expect, test } from './support/test.ts'

/** Two receipts of the year that nobody can tell the cost of. */
async function openGains(page: Page): Promise<GainsYear['questions']> {
  const answer = page.waitForResponse((response) => /\/api\/gains\/\d{4}-\d\d\?/.test(response.url()))
  await page.goto('/user/gains?country=in')
  await answer
  await waitForYear(page)
  const now = new Date()
  const first = now.getUTCMonth() < 3 ? now.getUTCFullYear() - 1 : now.getUTCFullYear()
  const year: GainsYear = await page.evaluate(
    async (url) => (await fetch(url)).json(),
    `/api/gains/${first}-${String(first + 1).slice(2)}?country=in`,
  )
  return year.questions.filter(({ receipt, symbol }) => receipt !== null && symbol !== null)
}

test('costs come from a CSV by keyboard alone, count in the year, and are undone with their file', async ({
  dashboard: page,
  product,
}) => {
  await openPortfolio(page, product.sandbox.demoAddresses.slice(0, 2))
  const questions = await openGains(page)
  const [one, two] = questions
  if (one === undefined || two === undefined)
    throw new Error('The demo wallets have no receipts to ask about')
  const rows = [
    'Date,Coin,Quantity,Paid (INR),Fee,Tx Hash',
    `${one.on},${one.symbol},${one.quantity},1000.10,,${one.transactionHash}`,
    `${two.on},${two.symbol},${two.quantity},"2,000.20",0.50,`,
    `${two.on},${two.symbol},${two.quantity},0,,`,
  ]
  const costs = page.getByRole('region', { name: 'Costs from an exchange' })
  const chooser = page.waitForEvent('filechooser')
  await costs.getByRole('button', { name: 'Choose a CSV' }).focus()
  await page.keyboard.press('Enter')
  await (await chooser).setFiles({
    ...{ name: 'buys.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) },
  })
  const form = costs.getByRole('form', { name: 'What the purchases paid for' })
  await expect(form.getByRole('status').first()).toHaveText(
    '3 lines read: 1 named by their transaction, 1 to be judged by you, 1 without a receipt to pay for.',
  )
  await expect(form).toContainText('together ₹1,000.10')
  await expectCleanAtWidths(page, 'costs from an exchange')

  await form.getByRole('checkbox').nth(1).focus()
  await page.keyboard.press('Space')
  // 1,000.10 and 2,000.20; the fee of 0.50 is left out in India
  await expect(form).toContainText('together ₹3,000.30')
  await form.getByRole('button', { name: 'Take over 2 costs' }).focus()
  await page.keyboard.press('Enter')
  await expectMessage(page, /^2 costs taken over, together ₹3,000\.30\./)
  const answers = page.getByRole('region', { name: 'Your answers' })
  await expect(answers.getByText('From buys.csv, line 2')).toBeVisible()
  await expect(answers.getByText('From buys.csv, line 3')).toBeVisible()

  await costs.getByRole('button', { name: 'Undo 2 costs of buys.csv' }).focus()
  await page.keyboard.press('Enter')
  await expect(answers).toHaveCount(0)
})
