import type { Page } from '@playwright/test'
import { expectCleanAtWidths } from './support/expect-clean.ts'
import { expectMessage, holdActions } from './support/messages.ts'
import { expect, test } from './support/test.ts'
import { watchPrivacy } from './support/watch-privacy.ts'

const rupees = (value: number) =>
  value.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** The instalment of a loan of 20 years by the sum of what each instalment is worth today: the slow way to the same figure. */
function instalment(principal: number, percent: number): number {
  let worth = 0
  for (let month = 1; month <= 240; month++) worth += (1 + percent / 1200) ** -month
  return principal / worth
}

async function pin(page: Page, rate: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Interest rate a year', exact: true })
  await box.fill(rate)
  await box.press('Tab')
  await page.getByRole('button', { name: 'Pin', exact: true }).press('Enter')
}

test('two loans and a SIP beside them are pinned, compared and sent as one link, and nothing else leaves the device', async ({
  page,
  product,
  browser,
}) => {
  const expectPrivate = watchPrivacy(page, product.url)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/calculator/home-loan-calculator')
  await pin(page, '8.5')
  await expectMessage(page, 'Pinned', 'Pin another result, and they stand side by side.')
  await pin(page, '9')
  // The code that pins comes at the first press: what was not said yet may not be kept yet.
  await expectMessage(page, 'Pinned', '2 results are pinned on this device.')
  await page.goto('/calculator/sip-calculator')
  await holdActions(page)
  await page.getByRole('button', { name: 'Pin', exact: true }).click()
  await expectMessage(page, 'Pinned', '3 results are pinned on this device.')
  await page.getByRole('button', { name: 'Compare', exact: true }).click()

  // ₹60 lakh, a fifth of it paid down.
  const [low, high] = [instalment(4_800_000, 8.5), instalment(4_800_000, 9)]
  const loans = page.getByRole('region', { name: 'Home Loan Calculator' })
  const emi = loans.getByRole('row', { name: /^Monthly instalment/ })
  await expect(emi).toContainText(rupees(low))
  await expect(emi).toContainText(rupees(high))
  // A label beside its figures is text; a browser makes heads of rows bold.
  await expect(emi.getByRole('rowheader')).toHaveCSS('font-weight', '400')
  await expect(emi).toContainText(`+₹${rupees(Number(high.toFixed(2)) - Number(low.toFixed(2)))}`)
  await expect(page).toHaveURL(/\/calculator\/compare#pin=home-loan~/)

  // By keyboard: a name, a removal and its undoing.
  const list = page.getByRole('region', { name: 'Pinned results' }).getByRole('listitem')
  await page.getByRole('button', { name: /^Rename Home Loan, 9/ }).press('Enter')
  await page.keyboard.type('The other bank')
  await page.keyboard.press('Enter')
  await expect(list.nth(1)).toContainText('The other bank')
  await page.getByRole('button', { name: 'Remove The other bank' }).press('Enter')
  await expect(list).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(list.nth(1)).toContainText('The other bank')
  await expect(page).toHaveURL(/The\+other\+bank/)
  expectPrivate()
  expect(sent.filter((request) => /home-loan~|4800000|The.other.bank/.test(request))).toEqual([])

  // One of the loans and the SIP as a plan: what is missing is said, and every figure of it can be added up.
  await page.getByRole('button', { name: 'Make a plan' }).press('Enter')
  await page.getByRole('checkbox', { name: 'The other bank' }).uncheck()
  const income = page.getByRole('textbox', { name: 'Income a month', exact: true })
  await income.fill('60000')
  await income.press('Tab')
  const year = page.getByRole('row', { name: /^1 / })
  await expect(year).toContainText(rupees(12 * low))
  // 12 lakh are paid down and not there; the first year brings 7,20,000 and takes the instalments and 60,000.
  await expect(year).toContainText(rupees(1_200_000 + 12 * low + 60_000 - 720_000))
  await expect(page.getByRole('alert').filter({ hasText: 'More goes out than there is.' })).toContainText(
    'Today: ₹12,00,000.00, none of which is there.',
  )
  // Part by part: twenty years of twelve instalments, and of an income that rises by 6 %.
  const toPaisa = (value: number) => Number(value.toFixed(2))
  const incomes = Array.from({ length: 20 }, (_, before) => toPaisa(720_000 * 1.06 ** before))
  const parts = page.getByRole('region', { name: 'Plan, part by part, over 20 years' })
  const home = parts.getByRole('row', { name: /^Home Loan/ })
  await expect(home).toContainText(`₹12,00,000.00₹${rupees(20 * toPaisa(12 * low))}`)
  // The price of 60 lakh, which rises as prices do.
  await expect(home).toContainText(rupees(6_000_000 * 1.06 ** 20))
  const received = rupees(incomes.reduce((sum, income) => sum + income, 0))
  await expect(parts.getByRole('row', { name: /^Income beside them/ })).toContainText(received)
  // Ten years of the SIP's 5,000 a month, too.
  const together = parts.getByRole('row', { name: /^Together/ })
  await expect(together).toContainText(`₹${rupees(20 * toPaisa(12 * low) + 600_000)}`)
  await page.getByRole('button', { name: 'Use my net worth' }).click()
  await expect(page.getByText('to use the total of your wallets.')).toBeVisible()
  await expectCleanAtWidths(page, 'compare, with a plan')
  await expect(page).toHaveURL(/pin=!home-loan~.*&years=20&.*monthlyIncome=60000/)

  expect(sent.filter((request) => /monthlyIncome|60000/.test(request))).toEqual([])

  // Whoever gets the link sees the same, and keeps none of it.
  const other = await browser.newContext({ baseURL: product.url })
  try {
    const opened = await other.newPage()
    await opened.goto(page.url())
    await expect(opened.getByText('These results came by a link.')).toBeVisible()
    await expect(opened.getByRole('row', { name: /^Monthly instalment/ })).toContainText(rupees(high))
    await expect(opened.getByRole('row', { name: /^1 / })).toContainText(rupees(12 * low))
    expect(await opened.evaluate(() => localStorage.getItem('hodlwise.pins'))).toBeNull()
  } finally {
    await other.close()
  }
})

test('one loan pinned in two calculators is said to be counted twice, until it is taken out of the plan once', async ({
  page,
}) => {
  const loan = 'principal=2500000&annualRatePercent=8.5&years=15'
  for (const [place, slug] of ['loan-calculator', 'loan-prepayment-calculator'].entries()) {
    await page.goto(`/calculator/${slug}?${loan}`)
    await holdActions(page)
    await expect(page.getByRole('textbox', { name: 'Loan amount', exact: true })).toHaveValue('25,00,000')
    await page.getByRole('button', { name: 'Pin', exact: true }).click()
    await expectMessage(
      page,
      'Pinned',
      place === 0
        ? 'Pin another result, and they stand side by side.'
        : '2 results are pinned on this device.',
    )
  }
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await page.getByRole('button', { name: 'Make a plan' }).press('Enter')
  const said = page.getByRole('status').filter({ hasText: 'One loan is counted twice.' })
  await expect(said).toContainText('owe the same ₹25,00,000.00 at the same rate over the same years.')
  const together = page
    .getByRole('region', { name: /^Plan, part by part/ })
    .getByRole('row', { name: /^Together/ })
  const twice = await together.textContent()
  await expectCleanAtWidths(page, 'compare, with one loan twice')
  await page.setViewportSize({ width: 1440, height: 1000 })

  await page
    .getByRole('group', { name: 'Made of' })
    .getByRole('checkbox', { name: /Prepayment/ })
    .uncheck()
  await expect(said).toBeHidden()
  await expect(together).not.toHaveText(twice ?? '')
  await page.getByRole('checkbox', { name: /Prepayment/ }).check()
  await expect(said).toBeVisible()
})
