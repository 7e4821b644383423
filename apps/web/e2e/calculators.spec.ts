import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { box, result } from './support/calculator.ts'
import { addWallet, waitForNetWorth } from './support/dashboard.ts'
import { expectMessage } from './support/messages.ts'
import { controlSandbox } from './support/sandbox-control.ts'
import { expect, test } from './support/test.ts'

/** Until the page has fetched what it may come to need: nothing has come for a second, and code was fetched ahead. */
function fetchedAhead(page: Page) {
  return page.waitForFunction(() => {
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const isQuiet = fetched.every(({ responseEnd }) => performance.now() - responseEnd > 1000)
    return isQuiet && fetched.some(({ name }) => name.includes('fetch-ahead'))
  })
}

/** A sum of the month's payments, each with its interest: the slow way to the same figure. */
function sipByHand(monthly: number, percent: number, years: number): number {
  let value = 0
  for (let month = 0; month < 12 * years; month++) value = (value + monthly) * (1 + percent / 1200)
  return value
}

test('what is typed is computed, kept in the address, and found again by Back, Forward and a link', async ({
  page,
  context,
}) => {
  await page.goto('/calculator/home')
  await page.getByRole('searchbox', { name: 'Search calculators' }).fill('mutual fund')
  await page.getByRole('link', { name: 'Explore SIP Calculator' }).click()
  await expect(result(page)).toContainText('₹11,61,695.38')

  await box(page, 'Monthly investment').fill('₹12,500')
  await box(page, 'Monthly investment').press('Tab')
  // The address follows once all parts of the page are there: what is changed before that is one step.
  await expect(page).toHaveURL(/[?&]monthlyInvestment=12500(&|$)/)
  await box(page, 'Expected return a year').fill('9.5 %')
  await box(page, 'Expected return a year').press('Enter')
  const expected = sipByHand(12_500, 9.5, 10).toLocaleString('en-IN', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  await expect(result(page)).toContainText(expected)
  await expect(page).toHaveURL(/[?&]annualRatePercent=9\.5(&|$)/)

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(result(other)).toContainText(expected)
  await other.close()

  await page.goBack()
  await expect(box(page, 'Expected return a year')).toHaveValue('12')
  await page.goBack()
  await expect(result(page)).toContainText('₹11,61,695.38')
  await page.goForward()
  await page.goForward()
  await expect(result(page)).toContainText(expected)
})

test('a slider works by keyboard alone and says its value in words; one drag is one step of the history', async ({
  page,
}) => {
  await page.goto('/calculator/sip-calculator')
  const slider = page.getByRole('slider', { name: 'Monthly investment' })
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(box(page, 'Monthly investment')).toHaveValue('5,100')
  await page.keyboard.press('PageUp')
  await expect(slider).toHaveAttribute('aria-valuetext', '6,100 rupees')
  await page.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', '10\u00a0lakh rupees')
  await page.keyboard.press('Home')
  await expect(box(page, 'Monthly investment')).toHaveValue('100')

  await page.goto('/calculator/sip-calculator')
  const frame = await slider.boundingBox()
  if (!frame) throw new Error('the slider is not on the page')
  const y = frame.y + frame.height / 2
  await page.mouse.move(frame.x + frame.width * 0.42, y)
  await page.mouse.down()
  for (let step = 0; step <= 20; step++) await page.mouse.move(frame.x + frame.width * (0.42 + step / 50), y)
  await page.mouse.up()
  await expect(box(page, 'Monthly investment')).not.toHaveValue('5,000')
  await expect(page).toHaveURL(/monthlyInvestment=/)
  await page.goBack()
  await expect(box(page, 'Monthly investment')).toHaveValue('5,000')
})

test('only the caps that are named are applied while typing', async ({ page }) => {
  await page.goto('/calculator/sip-calculator')
  await box(page, 'Monthly investment').fill('99999999')
  await expect(box(page, 'Monthly investment')).toHaveValue('10,00,000')
  await expect(page.getByText('The most here is ₹10,00,000, so that is used.')).toBeVisible()
  // Beyond the slider, within the formula.
  await box(page, 'Time').fill('75')
  await box(page, 'Time').press('Tab')
  await expect(box(page, 'Time')).toHaveValue('75')
  await expect(page.getByText('The slider ends at 50\u00a0years; the number above counts.')).toBeVisible()
  await box(page, 'Time').fill('750')
  await expect(box(page, 'Time')).toHaveValue('750')
  await box(page, 'Time').press('Tab')
  await expect(box(page, 'Time')).toHaveValue('200')
  await expect(page.getByText('The most here is 200\u00a0years, so that is used.')).toBeVisible()
})

test('hostile addresses open on what can be used', async ({ page }) => {
  const thrown: string[] = []
  page.on('pageerror', ({ message }) => thrown.push(message))
  for (const search of [
    'monthlyInvestment=1e309&years=-0&annualRatePercent=abc',
    'monthlyInvestment=5000&monthlyInvestment=9&mode=__proto__&view=constructor&inflation=1e9',
    `monthlyInvestment=${'9'.repeat(9000)}`,
    'monthlyInvestment=%3Cscript%3Ealert(1)%3C%2Fscript%3E&%00=%FF',
  ]) {
    await page.goto(`/calculator/sip-calculator?${search}`)
    await expect(result(page)).toContainText('₹')
    await expect(result(page)).not.toContainText(/NaN|Infinity|undefined/)
  }
  expect(thrown).toEqual([])
})

test('the schedule of thirty years draws what is in view and exports every row', async ({ page }) => {
  await page.goto('/calculator/loan-calculator?years=30&principal=10000000')
  await expect(page.getByText('360 rows')).toBeVisible()
  expect(await page.getByRole('row').count()).toBeLessThan(60)
  await page.getByRole('radio', { name: 'Yearly' }).check()
  await expect(page.getByText('30 rows')).toBeVisible()
  await page.getByRole('radio', { name: 'Monthly' }).check()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text.startsWith('\ufeff')).toBe(true)
  const rows = text.slice(1).trim().split('\r\n')
  expect(rows).toHaveLength(361)
  expect(rows[0]).toBe('Month,Principal paid (INR),Interest paid (INR),Total payment (INR),Balance (INR)')
  expect(rows[360]?.split(',').at(-1)).toBe('0')
})

