import { expectCleanAtWidths } from './support/expect-clean.ts'
import { expect, test } from './support/test.ts'
import { watchPrivacy } from './support/watch-privacy.ts'

const retirement = '/calculator/retirement-calculator'

test('luck is loaded when somebody asks, lives the plan in a thread of its own, and is clean at each width', async ({
  page,
  product,
}) => {
  const expectPrivate = watchPrivacy(page, product.url)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto(retirement, { waitUntil: 'networkidle' })
  const ofLuck = () => fetched.filter((url) => /\/luck[.-](worker|panel)/.test(url))
  expect(ofLuck()).toEqual([])

  await page.getByRole('button', { name: 'Show', exact: true }).press('Enter')
  const lead = page.getByText(/^The money lasts to age 85 in [\d.]+\s% of 10,000 draws\.$/)
  await expect(lead).toBeVisible()
  expect(page.workers()).toHaveLength(1)
  expect(ofLuck()).toHaveLength(2)
  await expect(page).toHaveURL(/[?&]luck=us\.60\.c\.1(&|$)/)
  await expectCleanAtWidths(page, `${retirement}, with luck`)

  await page.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect.poll(() => page.workers().length).toBe(0)
  expectPrivate()
})

test('a link shows the same luck, and the keyboard reaches a year of its chart', async ({ page }) => {
  const link = `${retirement}?luck=us.75.g.7`
  const told: (string | null)[] = []
  for (let visit = 0; visit < 2; visit++) {
    await page.goto(link)
    const lead = page.getByText(/^The money lasts to age 85/)
    await expect(lead).toBeVisible()
    told.push(await lead.textContent())
  }
  expect(told[1]).toBe(told[0])

  const point = page.getByRole('slider', { name: 'What is there, in today’s money, point' })
  await point.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(point).toHaveAttribute('aria-valuetext', /Age 31.*Half.*Low 5 %/)

  await page
    .getByRole('combobox', { name: 'Years come from' })
    .selectOption('Every starting year of US history')
  await expect(page.getByText(/from \d+ of 98 starting years, 1871 to 1968/)).toBeVisible()
})

test('ten thousand lives cost the page one message each way, however many there are', async ({ page }) => {
  await page.addInitScript(() => {
    const passed: number[] = []
    const sizeOf = (data: unknown) => JSON.stringify(data).length
    window.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options)
        this.addEventListener('message', ({ data }) => passed.push(sizeOf(data)))
      }
      override postMessage(data: unknown) {
        passed.push(-sizeOf(data))
        super.postMessage(data)
      }
    }
    Object.assign(window, { passed })
  })
  const passed = () => page.evaluate(() => (window as unknown as { passed: number[] }).passed)
  await page.goto(`${retirement}?luck=us.60.c.1`)
  const again = page.getByRole('button', { name: 'Draw again', exact: true })
  await expect(again).toBeVisible()
  await expect.poll(async () => (await passed()).length).toBe(2)
  await again.click()
  await expect.poll(async () => (await passed()).length).toBe(4)
  const lives = 10_000
  for (const [at, size] of (await passed()).entries()) {
    // Asked is negative. What is told are the bands of each year: less than a number for every life.
    expect(Math.sign(size)).toBe(at % 2 === 0 ? -1 : 1)
    expect(Math.abs(size)).toBeLessThan(2 * lives)
  }
})
