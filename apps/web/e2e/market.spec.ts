import { controlSandbox } from './support/sandbox-control.ts'
import { expect, test } from './support/test.ts'

test('the first page lists five coins, of which one at a time is open', async ({ page }) => {
  await page.goto('/')
  const list = page.getByRole('region', { name: 'Top 5 Cryptocurrencies' })
  const rows = list.getByRole('listitem')
  await expect(rows).toHaveCount(5)
  await expect(rows.first()).toContainText('BTC')
  await rows.nth(0).getByRole('button').click()
  await expect(list.getByText('24h Volume')).toBeVisible()
  await rows.nth(1).getByRole('button').click()
  await expect(list.getByText('24h Volume')).toHaveCount(1)
})

test('the gas tracker tells the average price in its button, shows the same reading opened, and closes by Escape', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/gas')) asked.push(request.url())
  })
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Gas Tracker' })
  await expect(button).toHaveText(/^\d+\.\d\d gwei$/)
  await button.click()
  await expect(page.getByText('Updates every 30 seconds')).toBeVisible()
  for (const label of ['Low', 'Average', 'High'])
    await expect(page.getByText(label, { exact: true })).toBeVisible()
  const price = (await button.textContent())?.split(' ')[0] ?? ''
  await expect(
    page.getByRole('region', { name: 'Gas Tracker' }).getByText('Average', { exact: true }).locator('..'),
  ).toContainText(price)
  await page.keyboard.press('Escape')
  await expect(page.getByText('Updates every 30 seconds')).toBeHidden()
  expect(asked).toHaveLength(1)
})

test('the menus of the bar close when the focus goes on, so that they hide nothing that has it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await page.goto('/news')
  await page.getByRole('button', { name: 'Gas Tracker' }).press('Enter')
  await expect(page.getByText('Updates every 30 seconds')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  await expect(page.getByText('Updates every 30 seconds')).toBeHidden()

  await page.keyboard.press('Enter')
  const link = page.getByRole('banner').getByRole('link', { name: 'Calculators' })
  await expect(link).toBeVisible()
  for (let presses = 0; presses < 9; presses++) await page.keyboard.press('Tab')
  await expect(link).toBeHidden()
})

test('news come from the feeds that answer, and their links lead out without a trace', async ({
  page,
  product,
}) => {
  await controlSandbox(product).setFault('feeds', { kind: 'server-error', path: 'block-wire' })
  await page.goto('/news')
  const story = page.getByRole('link', { name: 'Ether rises as validators queue to join', exact: true })
  await expect(story).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(story).toHaveAttribute('target', '_blank')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText(/^Page 2 of /)).toBeVisible()
})

test('a message to the admins is thanked for', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Asha')
  await page.getByLabel('Email').fill('asha@example.org')
  await page.getByLabel('Message').fill('The total is off by one.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Thank you for your message!')).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('')
})

test('the admin area tells whoever is no admin so, and shows nothing', async ({ dashboard: page }) => {
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/home$/)
  await expect(page.getByText('This is not open to your account.')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
})

test('page views are counted without cookies, and not at all for whoever asks not to be tracked', async ({
  browser,
  product,
}) => {
  for (const dnt of [false, true]) {
    const context = await browser.newContext()
    if (dnt) {
      await context.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }))
    }
    const page = await context.newPage()
    const counted: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/insights')) counted.push(request.postData() ?? '')
    })
    await page.goto(`${product.url}/`)
    await page.getByRole('link', { name: 'News' }).first().click()
    await expect(page.getByRole('heading', { name: 'Crypto News' })).toBeVisible()
    expect(counted).toEqual(dnt ? [] : ['{"path":"/"}', '{"path":"/news"}'])
    expect(await context.cookies()).toEqual([])
    await context.close()
  }
})