test.describe('while nothing comes', () => {
  // A file that an earlier test left in the cache can be neither missing nor forgotten to be fetched ahead.
  test.use({ arriving: true })

  test('goes on without a network once the page is open', async ({ page, context }) => {
    await page.goto('/calculator/loan-calculator')
    await fetchedAhead(page)
    await context.setOffline(true)
    await box(page, 'Loan amount').fill('25L')
    await box(page, 'Loan amount').press('Tab')
    // 25 lakh at 6.5 % for 60 months.
    const rate = 0.065 / 12
    const emi = (2_500_000 * rate) / (1 - (1 + rate) ** -60)
    await expect(result(page)).toContainText(emi.toLocaleString('en-IN', { maximumFractionDigits: 2 }))
    await expect(page.getByRole('cell', { name: '25,00,000' })).toHaveCount(0)
    await expect(page.getByText('60 rows')).toBeVisible()
    await page.getByRole('button', { name: 'Gas Tracker' }).click()
    await expect(page.getByText('Failed to fetch gas data')).toBeVisible()
    await expect(page.getByText('60 rows')).toBeVisible()
  })

  test('stays when a part of it cannot be loaded', async ({ page }) => {
    await page.route('**/assets/gas-panel*', (route) => route.abort())
    await page.goto('/calculator/loan-calculator', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Gas Tracker' }).click()
    await expect(page.getByText('This part could not be loaded. Please reload the page.')).toBeVisible()
    await expect(result(page)).toContainText('₹')
  })
})

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false })

  test('a calculator shows its first answer and how it is computed', async ({ page }) => {
    await page.goto('/calculator/loan-calculator')
    await expect(result(page)).toContainText('₹')
    await expect(page.getByText('How is this computed?')).toBeVisible()
  })
})

test('goals: the amount that reaches a value is taken over into the form', async ({ page }) => {
  await page.goto('/calculator/sip-calculator')
  await box(page, 'Future value').fill('20L')
  await box(page, 'Future value').press('Enter')
  await expect(result(page)).toContainText('₹8,608.')
  await page.getByRole('button', { name: 'Use it' }).click()
  await expect(result(page)).toContainText('₹20,00,000.')
})

