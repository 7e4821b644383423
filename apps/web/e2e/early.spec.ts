import type { Page } from '@playwright/test'
import { box, result } from './support/calculator.ts'
import { arrival, expect, logIn, newAccount, signUp, test } from './support/test.ts'

test.use(arrival)

/** Leaves the page, and keeps the code of the next one, or these files of it, on its way until `arrive` is called. */
async function holdCode(page: Page, files = '*'): Promise<{ arrive: () => void }> {
  await page.goto('about:blank')
  const code = Promise.withResolvers<void>()
  await page.route(`**/assets/${files}.js`, async (route) => {
    await code.promise
    await route.continue()
  })
  return { arrive: code.resolve }
}

/** Opens a calculator whose schedule and what is around it stand as HTML: their code is asked for, and on its way. */
async function openWithoutDetails(page: Page, path: string): Promise<{ arrive: () => void }> {
  const held = await holdCode(page, 'answer-details-*')
  const asked = page.waitForRequest(/answer-details-/)
  await page.goto(path, { waitUntil: 'commit' })
  await asked
  return held
}

test('code that comes later asks for no style sheet, so that the page is styled and laid out once', async ({
  page,
}) => {
  const sheets: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url())
  })
  const later = page.waitForRequest(/answer-details-/)
  await page.goto('/calculator/sip-calculator')
  await later
  expect(sheets).toHaveLength(1)
})

test('what is typed before the code has come counts', async ({ page }) => {
  const { arrive } = await holdCode(page)
  const opened = page.goto('/calculator/sip-calculator')
  await box(page, 'Monthly investment').fill('7500')
  await box(page, 'Time').fill('60')
  await box(page, 'Expected return a year').focus()
  arrive()
  await opened
  // 7,500 at the start of each month of 60 years, more than the slider has, at 1 % a month.
  const value = (7500 * 1.01 * (1.01 ** 720 - 1)) / 0.01
  await expect(result(page)).toContainText(Math.floor(value).toLocaleString('en-IN'))
  await expect(page).toHaveURL(/years=60/)
})

test('what is typed before the code has come comes on top of what the link says', async ({ page }) => {
  const { arrive } = await holdCode(page)
  const opened = page.goto('/calculator/sip-calculator?monthlyInvestment=12500&annualRatePercent=9&years=5')
  await box(page, 'Monthly investment').fill('7500')
  arrive()
  await opened
  await expect(box(page, 'Monthly investment')).toHaveValue('7500')
  await expect(box(page, 'Time')).toHaveValue('5')
  // 7,500 at the start of each of 60 months at 0.75 %.
  const value = (7500 * 1.0075 * (1.0075 ** 60 - 1)) / 0.0075
  await expect(result(page)).toContainText(value.toLocaleString('en-IN', { maximumFractionDigits: 2 }))
  await expect(page).toHaveURL(/monthlyInvestment=7500.*annualRatePercent=9&years=5/)
})

test('what is chosen before the code has come counts', async ({ page }) => {
  const { arrive } = await holdCode(page)
  const opened = page.goto('/calculator/sip-calculator')
  await page.getByText('Lump sum', { exact: true }).first().click()
  arrive()
  await opened
  await expect(box(page, 'Lump sum')).toBeVisible()
  await expect(page).toHaveURL(/mode=lump-?sum/i)
})

test('a file chosen before the code has come is read once it has', async ({ page }) => {
  const { arrive } = await holdCode(page)
  const opened = page.goto('/calculator/xirr-calculator')
  await page.getByLabel('CSV file of payments').setInputFiles({
    name: 'payments.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Date,Amount\n1992-01-01,-10000\n1992-03-01,2750\n1992-10-30,8000\n'),
  })
  arrive()
  await opened
  await expect(page.getByText('3 payments were taken over.')).toBeVisible()
  // What Python finds by halving, in years of 365 days.
  await expect(result(page)).toContainText('11.6718')
})