test.describe('of currencies', () => {
  // Rates that an earlier test left in the cache could not be missing.
  test.use({ arriving: true })

  test('currencies are converted with the date and source of the rate, also while the sources are down', async ({
    page,
    product,
  }) => {
    const sandbox = controlSandbox(product)
    await page.goto('/calculator/currency-calculator')
    await expect(page.getByRole('combobox', { name: 'To' })).toContainText(
      'AED – United Arab Emirates Dirham',
    )
    await box(page, 'Amount').fill('20')
    await page.getByRole('button', { name: 'Convert', exact: true }).click()
    await expect(result(page)).toContainText('1,913.49')
    await expect(result(page)).toContainText('open.er-api.com')
    await page.getByRole('button', { name: 'Swap currencies' }).click()
    await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('INR')
    await expect(result(page)).toContainText('USD')

    await fetchedAhead(page)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Convert', exact: true }).click()
    await expect(page.getByText('These are the last rates known, and they may be old.')).toBeVisible()
    await page.context().setOffline(false)
    expect(sandbox).toBeTruthy()
  })

  test('changing a currency keeps the result: it is made anew for the other one, or stays', async ({
    page,
  }) => {
    await page.goto('/calculator/currency-calculator')
    await expect(page.getByRole('combobox', { name: 'To' })).toContainText(
      'AED – United Arab Emirates Dirham',
    )
    await box(page, 'Amount').fill('20')
    await page.getByRole('button', { name: 'Convert', exact: true }).click()
    await expect(result(page)).toContainText('1,913.49')

    // While the other rate is on its way, what is there stays.
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/rates/*', async (route) => {
      await asked
      await route.continue()
    })
    await page.getByRole('combobox', { name: 'From' }).selectOption('EUR')
    await expect(result(page)).toContainText('1,913.49')
    answer()
    await expect(result(page)).toContainText('1 EUR = ')
    await expect(result(page)).not.toContainText('No rate has been read yet')
    await expect(box(page, 'Amount')).toHaveValue('20')
    await expect(page).toHaveURL(/from=EUR&to=INR/)

    // Where our server is not reached, the last rates known tell the other currency too.
    await page.route('**/api/rates/*', (route) => route.abort())
    await page.getByRole('combobox', { name: 'From' }).selectOption('GBP')
    await expect(result(page)).toContainText('1 GBP = ')
    await expect(page.getByText('These are the last rates known, and they may be old.')).toBeVisible()
    await expect(box(page, 'Amount')).toHaveValue('20')
  })

  test('a currency page without any rate says so in the words of the specification', async ({ page }) => {
    await page.route('**/api/rates/*', (route) => route.abort())
    await page.goto('/calculator/currency-calculator')
    await expect(page.getByText('Error fetching currency data.')).toBeVisible()
    await page.getByRole('button', { name: 'Convert', exact: true }).click()
    await expect(page.getByText('Failed to fetch conversion rate.')).toBeVisible()
    await expect(result(page)).toContainText('No rate has been read yet')
  })
})

test('the net worth of the dashboard becomes a starting amount, in rupees', async ({
  dashboard: page,
  product,
}) => {
  await addWallet(page, product.sandbox.demoAddress)
  await waitForNetWorth(page)
  await page.goto('/calculator/retirement-calculator', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Use my net worth' }).click()
  await expect(page.getByText(/a dollar \(.*open\.er-api\.com\)/)).toBeVisible()
  await expect(box(page, 'Savings today')).not.toHaveValue('0')
})

test('anybody else is asked to sign in for that', async ({ page }) => {
  await page.goto('/calculator/swp-calculator', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Use my net worth' }).click()
  await expect(page.getByText('to use the total of your wallets.')).toBeVisible()
})

test.describe('payments from a file', () => {
  const choose = (page: Page, text: string) =>
    page
      .getByLabel('CSV file of payments')
      .setInputFiles({ name: 'payments.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

  test('are read by their heads, days first, whatever else stands in the rows', async ({ page }) => {
    await page.goto('/calculator/xirr-calculator', { waitUntil: 'networkidle' })
    await choose(
      page,
      'Fund,Date,Amount\nA,01/01/1992,"-10,000"\nA,01/03/1992,2750\nA,30-10-1992,4250\nA,15 Feb 1993,3250\nA,1993-04-01,2750\n',
    )
    await expect(page.getByText('5 payments were taken over.')).toBeVisible()
    await expect(result(page)).toContainText('37.3363')
  })

  test('with other columns are refused in a sentence, and the last answer stays', async ({ page }) => {
    await page.goto('/calculator/xirr-calculator', { waitUntil: 'networkidle' })
    await choose(page, 'name,colour\nApple,green\nPear,yellow\n')
    await expect(page.getByText(/needs columns for date and amount/)).toBeVisible()
    await expect(result(page)).toContainText('12.7753')
  })

  test('of a million rows hang nothing', async ({ page }) => {
    await page.goto('/calculator/xirr-calculator', { waitUntil: 'networkidle' })
    await choose(page, `Date,Amount\n2020-01-01,-1000\n${'2021-01-01,1\n'.repeat(1_000_000)}`)
    await expect(
      page.getByText('10,000 payments were taken over. Only the first 10,000 were read.'),
    ).toBeVisible()
    await expect(page.getByText('10,000 rows')).toBeVisible()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expectMessage(page, 'This is too much for a link')
  })
})

test('arbitrage says plainly when there is none, and takes more than two bets', async ({ page }) => {
  await page.goto('/calculator/arbitrage-calculator?odds=1.5,1.6')
  await expect(page.getByText('There is no arbitrage at these odds.')).toBeVisible()
  await page.goto('/calculator/arbitrage-calculator?odds=3.5,3.6,4&totalStake=1000')
  await expect(page.getByText('There is no arbitrage at these odds.')).toHaveCount(0)
  await expect(result(page)).toContainText('Stake on bet 3')
  await box(page, 'Total stake').fill('none')
  await box(page, 'Total stake').press('Tab')
  await expect(page.getByText(/Please enter valid values for the odds and stake\./)).toBeVisible()
})