test('a form sent before the code has come is sent once it has, with all that was filled in', async ({
  page,
}) => {
  const account = newAccount()
  await signUp(page, account)
  await page.waitForURL('**/login')
  const { arrive } = await holdCode(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(new URL(request.url()).pathname)
  })
  const opened = page.goto('/login')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  arrive()
  await opened
  await page.waitForURL('**/user/home')
  expect(asked.filter((path) => path.includes('log'))).toEqual([expect.stringMatching(/^\/api\//)])
})

test('a button pressed before the code has come does its work once it has', async ({ page, account }) => {
  const { arrive } = await holdCode(page)
  const opened = page.goto('/user/home')
  await page.getByRole('button', { name: 'Logout' }).click()
  arrive()
  await opened
  await page.waitForURL((url) => url.pathname === '/')
  await logIn(page, account)
  await page.waitForURL('**/user/home')
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

  test('a chart touched before the code has come tells the point that was touched', async ({ page }) => {
    const { arrive } = await holdCode(page)
    const opened = page.goto('/calculator/sip-calculator')
    const plot = page.locator('div.touch-pan-y').first()
    await plot.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const { width, height } = (await plot.boundingBox()) ?? { width: 0, height: 0 }
    // The third year of ten.
    await plot.tap({ position: { x: width * 0.3, y: height / 2 } })
    arrive()
    await opened
    const walker = page.getByRole('slider', { name: /, point$/ }).first()
    await expect(walker).toHaveAttribute('aria-valuetext', /^Year 3,/)
  })
})

test('a button that opens and closes does it as often as it was pressed', async ({ page }) => {
  const { arrive } = await holdCode(page)
  const opened = page.goto('/')
  const gas = page.getByRole('button', { name: 'Gas Tracker' })
  await gas.click()
  arrive()
  await opened
  await expect(gas).toHaveAttribute('aria-expanded', 'true')
  await gas.click()
  await expect(gas).toHaveAttribute('aria-expanded', 'false')
})

test('a button of a part whose code comes behind that of the page does its work once it has', async ({
  page,
}) => {
  const { arrive } = await openWithoutDetails(page, '/calculator/retirement-calculator')
  const gas = page.getByRole('button', { name: 'Gas Tracker' })
  await gas.click()
  await expect(gas).toHaveAttribute('aria-expanded', 'true')
  await gas.click()
  await page.getByRole('button', { name: 'Show', exact: true }).press('Enter')
  arrive()
  await expect(page).toHaveURL(/[?&]luck=/)
  await expect(page.getByRole('button', { name: 'Hide', exact: true })).toBeVisible()
})

test('a part whose code comes behind that of the page stays on it while a value changes, and then says what is so', async ({
  page,
}) => {
  const { arrive } = await openWithoutDetails(page, '/calculator/loan-calculator')
  const schedule = page.getByRole('table', { name: /schedule$/ })
  await expect(schedule).toBeVisible()
  const before = (await schedule.textContent()) ?? ''
  const principal = page.getByRole('textbox', { name: 'Loan amount', exact: true })
  await principal.fill('123456')
  await principal.press('Tab')
  // The figures have it; the schedule still stands as it came.
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('1,23,456')
  expect(await schedule.textContent()).toBe(before)
  arrive()
  await expect(schedule).not.toHaveText(before)
  // What is owed after the first of 60 months, at 6.5 % a year.
  const rate = 0.065 / 12
  const owed = 123456 * (1 + rate) - (123456 * rate) / (1 - (1 + rate) ** -60)
  await expect(schedule.getByRole('row').nth(1)).toContainText(
    owed.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  )
})

test.describe('where scripts are switched off', () => {
  test.use({ javaScriptEnabled: false })

  test('a form says that it cannot be sent, and offers no button that would lose it', async ({ page }) => {
    for (const path of ['/login', '/signup', '/contact', '/forgot-password']) {
      await page.goto(path)
      await expect(page.getByText('Sending this form needs JavaScript'), path).toBeVisible()
      await expect(page.locator('form[method=post] [type=submit]').first(), path).toBeHidden()
    }
    await page.goto('/calculator/ai-calculator')
    await expect(page.getByPlaceholder('Ask a financial question...')).toBeVisible()
    await expect(page.getByText('Send', { exact: true })).toBeHidden()
  })
})

test('a question sent before the code has come is answered once it has', async ({ page }) => {
  const { arrive } = await holdCode(page)
  const opened = page.goto('/calculator/ai-calculator')
  const line = page.getByPlaceholder('Ask a financial question...')
  await line.fill('EMI on 50L at 8.5 for 20 years')
  await line.press('Enter')
  arrive()
  await opened
  await expect(page.getByText('₹43,391.16').first()).toBeVisible()
})
